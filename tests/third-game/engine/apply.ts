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
  const { by, action } = input as { readonly by: unknown; readonly action: unknown }
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
  return accept(play(state, card))
}

/** The seat whose turn it is plays a card that it may play. */
function play(state: State, card: CardNumber): Event[] {
  const player = state.turn
  exclude(state.hands, player, card)
  state.plays.push(card)
  const played: Event = { type: 'played', player, card: nameOf(card) }
  const next = leftOf(player)
  // The trick is complete when it has come round to the seat that led it.
  if (next === state.leaders.at(-1)) return [played, ...endTrick(state, next)]
  state.turn = next
  return [played]
}

function endTrick(state: State, leader: number): Event[] {
  const cards = lying(state)
  const winner = winnerOf(leader, cards)
  addTo(state.points, winner, 1)
  const trick: Event = { type: 'trick', cards: cards.map(nameOf), winner }
  if (state.plays.length === DECK.length) return [trick, ...endRound(state)]
  // tercet.lead
  state.leaders.push(winner)
  state.turn = winner
  return [trick]
}

/** tercet.score, tercet.end */
function endRound(state: State): Event[] {
  for (const [seat, tricks] of state.points.entries()) addTo(state.scores, seat, tricks)
  state.turn = NOBODY
  const { config, round, points, scores } = state
  const scored: Event = { type: 'scored', round, points: points.slice(), scores: scores.slice() }
  const isOver = round === roundsOf(config)
  state.phase = isOver ? 'over' : 'deal'
  return isOver ? [scored, { type: 'over', winners: winnersOf(scores) }] : [scored]
}
