/** What happened in an Eidex game, in sentences: why the points went where they went, and powers. */
import type { Fields } from '../../src/engine/eidex/actions'
import type { Suit } from '../../src/engine/eidex/cards'
import type { PowerId } from '../../src/engine/eidex/characters'
import type { EidexGame } from '../../src/engine/scoresheet/eidex'
import type { PowerEffect, PowerUse } from '../../src/engine/scoresheet/eidex-powers'
import { interpolate } from '../../src/renderer/i18n/messages'
import { eidexCardName, listed, type Voice } from './voice'

type Names = readonly string[]

const suitName = ({ words }: Voice, suit: Suit): string => words[`eidex.suit.${suit}`]

export const characterName = ({ book }: Voice, id: PowerId): string => book.characters[id].name

export const modeName = (voice: Voice, { mode, trump }: Pick<EidexGame, 'mode' | 'trump'>) =>
  trump === null ? voice.words[`eidex.mode.${mode}`] : suitName(voice, trump)

/** The sentence of the reckoning on the screen, and the tournament's own rule if it stepped in. */
export function whyText(voice: Voice, game: EidexGame, names: Names): string {
  const { awarded, reason, limit, brink } = game
  if (awarded === null || reason === null) return ''
  const called = (gets: boolean) =>
    listed(
      voice,
      names.filter((_, seat) => (awarded[seat] !== 0) === gets),
    )
  const losers = awarded.filter((points) => points === 0).length
  const key = reason === 'limit' && losers > 1 ? 'limit.two' : reason
  const sentence =
    (voice.words as Readonly<Record<string, string>>)[`eidex.reason.${key}`] ??
    voice.words['eidex.reason.other']
  const values = { names: called(true), losers: called(false), limit }
  const rule = brink === null ? '' : ` ${voice.texts.brink[brink]}`
  return interpolate(sentence, values) + rule
}

/** More uses than these are only counted: somebody may have asked before every trick. */
const TOLD_ONE_BY_ONE = 3

/** More cards than these are only counted, too. */
const NAMED_CARDS = 5

/** By seat: “Anna, Skater: trick 4”. */
export function powerTexts(voice: Voice, powers: readonly PowerUse[], names: Names): string[] {
  const seats = [...new Set(powers.map(({ seat }) => seat))]
  return seats.map((seat) => {
    // A seat has one character all through the tournament.
    const uses = powers.filter((use) => use.seat === seat)
    const [{ id }] = uses as [PowerUse]
    const who = `${names[seat] ?? ''}, ${characterName(voice, id)}`
    if (uses.length > TOLD_ONE_BY_ONE) {
      return `${who}${voice.texts.colon} ${interpolate(voice.texts.times, { count: uses.length })}`
    }
    return `${who}${voice.texts.colon} ${uses.map((use) => useText(voice, use, names)).join('; ')}`
  })
}

function useText(voice: Voice, { trick, fields, effects }: PowerUse, names: Names): string {
  const { texts } = voice
  const when =
    trick === null
      ? texts.atCount
      : trick === 0
        ? texts.beforeFirst
        : interpolate(texts.inTrick, { trick })
  const how = [...fieldTexts(voice, fields, names), ...effectTexts(voice, effects, names)]
  return how.length === 0 ? when : `${when} (${how.join(', ')})`
}

function fieldTexts(voice: Voice, fields: Fields, names: Names): string[] {
  const { card, cards = [], sets = [], show = [], suit, seat, number } = fields
  const shown = [...(card === undefined ? [] : [card]), ...cards, ...sets.flat(), ...show]
  return [
    ...(seat === undefined ? [] : [names[seat] ?? '']),
    ...(suit === undefined ? [] : [suitName(voice, suit)]),
    ...(number === undefined ? [] : [String(number).replace('-', '−')]),
    ...(shown.length > NAMED_CARDS
      ? [interpolate(voice.texts.cards, { count: shown.length })]
      : shown.map((each) => eidexCardName(voice, each))),
  ]
}

const effectTexts = (voice: Voice, effects: readonly PowerEffect[], names: Names): string[] => [
  ...new Set(effects.flatMap((effect) => effectText(voice, effect, names))),
]

function effectText(voice: Voice, effect: PowerEffect, names: Names): string[] {
  const { texts } = voice
  const called = (seat: number) => names[seat] ?? ''
  switch (effect.type) {
    case 'answered':
      return effect.accept === null ? [] : [effect.accept ? texts.accepted : texts.declined]
    case 'told':
      return [effect.yes ? texts.yes : texts.no]
    case 'moved':
      return [`${called(effect.from)} → ${called(effect.to)}`]
    case 'shown':
      return [interpolate(texts.shows, { name: called(effect.seat) })]
    case 'taken-back':
      return [interpolate(texts.takesBack, { name: called(effect.seat) })]
    case 'mode':
      return [modeName(voice, effect)]
  }
}
