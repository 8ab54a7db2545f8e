/** Pixels of a rem: the larger the screen and the chosen letters, the more. */
export const rem = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
