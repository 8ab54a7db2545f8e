import type { Action } from '../../../src/engine/ebbes/actions'
import { afterEach, describe, expect, it } from 'vitest'
import type { ClientMessages } from '../../../src/protocol/messages'
import { answerTo, askedOf, begin, gather } from '../../harness/evening'
import { must, tableFor, type Guest } from '../../harness/guests'
import { helloOf, socketHost, type SocketHost, type Stranger } from '../../harness/socket-host'

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
    // What has happened so far is told once.
    expect(again).toEqual({ ...first, past: null })
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
    // What has happened so far is told once.
    expect(again).toEqual({ ...first, past: null })
  })

  it('of a window that was replaced does not count', async () => {
    const { host, window, asked, act } = await opened()
    const newer = await host.stranger().greets(asked.name, asked.client.ticket)
    expect(await window.farewell()).toBe('seat.replaced')
    window.says(act)
    newer.says({ ...act, id: 'b' })
    await newer.hears('ack', ({ id }) => id === 'b')
  })
})

it('a hello with a token of nowhere leads to the lobby', async () => {
  const host = await openHost()
  const stranger = await host.stranger().opened()
  stranger.says(helloOf('Eve', { table: '0'.repeat(16), token: '0'.repeat(32) }))
  expect((await stranger.hears('welcome')).resumed).toMatchObject({ code: 'table.unknown' })
  await stranger.hears('lobby')
})
