/** Somebody lets others' bots and coaches work for him, so that nobody else is served. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import type { AnyQuestion, Bots } from '../../src/host/bot-pool'
import { ManualClock } from '../harness/manual-clock'
import { botsHere, memoryRoom } from '../harness/memory-room'
import { openTable, victim, type Attacker, type Victim } from './attacker'
import { atRest, Onlooker } from './onlooker'
import { choicesIn, type LegalHeard, type UpdateHeard } from './line'

/** Not yet so long that the tables are put away. */
const A_WHILE = 5 * 60_000
const MASTERS = ['master', 'master', 'master']
const START = { type: 'propose', what: { do: 'start' } }

/** A room whose bots decide at a glance, and count. */
function countingRoom() {
  const clock = new ManualClock()
  const here = botsHere((question) => ({ ...question, level: 'greedy' }) as AnyQuestion)
  const counted = { asked: 0 }
  const bots: Bots = {
    ...here,
    ask: (...question) => {
      counted.asked++
      return here.ask(...question)
    },
  }
  const room = memoryRoom({ clock, bots, botPause: 1500 })
  const passes = async (moments: number) => {
    for (let moment = 0; moment < moments; moment++) {
      clock.toNext()
      await atRest()
    }
  }
  return { ...room, clock, counted, passes }
}

describe('bots', () => {
  it('rest when nobody is connected, and go on for anybody', async () => {
    const { room, deps, clock, counted, passes } = countingRoom()
    const codes: unknown[] = []
    for (let table = 0; table < 20; table++) {
      const owner = new Onlooker(deps, 'Eve')
      expect(await owner.asks(openTable(MASTERS, { seat: null }))).toBe('ack')
      expect(await owner.asks(START)).toBe('ack')
      await passes(3)
      codes.push(owner.table['code'])
      owner.hangUp()
      await atRest()
    }
    const { asked } = counted
    expect(asked).toBeGreaterThanOrEqual(20)
    clock.advance(A_WHILE)
    await passes(3)
    expect(counted.asked).toBe(asked)

    const visitor = new Onlooker(deps, 'Ada')
    const at = { code: codes[7] }
    expect(await visitor.asks({ type: 'join', at, seat: 'spectator' })).toBe('ack')
    await passes(20)
    expect(counted.asked).toBeGreaterThan(asked + 5)
    await room.shutDown()
  })

  it('go on for a person who comes back while they still seem to think', async () => {
    const { room, deps, counted, passes } = countingRoom()
    const owner = new Onlooker(deps, 'Ada')
    await owner.asks(openTable(MASTERS, { seat: null }))
    await owner.asks(START)
    owner.hangUp()
    await atRest()
    const visitor = new Onlooker(deps, 'Ada')
    const at = { code: owner.table['code'] }
    expect(await visitor.asks({ type: 'join', at, seat: 'spectator' })).toBe('ack')
    await passes(20)
    expect(counted.asked).toBeGreaterThan(5)
    await room.shutDown()
  })
})

/** Bots that play their first card, a club player who never does, and a coach who advises at once but never comes to the end of a review. */
const BROODING = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ ask, level, view, steps }) => {
    if (ask === 'decide' && level !== 'club') parentPort.postMessage((view.legal.all ?? view.legal.some)[0])
    if (ask === 'advise' && steps > 100000) parentPort.postMessage([])
  })`

/** Sits down, lets a bot draw the share, and then plays itself. */
async function opens(host: Victim, level: string): Promise<Attacker> {
  const person = await host.attacker().hello('Eve')
  const options = { goal: 10 }
  expect(await person.asks(openTable(['open', 'greedy', 'greedy'], { coach: true, options }))).toBe(
    'ack',
  )
  const what = { do: 'bot', seat: 0, level }
  expect(await person.asks({ type: 'propose', what })).toBe('ack')
  expect(await person.asks(START)).toBe('ack')
  expect(await person.asks({ type: 'propose', what: { do: 'no-bot', seat: 0 } })).toBe('ack')
  return person
}

/** The update that asks it, and has not been answered. */
async function isAskedNow(person: Attacker): Promise<UpdateHeard> {
  const isNewest = (update: object) =>
    update === person.heard.findLast(({ type }) => type === 'update')
  const update = await person.hears((said) => isNewest(said) && isAsked(said['view']))
  return update as unknown as UpdateHeard
}

/** Something to look back at; the rest is a bot's. */
async function decidesOnce(person: Attacker): Promise<void> {
  for (let choices = 1; choices === 1;) {
    const { number, rev, view } = await isAskedNow(person)
    const legal = choicesIn(view.legal)
    choices = legal.length
    expect(await person.asks({ type: 'act', number, rev, action: legal[0] })).toBe('ack')
  }
  const what = { do: 'bot', seat: 0, level: 'greedy' }
  expect(await person.asks({ type: 'propose', what })).toBe('ack')
}

describe('advice', () => {
  it('does not wait for those who look back', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brooding-'))
    const script = join(folder, 'brooding.mjs')
    await writeFile(script, BROODING)
    // No thread loses its patience, however slow the machine is.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const host = await victim({ botScript: pathToFileURL(script) })
    try {
      const answered: string[] = []
      for (const type of ['review', 'hindsight']) {
        const greedy = await opens(host, 'greedy')
        await decidesOnce(greedy)
        await greedy.hears((message) => message['type'] === 'proof')
        void greedy.asks({ type }).then(() => answered.push(type))
      }
      const player = await opens(host, 'club')
      await isAskedNow(player)
      expect(await player.asks({ type: 'advise' })).toBe('ack')
      expect(player.heard.some(({ type }) => type === 'advice')).toBe(true)
      expect(answered).toEqual([])
    } finally {
      vi.useRealTimers()
      await host.close()
      await rm(folder, { recursive: true })
    }
  })
})

const isAsked = (view: unknown): boolean =>
  choicesIn((view as { legal: LegalHeard }).legal).length > 0
