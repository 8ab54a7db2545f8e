/**
 * A host that has seen all shares knows the cards, and could draw again until they suit it. How often a guest opens a
 * share for cards that it never gets is how often the host may choose.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bySocket, Guest, must, type GuestOptions } from '../harness/guests'
import { openTable, victim } from './attacker'
import { ChoosyHost, person } from './choosy-host'

const TRIES = 85

let host: ChoosyHost
let eve: Guest
let storage: Map<string, string>

const newEve = (options: GuestOptions = {}): Guest =>
  new Guest('Eve', bySocket(host.origin), {
    ...options,
    told: (message, { client }) => {
      if (message?.type === 'pong') void client.say('Heard.')
    },
  })

beforeEach(async () => {
  host = await ChoosyHost.open()
  storage = new Map()
  eve = newEve({ storage })
  await eve.untilOpen()
  must(await eve.client.join({ code: 'K7QPX' }))
})
afterEach(async () => {
  eve.client.close()
  await host.close()
})

/** How many draws the host could choose from. */
async function choices(before: () => void | Promise<void> = () => undefined): Promise<number> {
  let opened = 0
  for (let draw = 0; draw < TRIES; draw++) {
    if (draw > 0) await before()
    if ((await host.draws()) === 'opened') opened++
  }
  return opened
}

describe('a host that draws until the cards suit it', () => {
  it('gets no third draw for no reason', async () => {
    expect(await choices()).toBe(2)
  })

  it('nor if it says that the game was called off', async () => {
    expect(await choices(() => host.tells('gathering', null))).toBe(2)
  })

  it('nor if it says that it is another game', async () => {
    const another = () => {
      host.gameNumber++
    }
    expect(await choices(another)).toBe(2)
  })

  it('nor if it says that the game is over', async () => {
    const over = () => {
      host.tells('over', null)
      host.gameNumber++
    }
    expect(await choices(over)).toBe(2)
  })

  it('nor with another secret in the same envelope', async () => {
    host.id = '0123456789abcdef/1/0/0123456789abcdef/0123456789abcdef'
    expect(await choices()).toBe(2)
  })

  it('no fourth draw, whatever it says that others have done', async () => {
    const reasons = [
      () => (host.seats = host.seats.with(2, person('Ben', false))),
      () => (host.seats = host.seats.with(2, person('Ben'))),
      () => (host.seats = host.seats.with(2, { person: null, bot: 'club', clock: null })),
      () => (host.seats = host.seats.with(2, person('Ann'))),
    ]
    let next = 0
    expect(await choices(() => void reasons[next++ % reasons.length]?.())).toBe(3)
  })

  it('nor by cutting the line', async () => {
    const cut = async () => {
      host.cuts()
      await host.isBack()
    }
    expect(await choices(cut)).toBe(3)
  })

  it('nor if the page is loaded again meanwhile', async () => {
    const load = async () => {
      eve.client.close()
      eve = newEve({ storage, ticket: eve.client.ticket })
      await eve.until(() => eve.client.table !== null)
    }
    expect(await choices(load)).toBe(3)
  })

  it('nor with the end of a game that was none', async () => {
    const end = async () => {
      host.proves()
      host.gameNumber++
      await eve.untilVerdict()
    }
    expect(await choices(end)).toBe(2)
    expect(eve.client.envelopes.verdict).toMatchObject({ code: 'fair.log' })
  })

  it('nor by leading its guest to another table', async () => {
    await host.draws()
    host.says({ type: 'seated', table: 'fedcba9876543210', seat: 1, token: '00'.repeat(16) })
    await eve.until(() => eve.client.status === 'ended')
    expect(eve.client.farewell).toMatchObject({ code: 'client.malformed' })
  })
})

describe('whoever plays with such a host', () => {
  it('is told, and may play on without being vouched for', async () => {
    expect(await choices()).toBe(2)
    const { redraws } = eve.client.notes
    expect(redraws.isRefused).toBe(true)
    expect(redraws.list.filter(({ counts }) => counts)).toEqual([
      { reason: 'none', name: '', counts: true },
      { reason: 'none', name: '', counts: true },
    ])
    eve.client.envelopes.acceptRedraws()
    expect(await host.draws()).toBe('opened')
    expect([redraws.isRefused, redraws.isDoubtful]).toEqual([false, true])
  })

  it('is told of redraws that tell nobody anything, and goes on', async () => {
    for (let draw = 0; draw < TRIES; draw++) await host.draws(false)
    expect(eve.client.notes.redraws.isDoubtful).toBe(false)
    expect(eve.client.notes.redraws.list.at(-1)).toEqual({
      ...{ reason: 'none', name: '', counts: false },
    })
    expect(await host.draws()).toBe('opened')
  })

  it('is told who is said to be the reason', async () => {
    await host.draws()
    host.seats = host.seats.with(2, person('Ben', false))
    await host.draws()
    host.seats = host.seats.with(2, { person: null, bot: 'club', clock: null })
    await host.draws()
    expect(eve.client.notes.redraws.list).toEqual([
      { reason: 'page', name: 'Ben', counts: true },
      { reason: 'left', name: 'Ben', counts: true },
    ])
  })
})

describe('a guest who wants an honest host to be doubted', () => {
  const seal = (dealing: unknown, digit: string) => ({
    ...{ type: 'seal', dealing, commitment: digit.repeat(64) },
  })

  it('cannot make it draw again by sealing another share', async () => {
    const honest = await victim()
    const [ann, ben] = [await honest.attacker().hello('Ann'), await honest.attacker().hello('Ben')]
    await ann.asks(openTable(['open', 'open']))
    await ben.asks({ type: 'join', at: { code: ann.table['code'] }, seat: null })
    await ann.asks({ type: 'propose', what: { do: 'start' } })
    const dealing = () => ann.table['dealing'] as { id: string; shares: unknown[] }
    const { id } = dealing()
    for (const digit of ['a', 'b', 'c']) ben.says(seal(id, digit))
    await ben.asks({ type: 'chat', text: 'Sealed.' })
    await ann.hears(({ type }) => type === 'chat')
    expect(dealing()).toMatchObject({ id, shares: [null, 'a'.repeat(64)] })
    await honest.close()
  })
})
