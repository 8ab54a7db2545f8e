/** What was agreed before the game: its options, and our rulings where the rule books are silent. */
import type { Config as EbbesConfig } from '../../engine/ebbes/config'
import type { Config as EidexConfig } from '../../engine/eidex/config'
import type { Sheet } from '../../engine/scoresheet/evening'
import { t } from '../i18n/texts.svelte'
import { partsOf, type Book, type Entry } from '../rules/book'
import { spelt } from '../rules/passage'
import { cardName as ebbesCardName } from '../games/ebbes/table/words'
import { cardName as eidexCardName } from '../games/eidex/table/words'

type Option = readonly [name: string, value: string | number]

export const optionsOf = (sheet: Sheet, names: readonly string[]): Option[] =>
  sheet.game === 'ebbes' ? ebbesOptions(sheet.options, names) : eidexOptions(sheet.options)

function ebbesOptions(config: EbbesConfig, names: readonly string[]): Option[] {
  const said = (value: boolean) => t(value ? 'sheet.yes' : 'sheet.no')
  const { starter } = config
  return [
    [t('sheet.option.seats'), config.seats],
    [t('sheet.option.variant1'), said(config.variant1)],
    [t('sheet.option.variant2'), said(config.variant2)],
    [t('sheet.option.rounds'), config.rounds],
    ...(config.variant2
      ? ([
          [t('sheet.option.goal'), config.goal],
          [t('sheet.option.dabbscheedel'), config.dabbscheedel],
        ] as const)
      : []),
    [
      t('sheet.option.starter'),
      starter === 'random' ? t('sheet.option.drawn') : (names[starter] ?? ''),
    ],
    [t('sheet.option.memory'), said(config.showMemory)],
  ]
}

function eidexOptions({ mode, characters, target, victoryPoints }: EidexConfig): Option[] {
  const hasHead = victoryPoints.some((points) => points > 0)
  const how = t(characters === 'random' ? 'sheet.option.drawn' : 'sheet.option.chosen')
  return [
    [t('sheet.option.mode'), t(`sheet.option.${mode}`)],
    ...(mode === 'basic' ? [] : ([[t('sheet.option.characters'), how]] as const)),
    [t('sheet.option.target'), target],
    ...(hasHead ? ([[t('sheet.option.head'), victoryPoints.join(' : ')]] as const) : []),
  ]
}

interface Ruling {
  readonly title: string
  readonly text: string
}

/** From the rule book, of the clauses and characters that were in the game. */
export const rulingsOf = (book: Book, sheet: Sheet): Ruling[] =>
  partsOf(book)
    .filter(({ game }) => game === sheet.game)
    .flatMap(({ chapters }) => chapters)
    .flatMap(({ id, entries }) => entries.filter((entry) => isInForce(sheet, id, entry)))
    .flatMap(({ title, ours = [] }) =>
      ours.length === 0 ? [] : [{ title, text: ours.map((text) => plain(sheet, text)).join(' ') }],
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
const plain = ({ game }: Sheet, text: string): string =>
  spelt(text, game === 'ebbes' ? ebbesCardName : eidexCardName)
