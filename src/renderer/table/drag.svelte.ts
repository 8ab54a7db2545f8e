/** A card that is dragged out of the hand: let go above it, it is played; within it, it goes back. */
const STARTS_AT = 10
/** For the host's answer: until then the card lies where it was put. */
const ANSWER_MS = 500

interface Dragged {
  readonly card: string
  readonly x: number
  readonly y: number
}

export class Drag {
  readonly #play: (card: string) => void
  #start: { readonly card: string; readonly x: number; readonly y: number } | undefined
  #now = $state.raw<Dragged>()
  /** The click that ends a drag is none. */
  #isClick = true

  constructor(play: (card: string) => void) {
    this.#play = play
  }

  /** How far a card is from its place, as a transform. */
  of(card: string): string | undefined {
    return this.#now?.card === card ? `translate(${this.#now.x}px, ${this.#now.y}px)` : undefined
  }

  begin(card: string, event: PointerEvent): void {
    this.#isClick = true
    if (event.button !== 0) return
    this.#start = { card, x: event.clientX, y: event.clientY }
    // A fast mouse has left the card before it is moved for the first time.
    if (event.currentTarget instanceof Element)
      event.currentTarget.setPointerCapture(event.pointerId)
  }

  move({ clientX, clientY }: PointerEvent): void {
    if (this.#start === undefined) return
    const x = clientX - this.#start.x
    const y = clientY - this.#start.y
    if (this.#now === undefined && Math.hypot(x, y) < STARTS_AT) return
    this.#now = { card: this.#start.card, x, y }
  }

  /** `top`: where the hand begins. */
  end({ clientY }: PointerEvent, top: number): void {
    const dragged = this.#start && this.#now
    this.#start = undefined
    if (dragged === undefined) return
    this.#isClick = false
    if (clientY >= top) {
      this.cancel()
      return
    }
    this.#play(dragged.card)
    setTimeout(() => {
      if (this.#now === dragged) this.cancel()
    }, ANSWER_MS)
  }

  cancel(): void {
    this.#start = undefined
    this.#now = undefined
  }

  /** Whether this click is meant for the card. */
  isClick(): boolean {
    return this.#isClick
  }
}
