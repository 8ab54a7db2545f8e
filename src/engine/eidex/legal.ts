/** Actions at the border, and the numbers that they have inside. */
import { completeList, type CompleteList, type Listing, type Random, type Seat } from '../kernel'
import type { Action } from './actions'
import { answerInWords, inWords, type Answer, type Asking } from './answers'
import { DECK, nameOf } from './cards'
import { ANSWER, answerOf, codeOf, formOf, PASSING } from './codes'
import { judge } from './judge'
import { legalPlays, listedAnswers, puttableCards, sampleNumber } from './choices'
import { formsFor, pendingFor } from './pending'
import { EXCUSED, FACE_DOWN } from './plays'
import type { Powers } from './power'
import type { Question } from './questions'
import { characterOf, type State } from './state'

const PASS: Action = Object.freeze({ type: 'pass' })
const NONE: CompleteList<Action> = Object.freeze(completeList(Object.freeze([])))
const PLAY: Action[] = []
const PUT_DOWN: Action[] = []
for (const number of DECK) {
  const card = nameOf(number)
  PLAY[number] = Object.freeze({ type: 'play', card })
  PLAY[number | EXCUSED] = Object.freeze({ type: 'play', card, excuse: true })
  PLAY[number | FACE_DOWN] = Object.freeze({ type: 'play', card, faceDown: true })
  PUT_DOWN[number] = Object.freeze({ type: 'put-down', card })
}
const playing = (play: number): Action => PLAY[play] as Action
const puttingDown = (card: number): Action => PUT_DOWN[card] as Action

/** An answer as an action: the use of the seat's power in a window, otherwise the answer to a question. */
function answering(
  state: State,
  seat: Seat,
  kind: 'window' | 'ask',
  asking: Asking,
  answer: Answer,
): Action {
  const fields = answerInWords(asking, answer)
  const id = characterOf(state, seat)
  return kind === 'ask' || id === null
    ? { type: 'answer', ...fields }
    : { type: 'power', id, ...fields }
}

/** What a seat is asked in words, in each of its forms, for the interface to show. */
export function questionFor(
  state: State,
  seat: Seat,
  powers: Powers,
): readonly Question[] | undefined {
  const pending = pendingFor(state, seat)
  return pending?.kind === 'window' || pending?.kind === 'ask'
    ? formsFor(state, seat, pending, powers).map(inWords)
    : undefined
}

export function legalActions(state: State, seat: Seat, powers: Powers): Listing<Action> {
  const pending = pendingFor(state, seat)
  if (pending === undefined) return NONE
  const { kind } = pending
  if (kind === 'play') return completeList(legalPlays(state, seat, powers).map(playing))
  if (kind === 'put-down') return completeList(puttableCards(state, seat, powers).map(puttingDown))
  const { forms, byForm, complete } = listedAnswers(state, seat, pending, powers)
  const answers = byForm.flatMap((list, form) =>
    list.map((answer) => answering(state, seat, kind, forms[form] as Asking, answer)),
  )
  const actions = kind === 'window' ? [PASS, ...answers] : answers
  return complete ? completeList(actions) : { complete, some: actions }
}

export const sampleAction = (state: State, seat: Seat, random: Random, powers: Powers): Action =>
  actionOf(state, seat, sampleNumber(state, seat, random, powers), powers)

/** What a number that was offered to a seat means. */
export function actionOf(state: State, seat: Seat, number: number, powers: Powers): Action {
  const pending = pendingFor(state, seat)
  if (pending?.kind === 'play') return playing(number)
  if (pending?.kind === 'put-down') return puttingDown(number)
  if (pending === undefined || number === PASSING) return PASS
  const forms = formsFor(state, seat, pending, powers)
  const code = number - ANSWER
  return answering(state, seat, pending.kind, formOf(forms, code), answerOf(forms, code))
}

/** The number of a legal action. */
export function numberOf(
  state: State,
  seat: Seat,
  action: Action,
  powers: Powers,
): number | undefined {
  const judged = judge(state, seat, action, powers)
  if (!judged.ok) return undefined
  const { value } = judged
  switch (value.kind) {
    case 'put-down':
      return value.card
    case 'play':
      return value.play
    case 'pass':
      return PASSING
    case 'use':
      return ANSWER + codeOf(value.forms, value.asking, value.answer)
    case 'answer':
      return ANSWER + codeOf([value.asking], value.asking, value.answer)
  }
}
