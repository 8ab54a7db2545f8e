/** Names that are what they look like: nothing invisible, and nothing that changes the text direction. */

// Emoji keep their invisible parts; everything else invisible goes: controls, joiners, direction marks, fillers,
// lone surrogates, and the empty Braille cell.
const EMOJI_OR_UNSEEN =
  /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d(?=\p{Extended_Pictographic}))?)|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** More marks than any script puts on one letter would grow into the lines above and below. */
const TOWER = /(\p{M}{3})\p{M}+/gu
const SPACES = /\p{Zs}+/gu
const MARKS_ON_NOTHING = /(^|\s)\p{M}+/gu

/** Empty if nothing visible is left. */
export const plainText = (text: string): string =>
  text
    .replace(EMOJI_OR_UNSEEN, '$1')
    .normalize('NFC')
    .replace(TOWER, '$1')
    .replace(MARKS_ON_NOTHING, '$1')
    .replace(SPACES, ' ')
    .trim()

/** For names that older programs have accepted. */
export const shownName = (name: string): string => (plainText(name) === '' ? '?' : name)

/** Equal for names that people would take for the same; letters of other scripts stay different. */
export const folded = (name: string): string =>
  plainText(name.normalize('NFKC'))
    .replace(/\u200d|\ufe0f/g, '')
    .toUpperCase()
    .toLowerCase()

/** With a number, if the name is already taken. */
export function uniqueName(name: string, taken: readonly string[], most: number): string {
  const others = new Set(taken.map(folded))
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`
    const unique = `${cut(name, most - end.length)}${end}`
    if (!others.has(folded(unique))) return unique
  }
}

/** Never within a character. */
function cut(text: string, most: number): string {
  let short = ''
  for (const character of text) {
    if (short.length + character.length > most) break
    short += character
  }
  return short.trimEnd()
}
