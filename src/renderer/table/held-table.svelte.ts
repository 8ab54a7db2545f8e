/** A finger, the mouse or the space bar on the table: held down, the table waits; a short tap goes on. */
const TAP_MS = 350

export class HeldTable {
  readonly #goOn: () => void
  #since = $state.raw<number>()

  constructor(goOn: () => void) {
    this.#goOn = goOn
  }

  get isHeld(): boolean {
    return this.#since !== undefined
  }

  hold({ timeStamp }: Event): void {
    this.#since ??= timeStamp
  }

  letGo({ timeStamp }: Event): void {
    if (this.#since === undefined) return
    const isTap = timeStamp - this.#since < TAP_MS
    this.#since = undefined
    if (isTap) this.#goOn()
  }
}
