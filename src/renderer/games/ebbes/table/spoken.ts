/** The table in words, for a player who hears it. */
import type { Event } from '../../../../engine/ebbes/actions'
import type { Card } from '../../../../engine/ebbes/cards'
import { ROLES } from '../../../../engine/ebbes/roles'
import type { Trick, View } from '../../../../engine/ebbes/view'
import type { TableInfo } from '../../../../protocol/table'
import { beside, capital, eitherOf, figure, inGroups, inRow, sentences } from '../../../i18n/format'
import { seatName } from '../../../table/names'
import type { SpokenFace } from '../../spoken-face'
import { t } from '../i18n/texts'
import type { EbbesFace } from '../types'
import { callText } from './call-text'
import { cardName, roleInText, suitName, suitOf, theCard, theSuit, valueOf } from './words'

/** Suit by suit, lowest first: “green 2, 5; brown 3”. */
const cardsText = (cards: readonly string[]): string =>
  inGroups(
    [...new Set(cards.map(suitOf))].map((suit) =>
      t('ebbes.said.cards', { suit: suitName(suit), values: valuesOf(cards, suit) }),
    ),
  )

const valuesOf = (cards: readonly string[], suit: string): string =>
  inRow(
    cards
      .filter((card) => suitOf(card) === suit)
      .map(valueOf)
      .toSorted((a, b) => a - b)
      .map((value) => figure(value)),
  )

const roundText = ({ round, config: { rounds } }: View): string =>
  sentences([`${t('ebbes.round', { round, rounds })}.`])

/** What decides the roles, and the roles that are decided. */
function countsText({ config, numbers, pairs, roles }: View): string {
  const number = numbers.turned.at(-1)
  const decided = ROLES.flatMap((role) => {
    const suit = roles[role]
    return suit === undefined
      ? []
      : [t('ebbes.log.designated', { suit: capital(theSuit(suit)), role: roleInText(role) })]
  })
  return sentences([
    config.variant2
      ? pairs.length === 0
        ? ''
        : t('ebbes.said.pairs', { cards: inRow(pairs.map(cardName)) })
      : number === undefined
        ? ''
        : t('ebbes.log.number', { number }),
    ...decided,
  ])
}

function lyingText(trick: Trick, table: TableInfo): string {
  const [led, ...others] = trick.cards
  if (led === undefined) return ''
  return sentences([
    t('ebbes.said.led', {
      suit: capital(suitName(suitOf(led.card))),
      name: seatName(table, led.player),
      value: valueOf(led.card),
    }),
    ...others.map(({ player, card }) =>
      t('ebbes.said.played', { name: seatName(table, player), card: theCard(card) }),
    ),
  ])
}

function trickText(view: View, table: TableInfo): string {
  const { trick, memory, handSizes, viewer } = view
  if (trick === null) return ''
  const number = memory.tricks.length + 1
  // Who has played to this trick holds one card less.
  const seat = viewer === 'spectator' ? 0 : viewer
  const hasPlayed = trick.cards.some(({ player }) => player === seat)
  const tricks = memory.tricks.length + (handSizes[seat] ?? 0) + (hasPlayed ? 1 : 0)
  return sentences([
    t('ebbes.said.trick', { trick: number, tricks }),
    lyingText(trick, table),
    dummyText(view),
  ])
}

function dummyText({ virtual }: View): string {
  const open = virtual?.open.filter((card) => card !== null) ?? []
  return open.length === 0 ? '' : t('ebbes.said.dummy', { cards: inRow(open.map(cardName)) })
}

/** With every card that can be played, so that nobody has to look for them. */
function playText({ trick, legal, hand }: View): string {
  const playable = legal.all.flatMap((action) => (action.type === 'play' ? [action.card] : []))
  const led = trick?.cards[0]?.card
  const cards = cardsText(playable)
  if (led === undefined) return t('ebbes.said.turn.lead', { cards })
  const suit = suitOf(led)
  if (playable.every((card) => suitOf(card) === suit))
    return t('ebbes.said.turn.follow', { suit: suitName(suit), values: valuesOf(playable, suit) })
  const canFollow = hand.some((card) => suitOf(card) === suit)
  return canFollow
    ? t('ebbes.said.turn.play', { cards })
    : t('ebbes.said.turn.free', { suit: suitName(suit), cards })
}

function turnText(view: View, table: TableInfo): string {
  const { legal, phase } = view
  if (legal.all.length === 0) return ''
  const free = legal.all.flatMap((action) => (action.type === 'select' ? [action.card] : []))
  const seats = legal.all.flatMap((action) => (action.type === 'name-starter' ? [action.seat] : []))
  if (phase === 'select') return t('ebbes.said.turn.select', { cards: cardsText(free) })
  if (phase === 'name-starter')
    return t('ebbes.said.turn.starter', {
      names: eitherOf(seats.map((seat) => seatName(table, seat))),
    })
  return playText(view)
}

const handText = (hand: readonly Card[]): string =>
  hand.length === 0 ? '' : t('ebbes.said.hand', { cards: cardsText(hand) })

function scoresText({ scores }: View, table: TableInfo): string {
  if (scores.every((score) => score === 0)) return ''
  return t('ebbes.said.scores', {
    scores: inRow(scores.map((score, player) => beside(seatName(table, player), figure(score)))),
  })
}

/** A deciding card concerns everybody: it says what all the others count. */
function concerns(event: Event, seat: number): boolean {
  switch (event.type) {
    case 'played':
    case 'selected':
      return event.player === seat
    case 'trick':
      return event.winner === seat
    case 'starter':
      return event.by === seat || event.player === seat
    case 'dealt':
    case 'number':
    case 'designated':
      return true
    case 'opened':
    case 'turned-up':
    case 'scored':
    case 'over':
      return false
  }
}

export const spoken: SpokenFace<EbbesFace> = {
  stateText: (view, table) => {
    const turn = turnText(view, table)
    // A player who leads hears all cards anyway.
    const isHandHeard = turn !== '' && view.phase === 'play' && view.trick?.cards.length === 0
    return sentences([
      roundText(view),
      countsText(view),
      trickText(view, table),
      scoresText(view, table),
      isHandHeard ? '' : handText(view.hand),
      turn === '' ? callText(view, table, false) : turn,
    ])
  },
  trickText,
  turnText,
  concerns,
}
