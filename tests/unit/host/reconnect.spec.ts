import type { Action } from '../../../src/engine/ebbes/actions'
import { afterEach, describe, expect, it } from 'vitest'
import { checkDeals } from '../../../src/protocol/check-deals'
import type { ClientMessages } from '../../../src/protocol/messages'
import type { TableSetup } from '../../../src/protocol/table'
import { answerTo, askedOf, begin, codeOf, gather, peopleAt } from '../../harness/evening'
import { bySocket, Guest, must, tableFor } from '../../harness/guests'
import { helloOf, socketHost, type SocketHost, type Stranger } from '../../harness/socket-host'
import { unlucky, type BadLuck, type LineRecord, type UnluckyConnector } from './unlucky'

const hosts: SocketHost[] = []

async function openHost(...args: Parameters<typeof socketHost>): Promise<SocketHost> {
  const host = await socketHost(...args)
  hosts.push(host)
  return host
}

afterEach(async () => {
  for (const host of hosts.splice(0)) {
    await host.close()
    expect(host.problems).toEqual([])
  }
})

const shortEbbes = tableFor('ebbes', ['open', 'open', 'open'], {
  options: { rounds: 5 },
})
const shortEidex = tableFor('eidex', ['open', 'open', 'open'], {
  options: { victoryPoints: [5, 5, 5] },
})
const cosmicEidex = tableFor('eidex', ['open', 'open', 'open'], {
  options: { mode: 'cosmic', victoryPoints: [6, 6, 6] },
})

/** What the return of somebody brings before anything new can happen. */
const isWhole = ({ number, heard }: LineRecord): boolean =>
  number === 0 ? heard.length > 1 : heard.slice(0, -1).some(({ type }) => type === 'table')

/** A game of three, the last of whom has a bad line. */
async function playOut(setup: TableSetup, luck: BadLuck): Promise<UnluckyConnector> {
  const host = await openHost()
  const line = unlucky(bySocket(`http://127.0.0.1:${host.port}`), luck)
  const [ada, ben] = await gather(host, setup, 'Ada', 'Ben')
  const cleo = new Guest('Cleo', line)
  const everybody = [ada, ben, cleo]
  for (const guest of everybody) guest.autoplay()
  await cleo.untilOpen()
  // The answer may be lost with the line, the seat is not.
  await cleo.client.join({ code: codeOf(ada) })
  await ada.until(() => peopleAt(ada)[2] === 'Cleo')
  must(await ada.client.propose({ do: 'start' }))
  await Promise.all(everybody.map((guest) => guest.until(() => guest.client.proof !== null)))
  cleo.client.close()

  expect(everybody.map(({ refused }) => refused)).toEqual([[], [], []])
  const { proof } = ada.client
  for (const { client } of everybody) {
    expect(client.proof).toEqual(proof)
    expect(client.update?.rev).toBe(proof?.log.inputs.length)
    expect(client.update?.view.outcome).toEqual(ada.client.update?.view.outcome)
    expect(proof && client.notes.game && checkDeals(proof, client.notes.game)).toMatchObject({
      ok: true,
    })
  }
  expect(proof?.log.inputs.filter(({ by }) => by === 2).map(({ action }) => action)).toEqual(
    decisionsOn(line),
  )
  expect(wholeReturns(line)).toBeGreaterThan(5)
  return line
}

/** Every act once, however often it was sent. */
function decisionsOn({ lines }: UnluckyConnector): unknown[] {
  const acts = lines
    .flatMap(({ sent }) => sent)
    .filter((message): message is ClientMessages['act'] => message.type === 'act')
  return [...new Map(acts.map(({ id, action }) => [id, action])).values()]
}

