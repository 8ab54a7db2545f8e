import { bytesToHex } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ebbes, type Types as Ebbes } from '../../../src/engine/ebbes/game'
import { eidex, type Types as Eidex } from '../../../src/engine/eidex/game'
import { isSame } from '../../../src/engine/fair/canonical'
import { commitSecret, commitShare, keyOf, type Ceremony } from '../../../src/engine/fair/ceremony'
import { diceFor } from '../../../src/engine/fair/dice'
import {
  digestOf,
  FAIR_CODES,
  verifyGame,
  type FairCode,
  type Witness,
} from '../../../src/engine/fair/verify'
import {
  listed,
  replay,
  type Game,
  type GameTypes,
  type Input,
  type Log,
  type Result,
  type Viewer,
} from '../../../src/engine/kernel'
import { seededRandom, shuffle } from '../../../src/engine/random'

const nodeHash = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

const hex = (text: string): string => nodeHash('test', text)

function ceremonyOf(id: string, seats: number): Ceremony {
  const secret = hex(`${id} secret`)
  const shares = Array.from({ length: seats }, (_, seat) => hex(`${id} share ${seat}`))
  return {
    id,
    commitment: commitSecret(id, secret),
    shareCommitments: shares.map((share, seat) => commitShare(id, seat, share)),
    secret,
    shares,
  }
}

describe('the ceremony', () => {
  it('has another seal and another key as soon as any part is another', () => {
    const [one, two] = [hex('one'), hex('two')]
    const seals = [
      commitSecret('a', one),
      commitSecret('b', one),
      commitSecret('a', two),
      commitShare('a', 0, one),
      commitShare('a', 1, one),
      commitShare('b', 0, one),
      commitShare('a', 0, two),
    ]
    const keys = [
      { id: 'a', secret: one, shares: [one, two] },
      { id: 'b', secret: one, shares: [one, two] },
      { id: 'a', secret: two, shares: [one, two] },
      { id: 'a', secret: one, shares: [two, one] },
      { id: 'a', secret: one, shares: [one] },
      { id: 'a', secret: one, shares: [one, two, one] },
    ].map((parts) => bytesToHex(keyOf(parts)))
    expect(new Set([...seals, ...keys]).size).toBe(seals.length + keys.length)
  })

  it('takes nothing but 32 bytes', () => {
    expect(() => commitSecret('a', 'abcd')).toThrow('32 bytes')
    expect(() => commitShare('a', 0, 'x'.repeat(64))).toThrow('32 bytes')
  })
})

interface Played<T extends GameTypes> {
  readonly log: Log<T>
  readonly ceremony: Ceremony
  readonly witnessOf: (viewer: Viewer) => Witness
}

/** A whole game with random players, dealt by the ceremony. */
function play<T extends GameTypes>(game: Game<T>, options: object, seed: number): Played<T> {
  const made = game.setup(options)
  if (!made.ok) throw new Error(made.refusal.message)
  const state = made.value
  const { config } = state as { config: T['Config'] & { seats?: number } }
  const ceremony = ceremonyOf(`game ${seed}`, config.seats ?? 3)
  const key = keyOf(ceremony)
  const random = seededRandom(seed)
  const inputs: Input<T>[] = []
  let deals = 0
  for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
    let input: Input<T>
    if (next.kind === 'chance') {
      input = { by: 'chance', outcome: game.sampleChance(state, diceFor(key, deals++)) }
    } else {
      const seat = next.seats[random(next.seats.length)] ?? 0
      const legal = listed(game.legalActions(state, seat))
      const action = game.sampleAction?.(state, seat, random) ?? legal[random(legal.length)]
      if (action === undefined) throw new Error(`Seat ${seat} has nothing to choose.`)
      input = { by: seat, action }
    }
    const applied = game.apply(state, input)
    if (!applied.ok) throw new Error(applied.refusal.message)
    inputs.push(input)
  }
  const log: Log<T> = { game: game.id, rulesVersion: game.rulesVersion, config, inputs }
  return { log, ceremony, witnessOf: (viewer) => watch(game, log, viewer) }
}

/** What a client notes that misses some updates. */
function watch<T extends GameTypes>(game: Game<T>, log: Log<T>, viewer: Viewer): Witness {
  const made = game.setup(log.config)
  if (!made.ok) throw new Error(made.refusal.message)
  const seen: [number, string][] = []
  for (const [rev, input] of log.inputs.entries()) {
    if (rev % 3 === 0) seen.push([rev, digestOf(game.view(made.value, viewer))])
    game.apply(made.value, input)
  }
  seen.push([log.inputs.length, digestOf(game.view(made.value, viewer))])
  return { viewer, seen }
}

