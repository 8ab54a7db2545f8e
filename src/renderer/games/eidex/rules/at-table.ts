/** A character's rules as they matter at a table: without sentences about characters that nobody has there. */
import { POWER_IDS, type PowerId } from '../../../../engine/eidex/characters'
import type { CharacterTexts } from './types'

const ARTICLE = /^(Le |La |Les |L’)/

/** Its name in a sentence, in any case; a name with an article is written small behind “le” or “du”. */
function nameIn({ name }: { readonly name: string }, id: PowerId): RegExp {
  const stem = name.replace(ARTICLE, '')
  // What the character has brought to the table is called the same.
  const flags = stem === name && id !== 'jackpot' ? 'u' : 'iu'
  return new RegExp(`(?<!\\p{L})${stem}(?:s|n|en)?(?!\\p{L})`, flags)
}

const sentencesOf = (paragraph: string): readonly string[] => paragraph.split(/(?<=[.!?])\s+/)

/** The others that a sentence about one character names. */
export const namedIn = (
  sentence: string,
  about: PowerId,
  texts: CharacterTexts,
): readonly PowerId[] =>
  POWER_IDS.filter((id) => id !== about && nameIn(texts[id], id).test(sentence))

/** Only what concerns the characters at this table; a paragraph that says nothing else is left out. */
export function atTable(
  paragraphs: readonly string[],
  about: PowerId,
  present: readonly (PowerId | null)[],
  texts: CharacterTexts,
): readonly string[] {
  return paragraphs
    .map((paragraph) =>
      sentencesOf(paragraph)
        .filter((sentence) => namedIn(sentence, about, texts).every((id) => present.includes(id)))
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
}