/** The view is there after hello alone: nothing else has to be asked for. Answers how often it was there. */
function wholeReturns({ lines }: UnluckyConnector): number {
  let whole = 0
  const returns = lines.filter(
    ({ heard: [first] }) => first?.type === 'welcome' && first.resumed === true,
  )
  const order = ['welcome', 'seated', 'table', 'update', 'table']
  for (const { heard, sent, sentBeforeView } of returns) {
    const types = heard.slice(0, 4).map(({ type }) => type)
    const view = heard.find(({ type }) => type === 'update')
    if (view === undefined) {
      // Cut before that, or the cards were not dealt yet.
      expect(order.slice(0, 3)).toEqual(expect.arrayContaining(types.slice(0, 3)))
      continue
    }
    const beforeDeal = heard.slice(0, heard.indexOf(view)).some(isDealing)
    if (beforeDeal) continue
    expect(types).toEqual(order.slice(0, 4))
    // What was on its way when the line broke is repeated without being asked for.
    const asked = sent.slice(0, sentBeforeView).filter(({ type }) => type !== 'act')
    expect(asked.map(({ type }) => type)).toEqual(['hello'])
    whole++
  }
  return whole
}

const isDealing = (message: LineRecord['heard'][number]): boolean =>
  message.type === 'table' && message.table.phase === 'dealing'

describe('a line that breaks', () => {
  it.each([
    ['ebbes', shortEbbes],
    ['Eidex', shortEidex],
    ['cosmic Eidex', cosmicEidex],
  ])('%s: at every message that the game brings', async (_, setup) => {
    const lost = new Set<string>()
    let isPlaying = false
    const line = await playOut(setup, {
      hearing: (message, record) => {
        isPlaying ||= message.type === 'seated'
        const text = JSON.stringify(message)
        if (!isPlaying || !isWhole(record) || lost.has(text)) return undefined
        // What was lost comes again as part of the whole, so each is lost once.
        lost.add(text)
        return lost.size % 2 === 0 ? 'before' : 'after'
      },
    })
    expect(line.lines.length).toBeGreaterThan(20)
  })

  it('at the first, second, third … message after each return', async () => {
    let isPlaying = false
    const line = await playOut(shortEbbes, {
      hearing: (message, { number, heard }) => {
        isPlaying ||= message.type === 'update'
        if (!isPlaying || heard.length < 1 + (number % 9)) return undefined
        return number % 2 === 0 ? 'before' : 'after'
      },
    })
    expect(line.lines.length).toBeGreaterThan(20)
  })

  it('with every decision, just before it is sent or just after', async () => {
    const broken = new Set<string>()
    await playOut(shortEbbes, {
      sending: (message) => {
        if (message.type !== 'act' || broken.has(message.id)) return undefined
        broken.add(message.id)
        return broken.size % 2 === 0 ? 'before' : 'after'
      },
    })
    expect(broken.size).toBeGreaterThan(10)
  })
})

