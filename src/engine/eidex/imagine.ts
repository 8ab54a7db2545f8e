/** A full state that a viewer cannot tell from the real one, for bots to think with. */
import { count, setAt } from '../bits'
import { dealOut } from '../deal-out'
import type { Random } from '../kernel'
import { itemAt, numberAt } from '../lists'
import { NO_CARD, rankOf, SUIT_COUNT, suitOf, type CardNumber } from './cards'
import { refreshTables } from './force'
import { knownFrom, type Known } from './gaps'
import type { Powers } from './power'
import { copy } from './copy'
import { at, handOf, type Effect, type Fact, type State, type Step } from './state'
import type { View } from './view'

/** How often a deal that contradicts the answers given is dealt again. */
const TRIES = 200

export function imagine(view: View, random: Random, powers: Powers): State {
  const known = knownFrom(view, powers)
  for (let tries = 1; ; tries++) {
    const state = imagineOnce(known, view, random, powers)
    if (tries === TRIES || agreesWithAll(state, view.facts)) return state
  }
}

function agreesWithAll(state: State, facts: readonly Fact[]): boolean {
  for (let place = 0; place < facts.length; place++)
    if (!agrees(state, itemAt(facts, place))) return false
  return true
}

function agrees(state: State, { seat, where, cards, min, max }: Fact): boolean {
  let held = 0
  if (where === 'hand') {
    for (let suit = 0; suit < SUIT_COUNT; suit++)
      held += count(setAt(cards, suit) & setAt(state.hands, at(seat, suit)))
  } else {
    const down = numberAt(state.down, seat)
    if (down !== NO_CARD) held = (setAt(cards, suitOf(down)) >> rankOf(down)) & 1
  }
  return held >= min && held <= max
}

function imagineOnce(
  { base, gaps, unseen }: Known,
  view: View,
  random: Random,
  powers: Powers,
): State {
  const state = copy(base)
  const dealt = dealOut(unseen, gaps, random)
  for (let place = 0; place < gaps.length; place++)
    itemAt(gaps, place).fill(state, itemAt(dealt, place))
  if (!view.conceals) imagineSecond(state, random)
  imagineSecrets(state, random, powers)
  return state
}

/** The last card but one of the deal is the dealer's; it matters only until trump is settled. */
function imagineSecond(state: State, random: Random): void {
  const cards = handOf(state, state.dealer).filter((card) => card !== state.turnUp)
  state.second = cards.length === 0 ? NO_CARD : (cards[random(cards.length)] as CardNumber)
}

type Secretive = Effect | (Step & { kind: 'ask' })

const isUnknown = ({ secret, data }: Secretive): boolean =>
  secret !== undefined && data.length === 0

function imagineSecrets(state: State, random: Random, powers: Powers): void {
  const imagined = <T extends Secretive>(item: T): T => ({
    ...item,
    data: powers[item.power].imagineSecret?.(state, random, item.secret?.[0] ?? item.seat) ?? [],
  })
  if (state.effects.some(isUnknown)) {
    state.effects = state.effects.map((effect) => (isUnknown(effect) ? imagined(effect) : effect))
    refreshTables(state, powers)
  }
  for (const [place, step] of state.agenda.entries())
    if (step.kind === 'ask' && isUnknown(step)) state.agenda[place] = imagined(step)
}
