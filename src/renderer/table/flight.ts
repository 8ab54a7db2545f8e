/**
 * What moves on the table tells what happens: a card comes out of the hand or from the seat that plays it, a trick goes
 * to the seat that has won it, a role is stamped on its suit, points travel to the score.
 */
import { getContext, setContext } from 'svelte'
import { cubicIn, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'

/** How long a card is in the air, in milliseconds. */
const FLIGHT_MS = 280

/** Of the table around it. */
const KEY = Symbol('flight')

/** Nothing flies where everything is shown at once. */
export const setFlight = (speed: () => number): void => {
  setContext(KEY, () => (speed() === 0 ? 0 : FLIGHT_MS / speed()))
}

/** How long a card flies here, in milliseconds; 0 where nothing moves. */
export const getFlight = (): (() => number) =>
  getContext<(() => number) | undefined>(KEY) ?? (() => 0)

/** Where the last card left the hand: it is on the table before the same frame is drawn. */
let lastLeft: DOMRect | undefined

const STILL: TransitionConfig = { duration: 0 }

/** Where a seat's badge is seen; one that the form of the table hides is nowhere. */
export function placeOfSeat(seat: number): DOMRect | undefined {
  return [...document.querySelectorAll(`[data-seat="${seat}"]`)]
    .map((badge) => badge.getBoundingClientRect())
    .find(({ width }) => width > 0)
}

const placeOfCloth = () => document.querySelector('[data-part="cloth"]')?.getBoundingClientRect()

/** From the middle of one to the middle of the other. */
function way(node: Element, { left, top, width, height }: DOMRect) {
  const own = node.getBoundingClientRect()
  return {
    x: left + width / 2 - own.left - own.width / 2,
    y: top + height / 2 - own.top - own.height / 2,
  }
}

const moved = ({ x, y }: { x: number; y: number }, share: number, size: number) =>
  `transform: translate(${x * share}px, ${y * share}px) scale(${1 + (size - 1) * share})`

/** Out of the hand. */
export function leave(node: Element): TransitionConfig {
  lastLeft = (node.firstElementChild ?? node).getBoundingClientRect()
  setTimeout(() => (lastLeft = undefined))
  return STILL
}

interface Arrival {
  readonly seat: number
  /** The viewer's own card: out of the hand. */
  readonly isOwn: boolean
  readonly duration: number
}

interface Sweep {
  readonly seat: number | undefined
  readonly duration: number
}

/** On to the table. Begins when every card has left: the hand may be drawn later than the table. */
export const arrive =
  (node: Element, { seat, duration, isOwn }: Arrival) =>
  (): TransitionConfig => {
    const hand = isOwn ? lastLeft : undefined
    const from = hand ?? placeOfSeat(seat)
    if (duration === 0 || from === undefined) return STILL
    const path = way(node, from)
    const size = hand === undefined ? 0.5 : from.width / node.getBoundingClientRect().width
    return {
      duration,
      easing: cubicOut,
      css: (t, u) => `${moved(path, u, size)}; opacity: ${hand ? 1 : Math.min(1, 0.2 + 3 * t)}`,
    }
  }

/** To the seat that has won it, or away. */
export function sweep(node: Element, { seat, duration }: Sweep): TransitionConfig {
  const to = seat === undefined ? undefined : placeOfSeat(seat)
  if (to === undefined) return { duration, css: (t) => `opacity: ${t}` }
  const path = way(node, to)
  return {
    duration,
    easing: cubicIn,
    css: (t, u) => `${moved(path, u, 0.25)}; opacity: ${Math.min(1, 3 * t)}`,
  }
}

/** A role on its suit, after the card that gave it has landed. */
export const stamp = (_node: Element, duration: number): TransitionConfig => ({
  duration,
  delay: duration,
  easing: cubicOut,
  css: (t, u) => `transform: scale(${1 + 1.4 * u}) rotate(${-14 * u}deg); opacity: ${t}`,
})

/** From the middle of the table to where they are counted. */
export function travel(node: Element, duration: number): TransitionConfig {
  const from = placeOfCloth()
  if (duration === 0 || from === undefined) return STILL
  const path = way(node, from)
  return { duration: duration * 1.25, css: (_t, u) => moved(path, u * u, 2.5) }
}
