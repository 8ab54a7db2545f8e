/** Names that are what they look like: nothing unseen in them, nothing that turns the direction of a line. */

// An emoji keeps what makes it one; everything else that cannot be seen goes: controls, joiners, marks that turn
// the reading direction, fillers, halves of characters, and Braille's empty cell.
const EMOJI_OR_UNSEEN =
  /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d(?=\p{Extended_Pictographic}))?)|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** More than any script puts on one letter would grow into the lines above and below. */
const TOWER = /(\p{M}{3})\p{M}+/gu
const SPACES = /\p{Zs}+/gu
const MARKS_ON_NOTHING = /(^|\s)\p{M}+/gu

/** Empty if there is nothing to be seen. */
export const plainText = (text: string): string =>
  text
    .replace(EMOJI_OR_UNSEEN, '$1')
    .normalize('NFC')
    .replace(TOWER, '$1')
    .replace(MARKS_ON_NOTHING, '$1')
    .replace(SPACES, ' ')
    .trim()

/** For what older programs have let in. */
export const shownName = (name: string): string => (plainText(name) === '' ? '?' : name)

/** The same for names that people would take for the same; letters of other scripts are others. */
export const folded = (name: string): string =>
  plainText(name.normalize('NFKC'))
    .replace(/\u200d|\ufe0f/g, '')
    .toUpperCase()
    .toLowerCase()

/** With a number, if somebody has that name already. */
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
