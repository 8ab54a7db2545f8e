/**
 * Plays Eidex card by card: takes or avoids points, whichever looks better, and judges each card by what it does
 * in this trick, less what it could do later. Uses powers for fun.
 */
import type { Action, Fields } from '../../engine/eidex/actions'
import {
  NO_CARD,
  parseCard,
  parseSuit,
  suitOf,
  type Card,
  type CardNumber,
} from '../../engine/eidex/cards'
import { award } from '../../engine/eidex/count'
import { eidex } from '../../engine/eidex/game'
import { POWERS } from '../../engine/eidex/powers'
import { sampleAnswer } from '../../engine/eidex/questions'
import { valueIn } from '../../engine/eidex/tables'
import type { View } from '../../engine/eidex/view'
import { listed, type Random, type Seat } from '../../engine/kernel'
import { addTo, numberAt } from '../../engine/lists'
import { best } from '../choose'
import {
  chanceToBeat,
  outlookOf,
  promiseOf,
  strengthOf,
  worthDown,
  worthOfTrick,
  worthOfGift,
  type Outlook,
} from './outlook'

export function eidexGreedy(view: View, random: Random): Action {
  const asked = questionTooLarge(view, random)
  if (asked !== undefined) return asked
  const legal = listed(view.legal)
  const [only] = legal
  if (legal.length === 1 && only !== undefined) return only
  const outlook = outlookOf(view)
  const uses = legal.filter(({ type }) => type === 'power')
  if (uses.length > 0 && view.stage !== 'count' && random(2) === 0) return PASS
  return best(
    uses.length > 0 && view.stage !== 'count' ? uses : legal,
    (action) => worthOfAction(outlook, action),
    random,
  )
}

const PASS: Action = { type: 'pass' }

/**
 * Where a question's answers are not listed, the first form asks about other hands; further ones would reveal the
 * seat's own.
 */
function questionTooLarge(
  { question, viewer, characters }: View,
  random: Random,
): Action | undefined {
  const [form] = question ?? []
  const id = characters[viewer as Seat] ?? null
  if (form === undefined || id === null) return undefined
  if (!Object.values(form).some(({ kind }) => kind === 'subset')) return undefined
  return random(2) === 0 ? PASS : { type: 'power', id, ...sampleAnswer(form, random) }
}

function worthOfAction(outlook: Outlook, action: Action): number {
  switch (action.type) {
    case 'play':
      return worthOfPlay(outlook, parseCard(action.card))
    case 'put-down':
      return worthDown(outlook, parseCard(action.card))
    case 'pass':
      return outlook.view.stage === 'count' ? victoryPoints(outlook, 0) : 0
    case 'power':
    case 'answer':
      return worthOfFields(outlook, action)
  }
}

/** A hand this undecided between taking and avoiding may as well be exchanged. */
const UNDECIDED = 25

function worthOfFields(outlook: Outlook, { card, cards, accept, number }: Fields): number {
  if (card !== undefined) return worthOfCard(outlook, card)
  if (cards !== undefined) return cards.reduce((sum, each) => sum + worthOfCard(outlook, each), 0)
  if (accept !== undefined) return accept === outlook.doubt < UNDECIDED ? 1 : 0
  if (number !== undefined && outlook.view.stage === 'count') return victoryPoints(outlook, number)
  return 0
}

/** What the game would score with so many points more. All cards lie open by then. */
function victoryPoints({ view, me }: Outlook, more: number): number {
  const state = eidex.imagine(view, () => 0)
  addTo(state.points, me, more)
  return numberAt(award(state, POWERS).awarded, me)
}

/** A card from this seat's hand is given away, any other is gained or wished for. */
const worthOfCard = (outlook: Outlook, name: Card): number => {
  const card = parseCard(name)
  return (outlook.hand.includes(card) ? -1 : 1) * promiseOf(outlook, card)
}

/** What a card is worth that lies face down, or is still to come. */
const UNKNOWN = 4.5

function worthOfPlay(outlook: Outlook, card: CardNumber): number {
  const { view, tables, aim } = outlook
  const value = (each: CardNumber): number => (each === NO_CARD ? UNKNOWN : valueIn(tables, each))
  const played = view.trick.map((each) => parseCard(each.card))
  const toCome = seatsToCome(outlook)
  const points = played.reduce(
    (sum, each) => sum + value(each),
    value(card) + toCome.length * UNKNOWN,
  )
  const led = view.led === null ? suitOf(card) : parseSuit(view.led)
  const chance = chanceToWin(outlook, card, played, led, toCome)
  // A seat that wants points still stops short of the limit.
  const isTooMuch = numberAt(outlook.points, outlook.me) + points >= view.limit
  const lost = value(card) * worthOfGift(outlook, winnerSoFar(outlook, led))
  return worthOfTrick(isTooMuch ? 'avoid' : aim, chance, points, lost) - promiseOf(outlook, card)
}

/** The winner of the trick so far, as far as the viewer can see. */
const winnerSoFar = (outlook: Outlook, led: number): Seat | undefined =>
  outlook.view.trick
    .map(({ seat, card }) => ({ seat, strength: strengthOf(outlook, parseCard(card), led) }))
    .toSorted((a, b) => b.strength - a.strength)[0]?.seat

/** The seats that play to this trick after the viewer; a double trick goes round twice. */
function seatsToCome({ view, me }: Outlook): Seat[] {
  const left = 2 - (view.trick.length % 3)
  return Array.from({ length: left }, (_, step) => (me + (step + 1) * view.direction + 6) % 3)
}

function chanceToWin(
  outlook: Outlook,
  card: CardNumber,
  played: readonly CardNumber[],
  led: number,
  toCome: readonly Seat[],
): number {
  const strength = strengthOf(outlook, card, led)
  if (strength === -1 || played.some((each) => strengthOf(outlook, each, led) > strength)) return 0
  return toCome.reduce((chance, seat) => chance * (1 - chanceToBeat(outlook, seat, card, led)), 1)
}
