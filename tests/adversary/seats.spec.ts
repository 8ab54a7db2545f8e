/** Whoever wants a seat, a decision or a look that is not theirs: with old tokens, in a race, or by asking. */
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seededRandom } from '../../src/engine/random'
import { bundleForNode, type Bundle } from '../harness/bundle'
import { openTable, victim, type Victim } from './attacker'
import { choicesIn, Line, type Json, type Ticket } from './line'
import { ByHand, Player } from './player'

const MANY = [10_000, 10_000] as const
const SHORT = { options: { variant2: true, goal: 10 } }

let worker: Bundle
let host: Victim
let lines: Line[]
beforeAll(async () => {
  worker = await bundleForNode('src/host/bot-worker.ts')
})
afterAll(() => worker.remove())
beforeEach(async () => {
  lines = []
  host = await victim({
    botScript: pathToFileURL(worker.file),
    session: { messages: MANY, words: MANY, changes: MANY },
  })
})
afterEach(async () => {
  for (const line of lines) line.hangUp()
  await host.close()
})

async function guest(name: string, ticket: Ticket | null = null): Promise<Line> {
  const line = new Line(host.host.port, name, { ticket })
  lines.push(line)
  await line.welcomed()
  return line
}

async function player(name: string): Promise<Player> {
  const line = new Player(host.host.port, name, { random: seededRandom(1), wants: 'roster' })
  lines.push(line)
  await line.welcomed()
  return line
}

async function byHand(name: string): Promise<Line> {
  const line = new ByHand(host.host.port, name)
  lines.push(line)
  await line.welcomed()
  return line
}

const isAsked = ({ update }: Line): boolean =>
  update !== null && choicesIn(update.view.legal).length > 0

const must = (answer: string): void => expect(answer).toBe('ack')
const asksTo = (what: Json): Json => ({ type: 'propose', what })

/** The first one opens the table, the others sit down. */
async function gather(setup: Json, ...people: readonly Line[]): Promise<void> {
  const [first, ...others] = people
  must((await first?.asks(setup)) ?? 'nobody')
  for (const other of others) must(await joins(other, first))
}

const joins = (who: Line, friend: Line | undefined, seat: unknown = null): Promise<string> =>
  who.asks({ type: 'join', at: { code: friend?.table?.code }, seat })

const ticketOf = ({ ticket }: Line): Ticket => ticket as Ticket

/** Two who play, as far as the middle of their first round. */
async function inMidGame(): Promise<readonly [Player, Player]> {
  const [ann, ben] = [await player('Ann'), await player('Ben')]
  await gather(openTable(['open', 'open', 'open'], SHORT), ann, ben)
  must(await ann.asks(asksTo({ do: 'bot', seat: 2, level: 'greedy' })))
  await ann.until(() => (ann.update?.rev ?? 0) > 6)
  return [ann, ben]
}

describe('an old token', () => {
  it('brings nobody back who has left, was sent away, or whose table is closed', async () => {
    const [ann, ben, cleo] = [await guest('Ann'), await guest('Ben'), await guest('Cleo')]
    await gather(openTable(['open', 'open', 'open']), ann, ben, cleo)
    const [owners, left, kicked] = [ticketOf(ann), ticketOf(ben), ticketOf(cleo)]
    must(await ben.asks({ type: 'leave' }))
    must(await ann.asks(asksTo({ do: 'kick', seat: 2 })))
    expect((await guest('Ben', left)).resumed).toBe('seat.token')
    expect((await guest('Cleo', kicked)).resumed).toBe('seat.kicked')
    must(await ann.asks(asksTo({ do: 'close' })))
    expect((await guest('Ann', owners)).resumed).toBe('table.unknown')
  })

  it('opens no other table, and is not guessed by its beginning', async () => {
    const [ann, ben] = [await guest('Ann'), await guest('Ben')]
    await gather(openTable(['open', 'open']), ann)
    await gather(openTable(['open', 'open']), ben)
    const { table, token } = ticketOf(ann)
    for (const [place, wrong] of [
      [ticketOf(ben).table, token],
      [table, token.slice(0, 31) + (token.endsWith('0') ? '1' : '0')],
      [table, '0'.repeat(32)],
    ] as const) {
      expect((await guest('Eve', { table: place, token: wrong })).resumed).toBe('seat.token')
    }
    expect((await guest('Ann', { table, token })).resumed).toBe(true)
  })
})

describe('a race', () => {
  it('of twenty sockets with one token is won by one, and the game does not notice', async () => {
    const [ann, ben] = await inMidGame()
    const racing = await Promise.all(Array.from({ length: 20 }, () => guest('Ann', ticketOf(ann))))
    expect(racing.every(({ resumed }) => resumed === true)).toBe(true)
    await Promise.all(racing.map((line) => line.heardOut()))
    await ann.until(() => false)
    const left = racing.filter(({ isOver }) => !isOver)
    expect(left).toHaveLength(1)
    expect(left[0]?.seat).toBe(0)
    const back = new Player(host.host.port, 'Ann', {
      ...{ ticket: ticketOf(ann), random: seededRandom(2) },
    })
    lines.push(back)
    await ben.until(() => ben.table?.phase === 'over')
    expect(host.problems).toEqual([])
  })

  it('for the last seat has one winner, and nobody is left between two chairs', async () => {
    const ann = await guest('Ann')
    await gather(openTable(['open', 'open'], { spectators: 'none' }), ann)
    const others = await Promise.all(Array.from({ length: 12 }, (_, who) => guest(`Guest ${who}`)))
    const answers = await Promise.all(others.map((other) => joins(other, ann, 1)))
    expect(answers.toSorted()).toEqual(['ack', ...Array<string>(11).fill('seat.taken')])
    expect(others.filter(({ seat }) => seat === 1)).toHaveLength(1)
  })

  it('of one decision said twelve times at once moves the game once', async () => {
    const [hands, ben] = [await byHand('Ann'), await player('Ben')]
    await gather(openTable(['open', 'open', 'greedy'], SHORT), ben, hands)
    await hands.until(() => isAsked(hands))
    const { number = 0, rev = 0, view } = hands.update ?? {}
    const act = { type: 'act', number, rev, action: view && choicesIn(view.legal)[0] }
    const answers = await Promise.all(Array.from({ length: 12 }, () => hands.asks(act)))
    expect(answers.filter((answer) => answer === 'ack')).toHaveLength(1)
  })
})

