/** What happened in an Eidex game, in sentences: why the points went where they went, and powers. */
import type { Fields } from '../../../../engine/eidex/actions'
import type { EidexGame } from '../../../../engine/eidex/scoresheet/sheet'
import type { PowerEffect, PowerUse } from '../../../../engine/eidex/scoresheet/powers'
import { t as shared } from '../../../i18n/texts.svelte'
import { t } from '../i18n/texts'
import type { PowerId } from '../../../../engine/eidex/characters'
import type { Part } from '../../../rules/book'
import { reasonWith, turnText } from '../table/reason-text'
import { figure, headed, inGroups, inRow, listed } from '../../../i18n/format'
import { cardName, suitInText, suitName } from '../table/words'

type Names = readonly string[]

export type CharacterNames = (id: PowerId) => string

/** The characters' names in a part of the rule book. */
export function characterNames({ chapters }: Part): CharacterNames {
  const entries = chapters.flatMap((chapter) => chapter.entries)
  const titles = new Map(entries.map(({ at, title }) => [at, title]))
  return (id) => titles.get(`eidex.${id}`) ?? id
}

/** Empty until a card was turned up. */
export function modeName({ mode, trump }: Pick<EidexGame, 'mode' | 'trump'>): string {
  if (trump !== null) return suitName(trump)
  return mode === 'trump' ? '' : t(`eidex.mode.${mode}`)
}

/** The sentence of the scores on the screen, and their effect on the tournament. */
export function whyText(
  { awarded, reason, limit, turn }: EidexGame,
  names: Names,
  target: number,
): string {
  if (awarded === null || reason === null) return ''
  const called = (seats: readonly number[]) => listed(seats.map((seat) => names[seat] ?? ''))
  const sentence = reasonWith({ awarded, reason, limit }, called)
  return turn === null ? sentence : `${sentence} ${turnText(turn, target, called)}`
}

/** Beyond this, uses are only counted: a player may have asked before every trick. */
const TOLD_ONE_BY_ONE = 3

/** Beyond this, cards are only counted, too. */
const NAMED_CARDS = 5

/** By seat: “Anna, Skater: trick 4”. */
export function powerTexts(
  nameOf: CharacterNames,
  powers: readonly PowerUse[],
  names: Names,
): string[] {
  const seats = [...new Set(powers.map(({ seat }) => seat))]
  return seats.map((seat) => {
    // A seat keeps one character all through the tournament.
    const uses = powers.filter((use) => use.seat === seat)
    const [{ id }] = uses as [PowerUse]
    const told =
      uses.length > TOLD_ONE_BY_ONE
        ? t('sheet.power.times', { count: uses.length })
        : inGroups(uses.map((use) => useText(use, names)))
    return `${headed(`${names[seat] ?? ''}, ${nameOf(id)}`)} ${told}`
  })
}

function useText({ trick, fields, effects }: PowerUse, names: Names): string {
  const how = [...fieldTexts(fields, names), ...effectTexts(effects, names)]
  return how.length === 0 ? whenText(trick) : `${whenText(trick)} (${inRow(how)})`
}

function whenText(trick: PowerUse['trick']): string {
  if (trick === null) return t('sheet.power.count')
  return trick === 0 ? t('sheet.power.before') : t('sheet.power.trick', { trick })
}

function fieldTexts(fields: Fields, names: Names): string[] {
  const { card, cards = [], sets = [], show = [], suit, seat, number } = fields
  const shown = [...(card === undefined ? [] : [card]), ...cards, ...sets.flat(), ...show]
  return [
    ...(seat === undefined ? [] : [names[seat] ?? '']),
    ...(suit === undefined ? [] : [suitInText(suit)]),
    ...(number === undefined ? [] : [figure(number)]),
    ...(shown.length > NAMED_CARDS
      ? [t('sheet.power.cards', { count: shown.length })]
      : shown.map(cardName)),
  ]
}

const effectTexts = (effects: readonly PowerEffect[], names: Names): string[] => [
  ...new Set(effects.flatMap((effect) => effectText(effect, names))),
]

function effectText(effect: PowerEffect, names: Names): string[] {
  const called = (seat: number) => names[seat] ?? ''
  switch (effect.type) {
    case 'answered':
      if (effect.accept === null) return []
      return [t(effect.accept ? 'sheet.power.accepted' : 'sheet.power.declined')]
    case 'told':
      return [shared(effect.yes ? 'sheet.yes' : 'sheet.no')]
    case 'moved':
      return [`${called(effect.from)} → ${called(effect.to)}`]
    case 'shown':
      return [t('sheet.power.shows', { name: called(effect.seat) })]
    case 'taken-back':
      return [t('sheet.power.takes-back', { name: called(effect.seat) })]
    case 'mode':
      return [modeName(effect)]
  }
}
