/** What a seat may claim: a proof from its own view must hold wherever the hidden cards are and whatever is played. */
import { describe, expect, it } from 'vitest'
import { SUITS } from '../../../src/engine/ebbes/cards'
import { won } from '../../../src/engine/ebbes/hand'
import { rolesOf } from '../../../src/engine/ebbes/roles'
import { endReason, pointsOf, scoresOf } from '../../../src/engine/ebbes/score'
import { ebbes, type Types as EbbesTypes } from '../../../src/engine/ebbes/game'
import { eidex, type Types as EidexTypes } from '../../../src/engine/eidex/game'
import { listed, type Game, type GameTypes, type Random } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import { rounds, SEED } from '../../depth'

/** How often each claim is tried: other hidden cards, and another course of play. */
const WORLDS = 4
const LINES = 4
const GAMES = rounds(30, 400)

interface Claims<T extends GameTypes> {
  readonly game: Game<T>
  readonly seats: (state: T['State']) => number
  /** Everything that the rules score, and who has which card. */
  readonly result: (state: T['State']) => unknown
}

const ofEbbes: Claims<EbbesTypes> = {
  game: ebbes,
  seats: ({ config }) => config.seats,
  result: (state) => [
    ...[wonBy(state), pointsOf(state), scoresOf(state), state.zilchRight],
    ...[endReason(state), rolesOf(state)],
  ],
}
const wonBy = (state: EbbesTypes['State']) =>
  scoresOf(state).map((_, player) => SUITS.map((_, suit) => won(state, player, suit)))
const ofEidex: Claims<EidexTypes> = {
  game: eidex,
  seats: () => 3,
  result: ({ won, points, awarded, victoryPoints, winner, tricks }) => [
    ...[won, points, awarded, victoryPoints, winner, tricks.map(({ to }) => to)],
  ],
}

function act<T extends GameTypes>(game: Game<T>, state: T['State'], random: Random): void {
  const next = game.next(state)
  if (next.kind === 'over') throw new Error('The game is over.')
  const [by = 0] = next.kind === 'seats' ? next.seats : []
  const actions = next.kind === 'seats' ? listed(game.legalActions(state, by)) : []
  const applied =
    next.kind === 'chance'
      ? game.apply(state, { by: 'chance', outcome: game.sampleChance(state, random) })
      : game.apply(state, { by, action: actions[random(actions.length)] as T['Action'] })
  if (!applied.ok) throw new Error(applied.refusal.message)
}

function endOfRound<T extends GameTypes>(
  { game, result }: Claims<T>,
  from: T['State'],
  random: Random,
): unknown {
  const state = game.copy(from)
  while (game.next(state).kind === 'seats') act(game, state, random)
  return result(state)
}

/** The claims in a random game, each with the number of cards in the hand, and those that do not hold. */
function claimsIn<T extends GameTypes>(
  claims: Claims<T>,
  options: object,
  seed: number,
  isDecided: (view: T['View']) => boolean = (view) => claims.game.isDecided?.(view) === true,
): { made: number[]; wrong: number } {
  const { game, seats } = claims
  const random = seededRandom(seed)
  const start = game.setup(options)
  if (!start.ok) throw new Error(start.refusal.message)
  const state = start.value
  const made: number[] = []
  let wrong = 0
  while (game.next(state).kind !== 'over') {
    act(game, state, random)
    if (game.next(state).kind !== 'seats') continue
    for (let seat = 0; seat < seats(state); seat++) {
      const view = game.view(state, seat)
      if (!isDecided(view)) continue
      made.push(view.hand.length)
      for (let world = 0; world < WORLDS; world++) {
        const imagined = world === 0 ? state : game.imagine(view, random)
        const ends = Array.from({ length: LINES }, () =>
          JSON.stringify(endOfRound(claims, imagined, random)),
        )
        if (new Set(ends).size > 1) wrong++
      }
    }
  }
  return { made, wrong }
}

function describeClaims<T extends GameTypes>(name: string, claims: Claims<T>, options: object) {
  describe(name, () => {
    it('what is claimed holds in every world and every course of play', () => {
      const found = Array.from({ length: GAMES }, (_, game) =>
        claimsIn(claims, options, SEED + game),
      )
      expect(found.reduce((sum, { wrong }) => sum + wrong, 0)).toBe(0)
      const worth = found.flatMap(({ made }) => made).filter((cards) => cards > 1)
      expect(worth.length, 'claims with more than one card in the hand').toBeGreaterThan(0)
    })

    it('a claim without a proof is found out', () => {
      const found = claimsIn(claims, options, SEED, ({ hand }) => hand.length === 2)
      expect(found.wrong).toBeGreaterThan(0)
    })
  })
}

for (const seats of [2, 3, 4, 5]) {
  describeClaims(`ebbes with ${seats}`, ofEbbes, { seats })
  const both = { seats, variant1: true, variant2: true }
  describeClaims(`ebbes with ${seats} and both variants`, ofEbbes, both)
}
describeClaims('Eidex', ofEidex, {})

it('with characters nothing is claimed: a power may come in between', () => {
  for (let seed = 0; seed < GAMES; seed++) {
    expect(claimsIn(ofEidex, { mode: 'cosmic' }, SEED + seed).made).toEqual([])
  }
})
