/** Whoever loses the line in a game comes back to it, and nothing is lost or done twice. */
import { afterEach, describe, expect, it } from 'vitest'
import { checkDeals } from '../../src/protocol/check-deals'
import type { ClientMessages } from '../../src/protocol/messages'
import type { TableSetup } from '../../src/protocol/table'
import { codeOf, gather, peopleAt } from '../harness/evening'
import { bySocket, Guest, must, tableFor } from '../harness/guests'
import { socketHost, type SocketHost } from '../harness/socket-host'
import { unlucky, type BadLuck, type LineRecord, type UnluckyConnector } from '../unit/host/unlucky'
import { SAMPLES } from './index'
import { openSeats } from './samples'

const SHORT = SAMPLES.flatMap(({ id, short }) =>
  Object.entries(short).map(
    ([name, options]) => [`${id}, ${name}`, tableFor(id, openSeats(3), { options })] as const,
  ),
)
const [[, shortest] = []] = SHORT
if (shortest === undefined) throw new Error('There are games.')

const hosts: SocketHost[] = []

async function openHost(): Promise<SocketHost> {
  const host = await socketHost()
  hosts.push(host)
  return host
}

afterEach(async () => {
  for (const host of hosts.splice(0)) {
    await host.close()
    expect(host.problems).toEqual([])
  }
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
  it.each(SHORT)('%s: at every message that the game brings', async (_, setup) => {
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
    const line = await playOut(shortest, {
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
    await playOut(shortest, {
      sending: (message) => {
        if (message.type !== 'act' || broken.has(message.id)) return undefined
        broken.add(message.id)
        return broken.size % 2 === 0 ? 'before' : 'after'
      },
    })
    expect(broken.size).toBeGreaterThan(10)
  })
})