const isChance = <T extends GameTypes>(input: Input<T>): boolean => input.by === 'chance'
const overTheWire = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V
const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.refusal.code)

function expectFair<T extends GameTypes>(game: Game<T>, options: object, seed: number): void {
  const { log, ceremony, witnessOf } = play(game, options, seed)
  const deals = log.inputs.filter(isChance).length
  for (const viewer of [seed % 2, 'spectator'] as const) {
    const result = verifyGame(game, overTheWire(log), overTheWire(ceremony), witnessOf(viewer))
    expect(result).toEqual({ ok: true, value: { deals } })
  }
}

describe('an honest game passes', () => {
  it('of ebbes, with two to five people and both variants', () => {
    for (const seats of [2, 3, 4, 5]) {
      for (const variant1 of [false, true]) {
        for (const variant2 of [false, true]) {
          expectFair(ebbes, { seats, variant1, variant2 }, seats)
        }
      }
    }
  })

  it.each(['basic', 'cosmic'])('of Eidex, %s', (mode) => {
    for (let seed = 1; seed <= 4; seed++) expectFair(eidex, { mode }, seed)
  })

  it('of Eidex with an easy start, where only the sealed dice can deal again', () => {
    const decks = ({ inputs }: Log<Eidex>) =>
      inputs.flatMap((input) =>
        input.by === 'chance' && input.outcome.type === 'deal' ? [input.outcome.deck] : [],
      )
    const again = Array.from({ length: 20 }, (_, seed) => seed + 1).filter((seed) =>
      /[A6]$/.test(decks(play(eidex, { easyStart: true }, seed).log)[0]?.at(-1) ?? ''),
    )
    expect(again.length).toBeGreaterThan(1)
    for (const seed of again) {
      expectFair(eidex, { easyStart: true }, seed)
      const { log, ceremony } = play(eidex, { easyStart: true }, seed)
      // Without the first deal, the second one is not what the dice give.
      const second = { ...log, inputs: log.inputs.toSpliced(1, 1) }
      expect(codeOf(verifyGame(eidex, second, ceremony))).toBe('fair.deal')
    }
  })

  it('also if it was broken off, and without notes of what was seen', () => {
    const { log, ceremony } = play(ebbes, {}, 1)
    const cut = { ...log, inputs: log.inputs.slice(0, 20) }
    expect(verifyGame(ebbes, cut, ceremony)).toEqual({ ok: true, value: { deals: 2 } })
    expect(codeOf(verifyGame(ebbes, { ...log, inputs: [] }, ceremony))).toBe('ok')
  })
})

const DRAWERS = { mode: 'cosmic', characters: ['wuenschelrute', 'laser', 'schuechterne'] }