/** Everything that a table can be asked for, at seats that are somebody else's. */
const PROPOSALS: readonly Json[] = [
  ...['start', 'pause', 'resume', 'rematch', 'again', 'close'].map((what) => ({ do: what })),
  { do: 'take-back', seat: 0 },
  { do: 'kick', seat: 0 },
  { do: 'bot', seat: 0, level: 'greedy' },
  { do: 'no-bot', seat: 2 },
]

describe('whoever is not the owner', () => {
  it('and watches, decides nothing and does nothing, in mid-game or before', async () => {
    const [ann, ben] = await inMidGame()
    const eve = await guest('Eve')
    must(await joins(eve, ann, 'spectator'))
    for (const what of PROPOSALS) {
      expect(await eve.asks(asksTo(what)), JSON.stringify(what)).toMatch(
        /^(seat\.spectator|table\.phase|table\.taken-back)$/,
      )
    }
    const { number = 0, rev = 0 } = ann.update ?? {}
    const action = { type: 'play', card: 'R9' }
    expect(await eve.asks({ type: 'act', number, rev, action })).toBe('seat.spectator')
    expect(await eve.asks({ type: 'sit', seat: 2 })).toBe('table.phase')
    expect(await eve.asks({ type: 'quiet', until: 'game' })).toBe('seat.spectator')
    expect(await eve.asks({ type: 'advise' })).toBe('seat.spectator')
    await ben.until(() => ben.table?.phase === 'over')
    expect(ben.table?.seats[0]?.person).not.toBeNull()
  })

  it('and plays, has one vote of three and no more', async () => {
    const [ann, ben, cleo] = [await guest('Ann'), await guest('Ben'), await guest('Cleo')]
    await gather(openTable(['open', 'open', 'open', 'greedy']), ann, ben, cleo)
    for (const what of [
      ...[{ do: 'start' }, { do: 'close' }, { do: 'kick', seat: 0 }, { do: 'no-bot', seat: 3 }],
    ]) {
      for (let again = 0; again < 3; again++) must(await ben.asks(asksTo(what)))
    }
    await cleo.heardOut()
    expect(ann.table).toMatchObject({ phase: 'gathering', seats: [{}, {}, {}, { bot: 'greedy' }] })
    expect(ann.table?.seats[0]?.person).not.toBeNull()
    expect(ann.table?.votes.map(({ by }) => by)).toEqual([[1], [1], [1], [1]])
  })
})

it('a gap in the network makes nobody the owner, nor lets anybody take back alone', async () => {
  const [ann, ben] = [await byHand('Ann'), await byHand('Ben')]
  await gather(openTable(['open', 'open'], { options: { starter: 1 } }), ann, ben)
  must(await ann.asks(asksTo({ do: 'start' })))
  await ben.until(() => isAsked(ben))
  const { number = 0, rev = 0, view } = ben.update ?? {}
  must(await ben.asks({ type: 'act', number, rev, action: view && choicesIn(view.legal)[0] }))
  ann.hangUp()
  await ben.until(() => ben.table?.seats[0]?.person?.present === false)
  const wishes = [
    ...[
      { do: 'take-back', seat: 1 },
      { do: 'kick', seat: 0 },
    ],
    ...[{ do: 'bot', seat: 0, level: 'greedy' }, { do: 'close' }],
  ]
  for (const what of wishes) must(await ben.asks(asksTo(what)))
  expect(ben.table?.votes).toEqual(wishes.map((what) => ({ what, by: [1] })))
  expect(ben.update?.rev).toBeGreaterThan(rev)
  expect(ben.table?.seats[0]).toMatchObject({ person: { name: 'Ann' }, bot: null })
})

describe('a game that is being played', () => {
  it('is neither read, nor shown, nor reviewed, by those who play it or by anybody', async () => {
    const [ann, ben] = await inMidGame()
    const eve = await guest('Eve')
    must(await joins(eve, ann, 'spectator'))
    const shown = { number: 1, step: 0, eyes: 'open', playing: false }
    for (const who of [ben, eve]) {
      const looks: readonly Json[] = [
        ...[1, null].map((number) => ({ do: 'read', table: ann.at, number })),
      ].map((ask) => ({ type: 'history', ask }))
      const shows = [null, ann.at].map((table) => ({ type: 'show', what: { table, ...shown } }))
      for (const what of [...looks, ...shows, { type: 'review' }, { type: 'hindsight' }]) {
        expect(await who.asks(what), JSON.stringify(what)).toMatch(
          /^(history\.(unfinished|unknown)|replay\.moment|seat\.spectator|coach\.moment|host\.remote)$/,
        )
      }
    }
  })
})
