/** Everything a seat may do now: listed where possible, otherwise described by a question. */
import {
  listed,
  completeList,
  type Listing,
  type Random,
  type Seat,
  type CompleteList,
} from '../kernel'
import type { Action, Fields } from './actions'
import { DECK, nameOf, type CardNumber } from './cards'
import { hasUsesLeft, offerIn } from './asking'
import { mayPutDown } from './force'
import { following, legalCards } from './follow'
import type { Powers } from './power'
import { formsOf, listAnswers, sampleAnswer, type Question } from './questions'
import { isOwing, characterOf, handOf, type State, type Step, topStep } from './state'

const PASS: Action = Object.freeze({ type: 'pass' })
const NONE: CompleteList<Action> = Object.freeze(completeList(Object.freeze([])))
const PLAY = byCard((card) => ({ type: 'play', card: nameOf(card) }))
const PUT_DOWN = byCard((card) => ({ type: 'put-down', card: nameOf(card) }))

function byCard(action: (card: CardNumber) => Action): Action[] {
  const actions: Action[] = []
  for (const card of DECK) actions[card] = Object.freeze(action(card))
  return actions
}

/** What is pending for this seat. */
export type Pending =
  | { readonly kind: 'window'; readonly step: Step & { kind: 'window' } }
  | { readonly kind: 'ask'; readonly step: Step & { kind: 'ask' } }
  | { readonly kind: 'put-down' }
  | { readonly kind: 'play' }

const PUTTING_DOWN: Pending = Object.freeze({ kind: 'put-down' })
const PLAYING: Pending = Object.freeze({ kind: 'play' })

export function pendingFor(state: State, seat: Seat): Pending | undefined {
  const step = topStep(state)
  if (step !== undefined) {
    if (step.kind === 'window') return step.seat === seat ? { kind: 'window', step } : undefined
    return step.kind === 'ask' && step.seat === seat ? { kind: 'ask', step } : undefined
  }
  if (state.owing[seat] === true) return PUTTING_DOWN
  if (state.stage === 'play' && state.turn === seat && !isOwing(state)) return PLAYING
  return undefined
}

/** The pending question in each of its forms, for the interface to show. */
export function questionFor(
  state: State,
  seat: Seat,
  powers: Powers,
): readonly Question[] | undefined {
  const pending = pendingFor(state, seat)
  if (pending?.kind === 'window') {
    const offer = offerIn(state, seat, pending.step.window, powers)
    return offer && formsOf(offer.question(state, seat, powers))
  }
  if (pending?.kind === 'ask') {
    const { step } = pending
    const followUp = powers[step.power].followUps?.[step.question]
    return followUp && [followUp.question(state, step)]
  }
  return undefined
}

function puttableCards(state: State, seat: Seat, powers: Powers): CardNumber[] {
  const cards = handOf(state, seat)
  if (state.effects.length === 0) return cards
  return cards.filter((card) => mayPutDown(state, seat, card, powers))
}

/** Every way to play a card. */
export function legalPlays(state: State, seat: Seat, powers: Powers): readonly Action[] {
  const id = characterOf(state, seat)
  const further =
    id === null || !hasUsesLeft(state, seat, powers) ? undefined : powers[id].traits?.plays
  if (state.effects.length === 0 && further === undefined) {
    return following(state, seat, PLAY, powers)
  }
  const cards = legalCards(state, seat, powers)
  const plays = cards.map((card) => PLAY[card] as Action)
  return further === undefined ? plays : [...plays, ...further(state, seat, cards)]
}

const usesOf = (state: State, seat: Seat, fields: readonly Fields[]): Action[] => {
  const id = characterOf(state, seat)
  return id === null ? [] : fields.map((each): Action => ({ type: 'power', id, ...each }))
}

export function legalActions(state: State, seat: Seat, powers: Powers): Listing<Action> {
  const pending = pendingFor(state, seat)
  if (pending === undefined) return NONE
  switch (pending.kind) {
    case 'play':
      return completeList(legalPlays(state, seat, powers))
    case 'put-down':
      return completeList(
        puttableCards(state, seat, powers).map((card) => PUT_DOWN[card] as Action),
      )
    case 'ask':
      return answersTo(state, seat, powers, (answers) =>
        answers.map((fields): Action => ({ type: 'answer', ...fields })),
      )
    case 'window': {
      const offer = offerIn(state, seat, pending.step.window, powers)
      return answersTo(state, seat, powers, (answers) => {
        const allowed = answers.filter((each) => offer?.check?.(state, seat, each) === undefined)
        return [PASS, ...usesOf(state, seat, allowed)]
      })
    }
  }
}

/** Combines the answers to all forms of the question; complete if every form's list is. */
function answersTo(
  state: State,
  seat: Seat,
  powers: Powers,
  actionsOf: (answers: readonly Fields[]) => Action[],
): Listing<Action> {
  const forms = (questionFor(state, seat, powers) ?? []).map(listAnswers)
  const actions = actionsOf(forms.flatMap(listed))
  return forms.every(({ complete }) => complete)
    ? completeList(actions)
    : { complete: false, some: actions }
}

function sampleFields(
  state: State,
  seat: Seat,
  random: Random,
  powers: Powers,
): Fields | undefined {
  const forms = questionFor(state, seat, powers) ?? []
  const form = forms[random(Math.max(1, forms.length))]
  return form && sampleAnswer(form, random)
}

/** Any legal action, even where there are too many to list; powers are used half the time. */
export function sampleAction(state: State, seat: Seat, random: Random, powers: Powers): Action {
  const pending = pendingFor(state, seat)
  if (pending?.kind === 'window' && random(2) === 0) return PASS
  if (pending?.kind === 'ask') {
    return { type: 'answer', ...sampleFields(state, seat, random, powers) }
  }
  if (pending?.kind === 'window') {
    const offer = offerIn(state, seat, pending.step.window, powers)
    for (let tries = 0; tries < 20; tries++) {
      const fields = sampleFields(state, seat, random, powers)
      if (fields === undefined || Object.values(fields).includes(undefined)) continue
      const [use] = usesOf(state, seat, [fields])
      if (use !== undefined && offer?.check?.(state, seat, fields) === undefined) return use
    }
    return PASS
  }
  const actions = listed(legalActions(state, seat, powers))
  return actions[random(actions.length)] as Action
}
