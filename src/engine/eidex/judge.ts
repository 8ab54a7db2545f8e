/** Reads an action from the border: what it means here, or the clause that it breaks. */
import { accept, type Result, type Seat } from '../kernel'
import type { Action } from './actions'
import { formsOf, readAnswer, type Answer, type Asking } from './answers'
import { hasUsesLeft, offerIn } from './asking'
import { NO_CARD, nameOf, parseCard, suitOf, type CardNumber } from './cards'
import { isPowerId, type PowerId } from './characters'
import { refuse } from './clauses'
import { followingCards, mayPlay } from './follow'
import { forbiddingPower, forbiddingToPutDown, hasStrictFollowing } from './force'
import { legalPlays } from './choices'
import { followUpTo, pendingFor, type AskStep } from './pending'
import { EXCUSED, FACE_DOWN, type Play } from './plays'
import type { FollowUp, Offer, Powers } from './power'
import { at, holds, type State } from './state'

const TYPES: readonly unknown[] = [
  'play',
  'put-down',
  'pass',
  'power',
  'answer',
] satisfies Action['type'][]

export const isActionType = (type: unknown): boolean => TYPES.includes(type)

export const MALFORMED = refuse('input.malformed', 'This is not an input of Eidex.')
const NOT_ASKED = refuse('input.seat', 'This seat is not asked.')
const UNKNOWN_CARD = refuse('input.card', 'There is no such card.')
const NOT_HELD = refuse('input.not-held', 'This card is not in your hand.')

/** A legal action, as the rules do it. */
export type Judged =
  | { readonly kind: 'put-down'; readonly card: CardNumber }
  | { readonly kind: 'play'; readonly play: Play }
  | { readonly kind: 'pass' }
  | {
      readonly kind: 'use'
      readonly offer: Offer
      /** All forms of the question, and the one that is answered. */
      readonly forms: readonly Asking[]
      readonly asking: Asking
      readonly answer: Answer
    }
  | {
      readonly kind: 'answer'
      readonly step: AskStep
      readonly followUp: FollowUp
      readonly asking: Asking
      readonly answer: Answer
    }

/** Actions also come from the wire and from files: what they have beside their type is not guaranteed. */
export function judge(state: State, seat: Seat, action: Action, powers: Powers): Result<Judged> {
  switch (action.type) {
    case 'play':
      return judgePlay(state, seat, action, powers)
    case 'put-down':
      return judgePutDown(state, seat, action, powers)
    case 'pass':
      return pendingFor(state, seat)?.kind === 'window'
        ? accept({ kind: 'pass' })
        : wrongMoment(state, seat)
    case 'power':
      return judgeUse(state, seat, action, powers)
    case 'answer':
      return judgeAnswer(state, seat, action, powers)
  }
}

function wrongMoment(state: State, seat: Seat): Result<Judged> {
  return pendingFor(state, seat) === undefined
    ? NOT_ASKED
    : refuse('input.moment', 'This is not the moment for that.')
}

function judgePutDown(
  state: State,
  seat: Seat,
  action: Action & { type: 'put-down' },
  powers: Powers,
): Result<Judged> {
  if (pendingFor(state, seat)?.kind !== 'put-down') return wrongMoment(state, seat)
  const card = parseCard(action.card)
  if (card === NO_CARD) return UNKNOWN_CARD
  if (!holds(state, seat, card)) return NOT_HELD
  const forbidding = forbiddingToPutDown(state, seat, card, powers)
  if (forbidding !== undefined) {
    return refuse(`eidex.${forbidding}`, `${nameOf(card)} may not be put down.`)
  }
  return accept({ kind: 'put-down', card })
}

type PlayAction = Action & { type: 'play' }

function judgePlay(state: State, seat: Seat, action: PlayAction, powers: Powers): Result<Judged> {
  if (pendingFor(state, seat)?.kind !== 'play') return wrongMoment(state, seat)
  const card = parseCard(action.card)
  if (card === NO_CARD) return UNKNOWN_CARD
  if (!holds(state, seat, card)) return NOT_HELD
  if (action.excuse === undefined && action.faceDown === undefined) {
    return mayPlay(state, seat, card, powers)
      ? accept({ kind: 'play', play: card })
      : refusePlay(state, seat, card, powers)
  }
  const play = playOf(action, card)
  return play !== undefined && legalPlays(state, seat, powers).includes(play)
    ? accept({ kind: 'play', play })
    : refuse('eidex.power.play', 'That card cannot be played in that way now.')
}