describe('a decision', () => {
  interface Opened {
    readonly host: SocketHost
    readonly ada: Guest
    readonly ben: Guest
    readonly asked: Guest
    /** The window in which the asked one goes on, with its own words. */
    readonly window: Stranger
    readonly act: ClientMessages['act']
  }

  /** A game of two, in which the one who is asked speaks the protocol by hand. */
  async function opened(): Promise<Opened> {
    const host = await openHost()
    const setup = tableFor('ebbes', ['open', 'open'], { options: { rounds: 5 } })
    const [ada, ben] = await gather(host, setup, 'Ada', 'Ben')
    await begin([ada, ben])
    const asked = await askedOf([ada, ben])
    const window = await host.stranger().greets(asked.name, asked.client.ticket)
    const { rev } = await window.hears('update')
    return {
      host,
      ada,
      ben,
      asked,
      window,
      act: { type: 'act', id: 'a', number: 1, rev, action: asked.idea },
    }
  }

  const updatesOf = ({ heard }: Stranger) => heard.filter(({ type }) => type === 'update')

  it('said twice is answered twice, and happens once', async () => {
    const { window, act } = await opened()
    window.says(act)
    window.says(act)
    window.says({ type: 'ping', n: 1 })
    await window.hears('pong')
    // The second answer may still be on its way through the table.
    window.says({ type: 'rename', id: 'done', name: 'Ada', marker: 'pink' })
    await window.hears('ack', ({ id }) => id === 'done')
    const acks = window.heard.filter((message) => message.type === 'ack' && message.id === 'a')
    expect(acks).toHaveLength(2)
    expect(window.heard.some(({ type }) => type === 'reject')).toBe(false)
    const revs = updatesOf(window).map((update) => 'rev' in update && update.rev)
    expect(new Set(revs).size).toBe(revs.length)
  })

  it('said again while the table is paused was still taken', async () => {
    const { ada, ben, window, asked, act } = await opened()
    window.says(act)
    await window.hears('ack')
    const owner = asked === ada ? window : ada
    if (owner === window) window.says({ type: 'propose', id: 'p', what: { do: 'pause' } })
    else must(await ada.client.propose({ do: 'pause' }))
    const other = asked === ada ? ben : ada
    await other.until(() => other.client.table?.phase === 'paused')
    window.says(act)
    window.says({ ...act, id: 'b' })
    await window.hears('reject', ({ id, code }) => id === 'b' && code === 'table.paused')
    expect(window.heard.filter((m) => m.type === 'ack' && m.id === 'a')).toHaveLength(2)
  })

  it('on an older view is refused, and the view that counts comes along', async () => {
    const { window, act } = await opened()
    expect(act.rev).toBeGreaterThan(0)
    window.says({ ...act, rev: act.rev - 1 })
    await window.hears('reject', ({ id, code }) => id === 'a' && code === 'act.stale')
    const [first, again] = updatesOf(window)
    expect(again).toEqual(first)
    window.says({ ...act, id: 'b', rev: act.rev + 1 })
    await window.hears('reject', ({ id, code }) => id === 'b' && code === 'act.stale')
    window.says({ ...act, id: 'c' })
    await window.hears('ack', ({ id }) => id === 'c')
  })

  it('of somebody who is not asked changes nothing', async () => {
    const { ada, ben, asked, window, act } = await opened()
    const other = asked === ada ? ben : ada
    const before = other.client.update
    expect(await answerTo(other.client.act(act.action))).toBe('input.seat')
    expect(other.client.update?.view).toEqual(before?.view)
    window.says(act)
    await window.hears('ack')
  })

  it('that breaks the rules changes nothing either', async () => {
    const { window, act } = await opened()
    const held = new Set((await window.hears('update')).view.hand)
    const card = [
      'R1',
      'R2',
      'R3',
      'R4',
      'R5',
      'R6',
      'R7',
      'R8',
      'R9',
      'R10',
      'R11',
      'R12',
      'R13',
    ].find((name) => !held.has(name)) as 'R1'
    const action: Action = { type: 'play', card }
    window.says({ ...act, action })
    const { code } = await window.hears('reject')
    expect(code).not.toBe('act.stale')
    const [first, again] = updatesOf(window)
    expect(again).toEqual(first)
  })

  it('of a window that was replaced does not count', async () => {
    const { host, window, asked, act } = await opened()
    const newer = await host.stranger().greets(asked.name, asked.client.ticket)
    expect(await window.farewell()).toBe('seat.replaced')
    window.says(act)
    newer.says({ ...act, id: 'b' })
    await newer.hears('ack', ({ id }) => id === 'b')
  })

  it('is possible at once after asking for the whole truth again', async () => {
    const { window, act } = await opened()
    window.says({ type: 'resync' })
    window.says(act)
    await window.hears('ack')
    const [first, again] = updatesOf(window)
    expect(again).toEqual(first)
  })
})

it('a hello with a token of nowhere leads to the lobby', async () => {
  const host = await openHost()
  const stranger = await host.stranger().opened()
  stranger.says(helloOf('Eve', { table: '0'.repeat(16), token: '0'.repeat(32) }))
  expect((await stranger.hears('welcome')).resumed).toMatchObject({ code: 'table.unknown' })
  await stranger.hears('lobby')
})
