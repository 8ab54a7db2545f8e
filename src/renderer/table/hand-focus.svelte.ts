/**
 * Keeps the keyboard in the hand: when the focused card is played, the focus goes to the nearest card that can be
 * played, and does so again when it is the player's turn. Without it the focus falls to the page, and the next Tab
 * leads to the menu.
 */
interface HandState {
  readonly cards: readonly string[]
  readonly playable: ReadonlySet<string>
  readonly isTurn: boolean
}

export function keepFocus(list: () => HTMLElement | undefined, hand: () => HandState): void {
  /** Where the focus is in the hand, or was before its card left; undefined once the player has gone elsewhere. */
  let place: number | undefined
  let focused: string | undefined

  // Before the cards change: afterwards the focused one is gone.
  $effect.pre(() => {
    hand()
    const { activeElement } = document
    const buttons = [...(list()?.querySelectorAll('button') ?? [])]
    // Not after a click: a player with a mouse presses the space bar for other things than cards.
    const at = buttons.findIndex(
      (button) => button === activeElement && button.matches(':focus-visible'),
    )
    if (at >= 0) {
      place = at
      focused = buttons[at]?.dataset['card']
    } else if (!isNowhere(activeElement)) place = undefined
  })

  // The focus is the browser's, not ours: it can only be moved once the cards are drawn.
  $effect(() => {
    const { cards, playable, isTurn } = hand()
    if (place === undefined || !isNowhereOrIn(list(), document.activeElement)) return
    const stops = isTurn ? cards.filter((card) => playable.has(card)) : cards
    const card =
      focused !== undefined && stops.includes(focused) ? focused : nearest(cards, stops, place)
    if (card === undefined) return
    list()?.querySelector<HTMLElement>(`button[data-card="${card}"]`)?.focus()
  })
}

/** On the page itself, or in a dialog that will give it back. */
const isNowhere = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest('dialog') !== null

const isNowhereOrIn = (list: HTMLElement | undefined, element: Element | null): boolean =>
  isNowhere(element) || list?.contains(element) === true

const nearest = (
  cards: readonly string[],
  stops: readonly string[],
  place: number,
): string | undefined => {
  const distance = (card: string) => Math.abs(cards.indexOf(card) - place)
  return stops.toSorted((a, b) => distance(a) - distance(b))[0]
}