const isYesOrNo = (value: unknown): boolean => value === null || typeof value === 'boolean'

/** The card with the way to play it; undefined if there is no such way. */
function playOf(
  { faceDown = false, excuse = false }: PlayAction,
  card: CardNumber,
): Play | undefined {
  if (!isYesOrNo(faceDown) || !isYesOrNo(excuse)) return undefined
  return card | (faceDown ? FACE_DOWN : 0) | (excuse ? EXCUSED : 0)
}

/** Names the rule that forbids a card. */
function refusePlay(state: State, seat: Seat, card: CardNumber, powers: Powers): Result<Judged> {
  const following = followingCards(state, seat)
  if (following.includes(card)) {
    const power = forbiddingPower(state, powers, (modifiers, effect) => {
      const left = modifiers.restrict?.(following, seat, state, effect)
      return left !== undefined && !left.includes(card)
    })
    return refuse(`eidex.${power ?? 'follow'}`, 'A power in force asks for another card.')
  }
  const led = suitOf(state.trick[0]?.card ?? card)
  if (led === state.trump) {
    return refuse('eidex.follow.trump-led', 'Trump is led, and you hold trump.')
  }
  if (suitOf(card) === state.trump && !mustFollow(state, seat, led)) {
    return refuse('eidex.undertrump', 'That trump is below one already played.')
  }
  return refuse('eidex.follow', 'You hold the suit led, so you must follow suit or play a trump.')
}

/** Trump is not allowed while the seat holds the suit led. */
const mustFollow = (state: State, seat: Seat, led: number): boolean =>
  hasStrictFollowing(state) && state.hands[at(seat, led)] !== 0

function judgeUse(
  state: State,
  seat: Seat,
  action: Action & { type: 'power' },
  powers: Powers,
): Result<Judged> {
  const { id } = action as { readonly id: unknown }
  if (!isPowerId(id)) return MALFORMED
  if (state.characters[seat] !== id)
    return refuse('eidex.power.owner', 'That is not your character.')
  const pending = pendingFor(state, seat)
  if (pending?.kind !== 'window') {
    return hasUsesLeft(state, seat, powers)
      ? refuse('eidex.power.moment', 'That power is not offered now.')
      : refuse('eidex.power.spent', 'That power is spent in this game.')
  }
  const offer = offerIn(state, seat, pending.window, powers)
  const forms = offer === undefined ? [] : formsOf(offer.question(state, seat, powers))
  const answers = forms.map((asking) => readAnswer(asking, fieldsOf(action)))
  const form = answers.findIndex((answer) => answer !== undefined)
  const [asking, answer] = [forms[form], answers[form]]
  if (offer === undefined || asking === undefined || answer === undefined) {
    return refuse('eidex.power.answer', 'That is not an answer to what the power asks.')
  }
  const refusal = offer.check?.(state, seat, answer)
  return refusal === undefined
    ? accept({ kind: 'use', offer, forms, asking, answer })
    : { ok: false, refusal }
}

/** What an action says beside its type and its power. */
function fieldsOf(action: Action): Readonly<Record<string, unknown>> {
  const { type, id, ...fields } = action as Action & { id?: PowerId }
  return fields
}

function judgeAnswer(
  state: State,
  seat: Seat,
  action: Action & { type: 'answer' },
  powers: Powers,
): Result<Judged> {
  const step = pendingFor(state, seat)
  if (step?.kind !== 'ask') return wrongMoment(state, seat)
  const followUp = followUpTo(step, powers)
  const asking = followUp?.question(state, step)
  const answer = asking && readAnswer(asking, fieldsOf(action))
  return followUp === undefined || asking === undefined || answer === undefined
    ? refuse('eidex.power.answer', 'That is not an answer to the question.')
    : accept({ kind: 'answer', step, followUp, asking, answer })
}