describe('a crooked game is found out', () => {
  const { log, ceremony, witnessOf } = play(ebbes, { seats: 3 }, 5)
  const other = hex('another')
  const found = (changed: { log?: Log<Ebbes>; ceremony?: object; witness?: unknown }): string =>
    codeOf(
      verifyGame(
        ebbes,
        changed.log ?? log,
        { ...ceremony, ...changed.ceremony },
        (changed.witness ?? witnessOf(1)) as Witness,
      ),
    )
  const withInput = (rev: number, input: unknown): Log<Ebbes> => ({
    ...log,
    inputs: log.inputs.with(rev, input as Input<Ebbes>),
  })
  const [firstDealAt = 0, secondDealAt = 0] = log.inputs.flatMap((input, rev) =>
    input.by === 'chance' && input.outcome.type === 'deal' ? [rev] : [],
  )
  const deckAt = (rev: number): readonly string[] => {
    const input = log.inputs[rev]
    if (input?.by !== 'chance' || input.outcome.type !== 'deal') throw new Error('No deal.')
    return input.outcome.deck
  }
  const withDeck = (rev: number, deck: readonly string[]): Log<Ebbes> =>
    withInput(rev, { by: 'chance', outcome: { type: 'deal', deck } })
  const swapped = (deck: readonly string[], a: number, b: number): readonly string[] =>
    deck.with(a, deck[b] ?? '').with(b, deck[a] ?? '')

  it('is not this one', () => {
    expect(found({})).toBe('ok')
  })

  it('the secret is not the one sealed', () => {
    expect(found({ ceremony: { secret: other } })).toBe('fair.secret')
    expect(found({ ceremony: { commitment: other } })).toBe('fair.secret')
    expect(found({ ceremony: { id: 'another game' } })).toBe('fair.secret')
  })

  it('the host has sealed another secret after all', () => {
    const commitment = commitSecret(ceremony.id, other)
    expect(found({ ceremony: { secret: other, commitment } })).toBe('fair.deal')
  })

  it('a share is not the one sealed, or two are exchanged', () => {
    const [first = '', second = '', third = ''] = ceremony.shares
    const { shareCommitments: seals } = ceremony
    expect(found({ ceremony: { shares: [first, other, third] } })).toBe('fair.share')
    expect(found({ ceremony: { shares: [second, first, third] } })).toBe('fair.share')
    expect(found({ ceremony: { shareCommitments: seals.with(2, other) } })).toBe('fair.share')
    const copied = {
      shares: [first, first, third],
      shareCommitments: seals.with(1, seals[0] ?? ''),
    }
    expect(found({ ceremony: copied })).toBe('fair.share')
  })

  it('a share is missing, with its seal or without', () => {
    const shares = ceremony.shares.slice(0, 2)
    const shareCommitments = ceremony.shareCommitments.slice(0, 2)
    expect(found({ ceremony: { shares } })).toBe('fair.share')
    expect(found({ ceremony: { shares: [...ceremony.shares, other] } })).toBe('fair.share')
    // A host that deals with fewer shares from the start has a log that fits its key.
    const few = { ...ceremony, shares, shareCommitments }
    const crooked = dealtWith(few)
    expect(codeOf(verifyGame(ebbes, crooked, few))).toBe('fair.share')
  })

  const dealtWith = (sealed: Ceremony): Log<Ebbes> => {
    const made = ebbes.setup({ seats: 3 })
    if (!made.ok) throw new Error(made.refusal.message)
    const inputs: Input<Ebbes>[] = []
    for (let deal = 0; ebbes.next(made.value).kind === 'chance'; deal++) {
      const outcome = ebbes.sampleChance(made.value, diceFor(keyOf(sealed), deal))
      inputs.push({ by: 'chance', outcome })
      ebbes.apply(made.value, { by: 'chance', outcome })
    }
    // Whoever sits third at the table is asked when his neighbours have played.
    const random = seededRandom(1)
    for (let next = ebbes.next(made.value); inputs.length < 5; next = ebbes.next(made.value)) {
      const seat = next.kind === 'seats' ? (next.seats[0] ?? 0) : 0
      const legal = listed(ebbes.legalActions(made.value, seat))
      const action = legal[random(legal.length)]
      if (action === undefined) throw new Error('Nothing to choose.')
      inputs.push({ by: seat, action })
      ebbes.apply(made.value, { by: seat, action })
    }
    return { ...log, inputs }
  }

  it('a deck is changed, though every rule is kept and no view shows it', () => {
    // The cards go out one by one, so these two came into the same hand.
    const crooked = withDeck(firstDealAt, swapped(deckAt(firstDealAt), 0, 3))
    expect(replay(ebbes, crooked).ok).toBe(true)
    expect(watch(ebbes, crooked, 'spectator')).toEqual(watch(ebbes, log, 'spectator'))
    expect(found({ log: crooked })).toBe('fair.deal')
  })

  it('somebody is dealt a better card', () => {
    const deck = swapped(deckAt(secondDealAt), 0, 1)
    const crooked = withDeck(secondDealAt, deck)
    const cut = { ...crooked, inputs: crooked.inputs.slice(0, secondDealAt + 1) }
    expect(replay(ebbes, cut).ok).toBe(true)
    expect(codeOf(verifyGame(ebbes, cut, ceremony))).toBe('fair.deal')
  })

  it('the dice of another deal are used, or something stands beside the outcome', () => {
    const input = log.inputs[firstDealAt]
    expect(found({ log: withInput(secondDealAt, input) })).toBe('fair.deal')
    expect(found({ log: withInput(firstDealAt, { ...input, note: 1 }) })).toBe('fair.deal')
    expect(found({ log: withInput(firstDealAt, log.inputs[firstDealAt + 1]) })).toBe('fair.deal')
    expect(found({ log: withInput(firstDealAt + 1, input) })).toBe('fair.deal')
  })

  it('the log is of another game than the one that was seen', () => {
    const witness = witnessOf(1)
    const [rev] = witness.seen[7] ?? [0]
    const lie = { ...witness, seen: witness.seen.with(7, [rev, other]) }
    expect(found({ witness: lie })).toBe('fair.view')
    expect(found({ witness: { ...witness, viewer: 2 } })).toBe('fair.view')
    expect(found({ log: { ...log, inputs: log.inputs.slice(0, -1) } })).toBe('fair.view')
    const replaced = anotherLead()
    expect(replay(ebbes, replaced).ok).toBe(true)
    const seen = witness.seen.filter(([at]) => at <= replaced.inputs.length)
    expect(found({ log: replaced, witness: { ...witness, seen } })).toBe('fair.view')
  })

  /** Up to the first card, and that is another one that could have been led. */
  function anotherLead(): Log<Ebbes> {
    const rev = firstDealAt + 1
    const before = replay(ebbes, { ...log, inputs: log.inputs.slice(0, rev) })
    const input = log.inputs[rev]
    if (!before.ok || input === undefined || input.by === 'chance') throw new Error('No lead.')
    const action = listed(ebbes.legalActions(before.value, input.by)).find(
      (legal) => !isSame(legal, input.action),
    )
    if (action === undefined) throw new Error('No other lead.')
    return { ...log, inputs: [...log.inputs.slice(0, rev), { by: input.by, action }] }
  }

  it('the log breaks the rules, or is none', () => {
    const withoutNotes = (changed: unknown): string =>
      codeOf(verifyGame(ebbes, changed as Log<Ebbes>, ceremony))
    const { inputs } = log
    expect(withoutNotes({ ...log, inputs: inputs.toSpliced(firstDealAt + 1, 1) })).toBe('fair.log')
    expect(withoutNotes({ ...log, inputs: [...inputs, inputs.at(-1)] })).toBe('fair.log')
    expect(withoutNotes({ ...log, game: 'eidex' })).toBe('fair.log')
    expect(withoutNotes({ ...log, rulesVersion: 0 })).toBe('fair.log')
    expect(withoutNotes({ ...log, config: { seats: 9 } })).toBe('fair.log')
    expect(withoutNotes({ ...log, inputs: inputs.with(firstDealAt + 1, null as never) })).toBe(
      'fair.log',
    )
  })

  it('a blind card is another one', () => {
    const cosmic = play(eidex, DRAWERS, 2)
    const { inputs } = cosmic.log
    const draws = inputs.flatMap((input, rev) => {
      const before = replay(eidex, { ...cosmic.log, inputs: inputs.slice(0, rev) })
      if (!before.ok || input.by !== 'chance' || input.outcome.type !== 'draw') return []
      const { card } = input.outcome
      for (let seed = 1; seed < 50; seed++) {
        const outcome = eidex.sampleChance(before.value, seededRandom(seed))
        if (outcome.type === 'draw' && outcome.card !== card) return [{ rev, outcome }]
      }
      return []
    })
    expect(draws.length).toBeGreaterThan(0)
    for (const { rev, outcome } of draws) {
      const changed: Input<Eidex>[] = [...inputs.slice(0, rev), { by: 'chance', outcome }]
      const crooked = { ...cosmic.log, inputs: changed }
      expect(replay(eidex, crooked).ok).toBe(true)
      expect(codeOf(verifyGame(eidex, crooked, cosmic.ceremony))).toBe('fair.deal')
    }
  })

  it('whatever the wire brings, the answer is a refusal with a code of the list', () => {
    const short = { ...log, inputs: log.inputs.slice(0, 12) }
    const sound = { log: short, ceremony, witness: watch(ebbes, short, 1) }
    const tower: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
    const anything = fc.oneof(
      { weight: 9, arbitrary: fc.jsonValue() },
      fc.constantFrom(tower, undefined),
    )
    const isEmpty = (value: unknown): boolean =>
      typeof value === 'object' && value !== null && Object.keys(value).length === 0
    const isFoundIn = (part: 'log' | 'ceremony' | 'witness', value: unknown): void => {
      const parts = { ...sound, [part]: value }
      const code = codeOf(verifyGame(ebbes, parts.log, parts.ceremony, parts.witness))
      expect(FAIR_CODES, part).toContain(code as FairCode)
    }
    fc.assert(
      fc.property(anything, (value) => {
        isFoundIn('log', value)
        isFoundIn('ceremony', value)
        if (value !== undefined) isFoundIn('witness', value)
        for (const part of ['log', 'ceremony', 'witness'] as const) {
          for (const [name, whole] of Object.entries(sound[part]) as [string, unknown][]) {
            // No options and no notes are as good as the usual ones.
            if (isEmpty(value) || isSame(whole, value)) continue
            isFoundIn(part, { ...sound[part], [name]: value })
            if (Array.isArray(whole)) isFoundIn(part, { ...sound[part], [name]: [value] })
          }
        }
      }),
    )
    const chance = { by: 'chance', outcome: { type: 'deal', deck: tower } }
    isFoundIn('log', { ...short, inputs: [chance] })
    isFoundIn('log', { ...short, inputs: short.inputs.with(firstDealAt, chance as never) })
  })

  it.each([7, -1, 0.5, '0', null])('a viewer who is not at the table: %j', (viewer) => {
    expect(found({ witness: { ...witnessOf(1), viewer } })).toBe('fair.view')
  })

  it('notes that contradict themselves', () => {
    const witness = witnessOf(1)
    expect(found({ witness: { ...witness, seen: [[0, other], ...witness.seen] } })).toBe(
      'fair.view',
    )
    expect(found({ witness: { ...witness, seen: [...witness.seen, ...witness.seen] } })).toBe('ok')
  })
})

