/** The table in words, for a player who hears it. */
import type { Action, Event } from '../../../../engine/eidex/actions'
import { nameOf } from '../../../../engine/eidex/cards'
import type { SeenCard, View } from '../../../../engine/eidex/view'
import { listed } from '../../../../engine/kernel'
import type { TableInfo } from '../../../../protocol/table'
import { beside, figure, inRow, sentences } from '../../../i18n/format'
import { seatName } from '../../../table/names'
import type { SpokenFace } from '../../spoken-face'
import { t } from '../i18n/texts'
import { book } from '../rules/character-texts.svelte'
import { formOf, promptOf } from '../rules/prompts'
import type { EidexFace } from '../types'
import { callText } from './call-text'
import { choicesText } from './choices-text'
import { effectText } from './effect-text'
import { isOffered } from './prompt/draft'
import { cardsText, ranksText } from './spoken-cards'
import { rankOf, suitInText, suitName, suitOf, theCard } from './words'

function countsText({ games: game, mode, trump, limit, stage, effects }: View, table: TableInfo) {
  const what =
    trump !== null
      ? t('eidex.mode.trump', { suit: suitName(trump) })
      : t(`eidex.mode.${mode === 'undenufe' ? 'undenufe' : 'obenabe'}`)
  return sentences([
    `${t('eidex.game', { game })}.`,
    stage === 'deal' ? '' : `${what}.`,
    `${t('eidex.limit', { limit })}.`,
    ...effects.map((effect) => effectText(effect, table)),
  ])
}

function playedText({ seat, card, faceDown }: SeenCard, table: TableInfo): string {
  const name = seatName(table, seat)
  return card === null || faceDown
    ? t('eidex.log.played.hidden', { name })
    : t('eidex.said.played', { name, card: theCard(card) })
}

function ledText({ seat, card, faceDown }: SeenCard, { led }: View, table: TableInfo): string {
  const name = seatName(table, seat)
  if (led === null) return playedText({ seat, card, faceDown }, table)
  return card === null || faceDown
    ? t('eidex.log.led.hidden', { name, suit: suitInText(led) })
    : t('eidex.said.led', { suit: suitName(led), name, rank: t(`eidex.the.${rankOf(card)}`) })
}

function trickText(view: View, table: TableInfo): string {
  const [led, ...others] = view.trick
  if (view.stage === 'deal' || view.asked?.window === 'put-down') return ''
  return sentences([
    t('eidex.said.trick', { trick: view.tricks.length + 1 }),
    led === undefined ? '' : ledText(led, view, table),
    ...others.map((card) => playedText(card, table)),
  ])
}

type Play = Action & { readonly type: 'play' }

/** With every card that can be played, so that nobody has to look for them. */
function playText({ legal, trick, led, hand }: View): string {
  const plays = listed(legal).filter((action): action is Play => action.type === 'play')
  const playable = hand.filter((card) => plays.some((play) => play.card === card))
  const cards = cardsText(playable)
  if (trick.length === 0 || led === null) return t('eidex.said.turn.lead', { cards })
  if (playable.every((card) => suitOf(card) === led))
    return t('eidex.said.turn.follow', {
      suit: t(`eidex.said.some.${led}`),
      ranks: ranksText(playable, led),
    })
  return hand.some((card) => suitOf(card) === led)
    ? t('eidex.said.turn.play', { cards })
    : t('eidex.said.turn.free', { none: t(`eidex.said.none.${led}`), cards })
}

/** A question of a power, with whose it is, all there is to choose from, and whether one may pass. */
function questionText(view: View, table: TableInfo): string {
  const step = view.agenda.at(-1)
  const [form] = view.question ?? []
  if (step === undefined || step.kind === 'draw' || form === undefined) return ''
  const key = promptOf(step, view)
  const isSeveral = (view.question?.length ?? 0) > 1
  const prompt = key === undefined ? t('eidex.prompt.answer') : book.prompts[key]
  const question = isSeveral ? book.prompts[formOf(form)] : prompt
  const mine = typeof view.viewer === 'number' ? view.characters[view.viewer] : null
  const about = step.kind === 'ask' ? step.data.map(nameOf) : []
  const mayPass = listed(view.legal).some(({ type }) => type === 'pass')
  return sentences([
    step.kind === 'ask' || !mine
      ? t('eidex.said.turn.answer', { question })
      : t('eidex.said.turn.power', { power: book.characters[mine].name, question }),
    ...about.map((card) => t('eidex.ask.about', { card: theCard(card) })),
    isOffered(view.legal) ? choicesText(form, table) : t('eidex.ask.nothing'),
    mayPass ? t('eidex.said.pass') : '',
  ])
}

function turnText(view: View, table: TableInfo): string {
  const { viewer, asked, hand, legal, outcome } = view
  if (typeof viewer !== 'number' || outcome !== null || asked?.seats.includes(viewer) !== true)
    return ''
  if (view.question !== null) return questionText(view, table)
  if (asked.window !== 'put-down') return playText(view)
  const puts = listed(legal).flatMap((each) => (each.type === 'put-down' ? [each.card] : []))
  return t('eidex.said.turn.put-down', {
    cards: cardsText(hand.filter((card) => puts.includes(card))),
  })
}

function scoresText({ victoryPoints, config: { target } }: View, table: TableInfo): string {
  if (victoryPoints.every((points) => points === 0)) return ''
  const points = victoryPoints.map((each, seat) => beside(seatName(table, seat), figure(each)))
  return t('eidex.said.scores', { points: inRow(points), target })
}

/** What changes the rules of a trick or of the game concerns everybody. */
function concerns(event: Event, seat: number): boolean {
  switch (event.type) {
    case 'put-down':
    case 'played':
    case 'taken-back':
      return event.seat === seat
    case 'answered':
    case 'told':
      return event.seat === seat
    case 'moved':
      return event.from === seat || event.hand === seat
    case 'shown':
      return event.seat === seat || event.cards !== null
    case 'trick':
      return event.winner === seat
    case 'dealt':
    case 'redealt':
    case 'mode':
    case 'power':
      return true
    case 'opened':
    case 'counted':
    case 'awarded':
    case 'over':
      return false
  }
}

export const spoken: SpokenFace<EidexFace> = {
  stateText: (view, table) => {
    const turn = turnText(view, table)
    // A player who leads or sets a card aside hears all cards anyway.
    const isHandHeard = turn !== '' && view.question === null && view.trick.length === 0
    return sentences([
      countsText(view, table),
      trickText(view, table),
      scoresText(view, table),
      isHandHeard || view.hand.length === 0
        ? ''
        : t('eidex.said.hand', { cards: cardsText(view.hand) }),
      view.conceals ? t('eidex.conceals') : '',
      turn === '' ? callText(view, table, false) : turn,
    ])
  },
  trickText,
  turnText,
  concerns,
}
