/** Words as a search compares them. */

/** Räuber, RAUBER and rauber are the same word, and so are Strauß and Strauss. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '’')
    .toLowerCase()
    .replaceAll('ß', 'ss')

export const wordsOf = (question: string): readonly string[] =>
  folded(question)
    .split(/\s+/)
    .filter((word) => word !== '')
