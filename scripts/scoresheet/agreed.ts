/** What was agreed before the game: its options, and our rulings where the rule books are silent. */
import type { Config as EbbesConfig } from '../../src/engine/ebbes/config'
import type { Config as EidexConfig } from '../../src/engine/eidex/config'
import type { Sheet } from '../../src/engine/scoresheet/evening'
import { partsOf, type Entry } from '../../src/renderer/rules/book'
import { spelt } from '../../src/renderer/rules/passage'
import { ebbesCardName, eidexCardName, type Voice } from './voice'

type Option = readonly [name: string, value: string | number]

export const optionsOf = (voice: Voice, sheet: Sheet, names: readonly string[]): Option[] =>
  sheet.game === 'ebbes'
    ? ebbesOptions(voice, sheet.options, names)
    : eidexOptions(voice, sheet.options)

function ebbesOptions({ texts }: Voice, config: EbbesConfig, names: readonly string[]): Option[] {
  const { option } = texts
  const said = (value: boolean) => (value ? texts.yes : texts.no)
  const { starter } = config
  return [
    [option.seats, config.seats],
    [option.variant1, said(config.variant1)],
    [option.variant2, said(config.variant2)],
    [option.rounds, config.rounds],
    ...(config.variant2
      ? ([
          [option.goal, config.goal],
          [option.dabbscheedel, config.dabbscheedel],
        ] as const)
      : []),
    [option.starter, starter === 'random' ? option.drawn : (names[starter] ?? '')],
    [option.showMemory, said(config.showMemory)],
  ]
}

function eidexOptions({ texts: { option } }: Voice, config: EidexConfig): Option[] {
  const drawn = config.characters === 'random'
  const hasHead = config.victoryPoints.some((points) => points > 0)
  return [
    [option.mode, option[config.mode]],
    ...(config.mode === 'basic'
      ? []
      : ([[option.characters, drawn ? option.drawn : option.chosen]] as const)),
    [option.target, config.target],
    ...(hasHead ? ([[option.head, config.victoryPoints.join(' : ')]] as const) : []),
  ]
}

interface Ruling {
  readonly title: string
  readonly text: string
}

/** From the rule book, of the clauses and characters that were in the game. */
export const rulingsOf = (voice: Voice, sheet: Sheet): Ruling[] =>
  partsOf(voice.book)
    .filter(({ game }) => game === sheet.game)
    .flatMap(({ chapters }) => chapters)
    .flatMap(({ id, entries }) => entries.filter((entry) => isInForce(sheet, id, entry)))
    .flatMap(({ title, ours = [] }) =>
      ours.length === 0
        ? []
        : [{ title, text: ours.map((text) => plain(voice, sheet, text)).join(' ') }],
    )

function isInForce(sheet: Sheet, chapter: string, { at, character }: Entry): boolean {
  if (sheet.game === 'ebbes') {
    if (chapter === 'two') return sheet.virtual !== null
    return chapter !== 'variants' && at !== 'ebbes.track' ? true : sheet.options.variant2
  }
  if (character !== undefined) return sheet.characters.includes(character.id)
  return chapter !== 'powers' || sheet.options.mode === 'cosmic'
}

/** Cards by their name: the rule book would draw them. */
const plain = (voice: Voice, { game }: Sheet, text: string): string =>
  spelt(text, (card) => (game === 'ebbes' ? ebbesCardName : eidexCardName)(voice, card))
