/** Takes an input, or refuses it with the clause that it breaks and leaves the state as it was. */
import { exclude, has, setAt } from '../../../src/engine/bits'
import { accept, isObject, type Input, type Result } from '../../../src/engine/kernel'
import { addTo } from '../../../src/engine/lists'
import type { Event } from './actions'
import { DECK, nameOf, NO_CARD, parseCard, type CardNumber } from './cards'
import { refuse } from './clauses'
import { roundsOf } from './config'
import { deal } from './deal'
import { winnersOf } from './score'
import { leftOf, lying, NOBODY, type State } from './state'
import { playable, winnerOf } from './trick'
import type { Types } from './types'

const MALFORMED = refuse('input.malformed', 'This is not an input of Tercet.')

export function apply(state: State, input: Input<Types>): Result<Event[]> {
  // Inputs also come from the wire and from files: their declared type is a hope.
  if (!isObject(input)) return MALFORMED
  if (input.by === 'chance') {
    return isObject(input.outcome) ? deal(state, input.outcome) : MALFORMED
  }
  const checked = check(state, input.by, input.action)
  if (!checked.ok) return checked
  const events: Event[] = []
  play(state, checked.value, events)
  return accept(events)
}

/** The card that may be played. */
export function check(state: State, by: unknown, action: unknown): Result<CardNumber> {
  if (!isObject(action) || action['type'] !== 'play') return MALFORMED
  if (state.phase !== 'play') return refuse('input.moment', 'No card is to be played now.')
  if (by !== state.turn) return refuse('input.seat', 'Another seat is asked.')
  const card = parseCard(action['card'])
  if (card === NO_CARD) return refuse('input.card', 'There is no such card in this game.')
  if (!has(setAt(state.hands, state.turn), card)) {
    return refuse('input.not-held', 'This card is not in your hand.')
  }
  if (!has(playable(state, state.turn), card)) {
    return refuse('tercet.follow', 'You can follow suit, so you must.')
  }
  return accept(card)
}

/** The seat whose turn it is plays a card that it may play. */
export function play(state: State, card: CardNumber, events?: Event[]): void {
  const player = state.turn
  exclude(state.hands, player, card)
  state.plays.push(card)
  events?.push({ type: 'played', player, card: nameOf(card) })
  const next = leftOf(player)
  // The trick is complete when it has come round to the seat that led it.
  if (next === state.leaders.at(-1)) endTrick(state, next, events)
  else state.turn = next
}

function endTrick(state: State, leader: number, events?: Event[]): void {
  const cards = lying(state)
  const winner = winnerOf(leader, cards)
  addTo(state.points, winner, 1)
  events?.push({ type: 'trick', cards: cards.map(nameOf), winner })
  if (state.plays.length === DECK.length) {
    endRound(state, events)
    return
  }
  // tercet.lead
  state.leaders.push(winner)
  state.turn = winner
}

/** tercet.score, tercet.end */
function endRound(state: State, events?: Event[]): void {
  for (const [seat, tricks] of state.points.entries()) addTo(state.scores, seat, tricks)
  state.turn = NOBODY
  const { config, round, points, scores } = state
  events?.push({ type: 'scored', round, points: points.slice(), scores: scores.slice() })
  const isOver = round === roundsOf(config)
  state.phase = isOver ? 'over' : 'deal'
  if (isOver) events?.push({ type: 'over', winners: winnersOf(scores) })
}
