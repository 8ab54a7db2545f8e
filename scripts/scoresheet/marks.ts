/** Small drawings for the suits of both games: told apart by their shape, the colour comes on top. */
import { SUITS as EBBES_SUITS, type Suit as EbbesSuit } from '../../src/engine/ebbes/cards'
import { SUITS as EIDEX_SUITS, type Suit as EidexSuit } from '../../src/engine/eidex/cards'

type Suit = EbbesSuit | EidexSuit

/** In a square of 16. */
const DRAWINGS: Readonly<Record<Suit, string>> = {
  blue: '<path d="M2 9c0-3 3-4 5-3l2-4c2-1 4 0 4 2l2 1-2 1c0 4-2 6-5 6s-6-1-6-3Z"/><path d="M7 12v3M10 12v3" fill="none"/><circle cx="11.3" cy="4" r=".5" class="ink"/>',
  brown:
    '<path d="M2 15V4h2v1.5h1.5V4h2v3h1.5V5.5h1V7h1V2h1v1.2h1V2h1v13Z"/><path d="M6.5 15v-3a1.5 1.5 0 0 1 3 0v3Z" class="ink"/>',
  yellow:
    '<ellipse cx="8" cy="8.5" rx="6.5" ry="5" transform="rotate(-18 8 8.5)"/><path d="M5 8h1.5M9 6h1.5M8 11h1.5" fill="none"/>',
  green: '<path d="M8 1 3.5 7h2L2 12h5v3h2v-3h5l-3.5-5h2Z"/>',
  red: '<circle cx="4.5" cy="6" r="2.2"/><circle cx="8" cy="6" r="2.2"/><circle cx="11.5" cy="6" r="2.2"/><circle cx="6.2" cy="9.5" r="2.2"/><circle cx="9.8" cy="9.5" r="2.2"/><circle cx="8" cy="13" r="2.2"/><path d="M8 4V1l3 1" fill="none"/>',
  hearts:
    '<path d="M8 14.5C3 10.5 1.5 8 1.5 5.5a3.3 3.3 0 0 1 6.5-1 3.3 3.3 0 0 1 6.5 1C14.5 8 13 10.5 8 14.5Z"/>',
  lizard:
    '<path d="M12 1.5c2 0 2.5 3 .5 3.5C10 5.5 11 8 9.5 9.5 8 11 5 10.5 4.5 12.5c-.3 1.5 2 1.5 3 .5-.5 2.5-5 2.5-5-.5 0-3.5 4-3 5-5C8.5 5 9 1.5 12 1.5Z"/><path d="m7 6-2.5-2M11 7.5l2.5 1M5.5 9 3 7.5M9 10.5l1.5 2.5" fill="none"/>',
  raven:
    '<path d="M1.5 12.5 7 7.5C7 4 9 2 11 2c1.5 0 2.5.8 2.8 2L15.5 5l-2 .7C13.5 10 11 12.5 7 12.5Z"/><path d="M8 12.5V15M10 12.2V15" fill="none"/><circle cx="11.3" cy="4.3" r=".6" class="paper"/>',
  stars: '<path d="m8 1 2.1 4.7 5 .5-3.8 3.4 1.1 5L8 12l-4.4 2.6 1.1-5L.9 6.2l5-.5Z"/>',
}

/** Once on a page; the marks point there. */
export const symbols = (game: 'ebbes' | 'eidex'): string => {
  const suits: readonly Suit[] = game === 'ebbes' ? EBBES_SUITS : EIDEX_SUITS
  const drawn = suits.map(
    (suit) => `<symbol id="suit-${suit}" viewBox="0 0 16 16">${DRAWINGS[suit]}</symbol>`,
  )
  return `<svg class="symbols" aria-hidden="true">${drawn.join('')}</svg>`
}

/** Decoration: the name of the suit stands beside it or in its title. */
export const suitMark = (suit: Suit): string =>
  `<svg class="suit ${suit}" viewBox="0 0 16 16" aria-hidden="true"><use href="#suit-${suit}"/></svg>`
