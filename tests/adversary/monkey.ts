/**
 * Somebody who says anything to a host: much that is right, some that only looks so, and some that is meant to
 * hurt. What messages look like is written down here once more, from outside.
 */
import { randomBytes } from 'node:crypto'
import type { Random } from '../../src/engine/kernel'
import { choicesIn, type Json, type LineOptions, type Ticket } from './line'
import { ByHand } from './player'

/** What monkeys tell each other. */
export interface Gossip {
  readonly tables: Set<string>
  readonly codes: Set<string>
  /** By token: every way to a seat that one of them was given. */
  readonly tickets: Map<string, Ticket>
}

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T

const LEVELS = ['greedy', 'greedy', 'greedy', 'greedy', 'beginner', 'club', 'master']
const NAMES = ['Kong', 'Ä', '🐒', 'x'.repeat(40), '<b>bold</b>', '__proto__', 'constructor', 'a​b']
const TEXTS = [
  'Uh!',
  'y'.repeat(500),
  '🐒'.repeat(200),
  '<script>alert(1)</script>',
  '${0}',
  '%s%n',
]
const MARKERS = ['pink', 'grey', 'orange', 'black', 'white']
const REACTIONS = ['well-played', 'ouch', 'laugh', 'wow', 'think', 'hurry', 'cheers', 'sorry']
const CARDS = ['B1', 'R9', 'G15', 'HJ', 'LA', 'S10', 'R6', 'N7']
const SHORT = { variant2: true, goal: 10 }
const OPTIONS: readonly Json[] = [
  ...[{}, SHORT, SHORT, SHORT, { ...SHORT, variant1: true }, { ...SHORT, starter: 'random' }],
  ...[{ target: 3 }, { target: 3, victoryPoints: [2, 1, 1] }, { ...SHORT, seats: 4 }],
  { mode: 'cosmic', target: 3, victoryPoints: [2, 1, 1] },
  { mode: 'cosmic', characters: ['dealer', 'ultimo', 'kompass'], target: 3 },
  { mode: 'cosmic', characters: ['dealer', 'dealer', 'dealer'], target: 3 },
]
const ANYTHING: readonly unknown[] = [
  ...[null, true, -1, 0, 4, 5, 0.5, 1e6, 1e9, -1e-9, '', 'x'.repeat(5000), 'R9', '__proto__'],
  ...['\u202e', '\u0000', 'spectator', [], {}, [[[[]]]], Array(300).fill(0), { __proto__: null }],
]

/** What has no id, as no answer names it. */
const ANSWERED_BY_NONE: readonly unknown[] = ['hello', 'seal', 'unseal', 'ping']

const bytes = (count: number): string => randomBytes(count).toString('hex')

type Words = (monkey: Monkey, random: Random) => Json

/** How often each is said, at a table and elsewhere, and what it is. `open-lan` is left out: we stay at home. */
const VOCABULARY: readonly (readonly [atTable: number, elsewhere: number, words: Words])[] = [
  [400, 5, (monkey, random) => monkey.decision(random)],
  [80, 5, (_, random) => ({ type: 'propose', what: proposal(random) })],
  [2, 60, (_, random) => ({ type: 'create', setup: setup(random) })],
  [5, 400, (monkey, random) => monkey.join(random)],
  [3, 2, () => ({ type: 'leave' })],
  [20, 2, (_, random) => ({ type: 'sit', seat: seat(random) })],
  [10, 5, (_, random) => rename(random)],
  [20, 2, (_, random) => ({ type: 'quiet', until: pick(random, ['now', 'trick', 'game']) })],
  [8, 1, () => ({ type: 'advise' })],
  [2, 1, () => ({ type: 'review' })],
  [1, 1, () => ({ type: 'hindsight' })],
  [10, 2, (monkey, random) => monkey.falseShare(random)],
  [20, 5, (_, random) => ({ type: 'chat', text: pick(random, TEXTS) })],
  [20, 5, (_, random) => ({ type: 'react', reaction: pick(random, REACTIONS) })],
  [5, 2, () => ({ type: 'invite' })],
  [10, 10, (monkey, random) => ({ type: 'history', ask: monkey.question(random) })],
  [20, 2, (monkey, random) => ({ type: 'show', what: monkey.replay(random) })],
  [5, 5, (_, random) => ({ type: 'ping', n: random(1000) })],
  [
    1,
    1,
    (monkey) => ({
      type: 'hello',
      protocol: 8,
      app: '1',
      name: monkey.name,
      marker: 'grey',
      resume: null,
    }),
  ],
]

const seat = (random: Random): unknown => pick(random, [0, 1, 2, 3, 4, 'spectator'])

const rename = (random: Random): Json => ({
  ...{ type: 'rename', name: pick(random, NAMES), marker: pick(random, MARKERS) },
})

function setup(random: Random): Json {
  const isEidex = random(2) === 0
  const seats = Array.from({ length: isEidex && random(8) > 0 ? 3 : 2 + random(4) }, () =>
    random(2) === 0 ? 'open' : pick(random, LEVELS),
  )
  return {
    name: pick(random, NAMES),
    game: isEidex ? 'eidex' : 'ebbes',
    options: pick(random, OPTIONS),
    access: random(4) === 0 ? 'private' : 'open',
    spectators: pick(random, ['none', 'public', 'open-later']),
    patience: pick(random, [1, 1, 1, 1, 60, null]),
    clock: pick(random, [null, null, null, { move: 1, bank: 1 }, { move: 20, bank: 120 }]),
    coach: random(2) === 0,
    seat: random(8) === 0 ? null : Math.max(0, seats.indexOf('open')),
    seats,
  }
}

