/**
 * JSON from untrusted sources. It is measured before it is parsed: millions of brackets take a parser seconds, and
 * deep nesting breaks the code that walks through it.
 */

/** Three times as deep as anything that we write. */
const MAX_DEPTH = 32

const QUOTE = 0x22
const BACKSLASH = 0x5c
const isOpening = (letter: number): boolean => letter === 0x5b || letter === 0x7b
const isClosing = (letter: number): boolean => letter === 0x5d || letter === 0x7d

/** Never throws: undefined if the text is not JSON, is nested too deeply, or has too many lists and objects. */
export function parseJson(text: string, mostParts = Infinity): unknown {
  if (!isWithin(text, mostParts)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One pass over the characters, up to the first bracket too many. Whether it is JSON is for the parser to say. */
function isWithin(text: string, mostParts: number): boolean {
  let depth = 0
  let parts = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === QUOTE) at = endOfString(text, at)
    else if (isOpening(letter)) {
      depth++
      parts++
      if (depth > MAX_DEPTH || parts > mostParts) return false
    } else if (isClosing(letter)) depth--
  }
  return true
}

/** The end of the string that begins here; the end of the text if it is not closed. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== QUOTE) {
    at += text.charCodeAt(at) === BACKSLASH ? 2 : 1
  }
  return at
}
