/** Everything a seat may do now, in numbers: cards, ways to play them, and answers. */
import { count, exclude, has, lowest, nth, setAt } from '../bits'
import { listed, type Random, type Seat } from '../kernel'
import { numberAt, zeros } from '../lists'
import type { Answer, Asking } from './answers'
import { hasUsesLeft, offerIn, type OpenWindow } from './asking'
import { cardNumber, rankOf, SUIT_COUNT, suitOf, type CardNumber } from './cards'
import { ANSWER, answerOf, codeOf, PASSING, sampleCode } from './codes'
import { cardsIn, writeLegal, type RanksBySuit } from './follow'
import { mayPutDown } from './force'
import { formsFor, mayAnswer, pendingFor, type AskStep } from './pending'
import type { Play } from './plays'
import type { Powers } from './power'
import { listAnswers } from './questions'
import { at, characterOf, topStep, type State } from './state'

/** The cards that a seat may put down, written into a list. */
function writePuttable(state: State, seat: Seat, powers: Powers, into: RanksBySuit): void {
  for (let suit = 0; suit < SUIT_COUNT; suit++) into[suit] = setAt(state.hands, at(seat, suit))
  if (state.effects.length === 0) return
  for (const card of cardsIn(into))
    if (!mayPutDown(state, seat, card, powers)) exclude(into, suitOf(card), rankOf(card))
}

export function puttableCards(state: State, seat: Seat, powers: Powers): readonly CardNumber[] {
  const ranks = zeros(SUIT_COUNT)
  writePuttable(state, seat, powers, ranks)
  return cardsIn(ranks)
}

const NO_FURTHER: readonly Play[] = []

/** The ways to play a card that the seat's character has besides. */
function furtherPlays(
  state: State,
  seat: Seat,
  ranks: RanksBySuit,
  powers: Powers,
): readonly Play[] {
  if (!has(state.tricky, seat) || !hasUsesLeft(state, seat, powers)) return NO_FURTHER
  const id = characterOf(state, seat)
  return (id !== null && powers[id].traits?.plays?.(state, seat, cardsIn(ranks))) || NO_FURTHER
}

/** Every way to play a card. */
export function legalPlays(state: State, seat: Seat, powers: Powers): readonly Play[] {
  const ranks = zeros(SUIT_COUNT)
  writeLegal(state, seat, powers, ranks)
  return [...cardsIn(ranks), ...furtherPlays(state, seat, ranks, powers)]
}

/** Some answers, and what they answer. */
export interface Answers {
  readonly forms: readonly Asking[]
  /** By form. */
  readonly byForm: readonly (readonly Answer[])[]
  /** Whether these are all. */
  readonly complete: boolean
}

export function listedAnswers(
  state: State,
  seat: Seat,
  pending: OpenWindow | AskStep,
  powers: Powers,
): Answers {
  const forms = formsFor(state, seat, pending, powers)
  const lists = forms.map(listAnswers)
  return {
    forms,
    byForm: lists.map((list) =>
      listed(list).filter((answer) => mayAnswer(state, seat, pending, powers, answer)),
    ),
    complete: lists.every(({ complete }) => complete),
  }
}

/** What a seat may do, written into the beginning of a list in stable order; returns how much. */
export function legalNumbers(state: State, seat: Seat, powers: Powers, into: number[]): number {
  const pending = pendingFor(state, seat)
  if (pending === undefined) return 0
  if (pending.kind === 'put-down') return writePutDowns(state, seat, powers, into)
  if (pending.kind === 'play') return writePlays(state, seat, powers, into)
  const { forms, byForm } = listedAnswers(state, seat, pending, powers)
  const answers = byForm.flatMap((list, form) =>
    list.map((answer) => ANSWER + codeOf(forms, forms[form] as Asking, answer)),
  )
  return write(pending.kind === 'window' ? [PASSING, ...answers] : answers, into, 0)
}

function writePutDowns(state: State, seat: Seat, powers: Powers, into: number[]): number {
  writePuttable(state, seat, powers, RANKS)
  return writeCards(RANKS, into)
}

function writePlays(state: State, seat: Seat, powers: Powers, into: number[]): number {
  writeLegal(state, seat, powers, RANKS)
  const cards = writeCards(RANKS, into)
  if (!has(state.tricky, seat)) return cards
  return write(furtherPlays(state, seat, RANKS, powers), into, cards)
}

/** Reused for every choice: none outlives it. */
const RANKS = zeros(SUIT_COUNT)

function writeCards(ranks: RanksBySuit, into: number[]): number {
  let place = 0
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    for (let left = setAt(ranks, suit); left !== 0; left &= left - 1)
      into[place++] = cardNumber(suit, lowest(left))
  }
  return place
}

function write(numbers: readonly number[], into: number[], from: number): number {
  for (let place = 0; place < numbers.length; place++) into[from + place] = numberAt(numbers, place)
  return from + numbers.length
}

/** Any legal action, even where there are too many to list; powers are used half the time. */
export function sampleNumber(state: State, seat: Seat, random: Random, powers: Powers): number {
  const step = topStep(state)
  if (step !== undefined)
    return step.kind === 'draw' ? PASSING : sampleAnswerTo(state, seat, step, random, powers)
  if (state.owing !== 0) {
    writePuttable(state, seat, powers, RANKS)
    return sampleCard(RANKS, NO_FURTHER, random)
  }
  writeLegal(state, seat, powers, RANKS)
  const further = has(state.tricky, seat) ? furtherPlays(state, seat, RANKS, powers) : NO_FURTHER
  return sampleCard(RANKS, further, random)
}

/** One of the cards, or of the further ways to play one, by one throw: no list is made, which is the costly part. */
function sampleCard(ranks: RanksBySuit, further: readonly Play[], random: Random): Play {
  // Two suits in one number: the place of a card's bit in it is the card's number.
  const animals = setAt(ranks, 0) | (setAt(ranks, 1) << 16)
  const others = setAt(ranks, 2) | (setAt(ranks, 3) << 16)
  const inAnimals = count(animals)
  const cards = inAnimals + count(others)
  const place = random(cards + further.length)
  if (place < inAnimals) return nth(animals, place)
  if (place < cards) return FIRST_OF_OTHERS + nth(others, place - inAnimals)
  return numberAt(further, place - cards)
}

const FIRST_OF_OTHERS = cardNumber(2, 0)

/** How often an answer that may not be given is drawn anew. */
const TRIES = 20

function sampleAnswerTo(
  state: State,
  seat: Seat,
  step: OpenWindow | AskStep,
  random: Random,
  powers: Powers,
): number {
  if (step.kind === 'window' && random(2) === 0) return PASSING
  const forms = formsFor(state, seat, step, powers)
  const check = step.kind === 'window' ? offerIn(state, seat, step.window, powers)?.check : undefined
  for (let tries = 0; tries < TRIES; tries++) {
    const code = sampleCode(forms, random)
    if (code === -1) continue
    if (check === undefined || check(state, seat, answerOf(forms, code)) === undefined)
      return ANSWER + code
  }
  return PASSING
}