describe('docs/fair-deals.md', () => {
  const doc = readFileSync(new URL('../../../docs/fair-deals.md', import.meta.url), 'utf8')
  const inDoc = (name: string): string => {
    const line = doc.split('\n').findLast((each) => each.startsWith(`${name}  `))
    if (line === undefined) throw new Error(`The example has no line “${name}”.`)
    return line.slice(name.length).trim()
  }
  const id = 'friday-1'
  const shares = [0, 1, 2].map((seat) => inDoc(`share ${seat}`))
  const sealed: Ceremony = {
    id,
    commitment: inDoc('seal of secret'),
    shareCommitments: [0, 1, 2].map((seat) => inDoc(`seal of share ${seat}`)),
    secret: inDoc('secret'),
    shares,
  }

  it('has an example that our code works out to the same values', () => {
    expect(commitSecret(id, sealed.secret)).toBe(sealed.commitment)
    expect(shares.map((share, seat) => commitShare(id, seat, share))).toEqual(
      sealed.shareCommitments,
    )
    expect(bytesToHex(keyOf(sealed))).toBe(inDoc('key'))
    const dice = diceFor(keyOf(sealed), 0)
    const words = Array.from({ length: 8 }, () =>
      dice(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    )
    expect(words.join('')).toBe(inDoc('block 0, deal 0'))
  })

  it('describes the bytes well enough to do without our code', () => {
    const u32 = (value: number): Uint8Array => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes
    }
    const bytes = (text: string): Uint8Array => Buffer.from(text, 'hex')
    const name = Buffer.concat([u32(8), Buffer.from(id)])
    expect(nodeHash('stichabend/secret', name, bytes(sealed.secret))).toBe(sealed.commitment)
    for (const [seat, share] of shares.entries()) {
      const seal = nodeHash('stichabend/share', name, u32(seat), bytes(share))
      expect(seal).toBe(sealed.shareCommitments[seat])
    }
    const all = shares.map(bytes)
    const key = nodeHash('stichabend/key', name, bytes(sealed.secret), u32(3), ...all)
    expect(key).toBe(inDoc('key'))
    const block = nodeHash('stichabend/dice', bytes(key), u32(0), u32(0))
    expect(block).toBe(inDoc('block 0, deal 0'))
    const words = block.match(/.{8}/g)?.map((word) => Number.parseInt(word, 16)) ?? []
    const numbers = shuffle([1, 2, 3, 4, 5], (below) => (words.shift() ?? 0) % below)
    const [dealer = 0, starter = 0] = words.map((word) => word % 3)
    expect(inDoc('opening')).toBe(
      `number cards ${numbers.join(' ')}, dealer ${dealer}, starting player ${starter}`,
    )
  })

  it('tells the cards that such a table is dealt, and every code', () => {
    const [open, deal] = openingOf(sealed)
    expect(open).toEqual({ type: 'open', numbers: [1, 3, 4, 2, 5], dealer: 2, starter: 2 })
    if (deal?.type !== 'deal') throw new Error('No deal.')
    expect(inDoc('first deal')).toBe(`${deal.deck.slice(0, 5).join(' ')} …`)
    for (const code of FAIR_CODES) expect(doc).toContain(`\`${code}\``)
  })

  function openingOf(ceremony: Ceremony): Ebbes['Chance'][] {
    const made = ebbes.setup({})
    if (!made.ok) throw new Error(made.refusal.message)
    return [0, 1].map((deal) => {
      const outcome = ebbes.sampleChance(made.value, diceFor(keyOf(ceremony), deal))
      ebbes.apply(made.value, { by: 'chance', outcome })
      return outcome
    })
  }
})