function proposal(random: Random): Json {
  const what = pick(random, [
    ...['start', 'start', 'start', 'start', 'resume', 'resume', 'rematch', 'rematch', 'again'],
    ...[
      'bot',
      'bot',
      'bot',
      'bot',
      'no-bot',
      'take-back',
      'take-back',
      'take-back',
      'claim',
      'pause',
    ],
    pick(random, ['kick', 'close', 'start', 'start', 'start']),
  ])
  const place = random(5)
  if (what === 'bot') return { do: what, seat: place, level: pick(random, LEVELS) }
  const isOfASeat = ['kick', 'no-bot', 'take-back', 'claim'].includes(what)
  return isOfASeat ? { do: what, seat: place } : { do: what }
}

/** Without its shares nobody would ever play. */
export class Monkey extends ByHand {
  readonly #gossip: Gossip

  constructor(port: number, name: string, gossip: Gossip, options: LineOptions) {
    super(port, name, options)
    this.#gossip = gossip
  }

  protected override look(): void {
    super.look()
    if (this.table !== null) {
      this.#gossip.tables.add(this.table.id)
      this.#gossip.codes.add(this.table.code)
    }
    if (this.ticket !== null) this.#gossip.tickets.set(this.ticket.token, this.ticket)
  }

  /** One thing, whatever comes into its head. */
  chatters(random: Random): void {
    const words = this.#words(random)(this, random)
    const message = ANSWERED_BY_NONE.includes(words['type'])
      ? words
      : { ...words, id: `m-${random(1e6)}` }
    this.shouts(random(20) === 0 ? spoilt(message, random) : JSON.stringify(message))
  }

  #words(random: Random): Words {
    const weight = this.table === null ? 1 : 0
    const all = VOCABULARY.reduce((sum, entry) => sum + entry[weight], 0)
    let left = random(all)
    return (VOCABULARY.find((entry) => (left -= entry[weight]) < 0) ?? VOCABULARY[0])?.[2] as Words
  }

  /** Mostly what it may; else any card, or at a moment that has passed. */
  decision(random: Random): Json {
    const { number = 1, rev = 0, view } = this.update ?? {}
    const legal = view === undefined ? [] : choicesIn(view.legal)
    const isRight = legal.length > 0 && random(8) > 0
    const action = isRight ? pick(random, legal) : { type: 'play', card: pick(random, CARDS) }
    const late = random(10) === 0 ? random(3) : 0
    return { type: 'act', number, rev: Math.max(0, rev - late), action }
  }

  join(random: Random): Json {
    const table = pick(random, [...this.#gossip.tables, '0123456789abcdef'])
    // Too many wrong codes only end the line.
    const code = random(50) === 0 ? 'ABCDE' : pick(random, [...this.#gossip.codes, 'ABCDE'])
    const at = random(2) === 0 ? { table } : { code }
    return { type: 'join', at, seat: random(2) === 0 ? null : seat(random) }
  }

  falseShare(random: Random): Json {
    const dealing = this.table?.dealing?.id ?? `${bytes(8)}/1/0/${bytes(8)}`
    return random(2) === 0
      ? { type: 'seal', dealing, commitment: bytes(32) }
      : { type: 'unseal', dealing, share: bytes(32) }
  }

  question(random: Random): Json {
    const table = pick(random, [...this.#gossip.tables, this.at || '0123456789abcdef'])
    return pick<Json>(random, [
      { do: 'list' },
      { do: 'read', table, number: random(3) === 0 ? null : random(3) },
      { do: 'rename', from: pick(random, NAMES), to: pick(random, NAMES) },
      { do: 'delete', table },
      { do: 'reopen', table },
      { do: 'import', stich: { stich: 1, app: '1', table: {}, games: [] } },
    ])
  }

  replay(random: Random): Json | null {
    const table = random(3) === 0 ? pick(random, [...this.#gossip.tables, bytes(8)]) : null
    const eyes = pick(random, [0, 4, 9, 'spectator', 'open'])
    if (random(6) === 0) return null
    return { table, number: random(4), step: random(200), eyes, playing: random(2) === 0 }
  }
}

/** A message that has come to harm on its way, by itself or on purpose. */
function spoilt(message: Json, random: Random): string | Buffer {
  const text = JSON.stringify(message)
  switch (random(8)) {
    case 0:
      return text.slice(0, random(text.length))
    case 1:
      return Buffer.from(text)
    case 2:
      return text + text
    case 3:
      return '['.repeat(1 + random(20_000))
    case 4:
      return `{"__proto__":{"type":"ping"},${text.slice(1)}`
    default:
      return JSON.stringify(changed(message, random))
  }
}

/** With another value, or one too many or too few, somewhere inside. */
function changed(message: Json, random: Random): unknown {
  const copy = JSON.parse(JSON.stringify(message)) as Record<string, unknown>
  const places = [...placesIn(copy)]
  const [inside, key] = pick(random, places)
  if (random(4) === 0) Reflect.deleteProperty(inside, key)
  else inside[random(5) === 0 ? 'surplus' : key] = pick(random, ANYTHING)
  return copy
}

function* placesIn(
  value: Record<string, unknown>,
): Generator<readonly [Record<string, unknown>, string]> {
  for (const [key, part] of Object.entries(value)) {
    yield [value, key]
    if (typeof part === 'object' && part !== null) yield* placesIn(part as Record<string, unknown>)
  }
}
