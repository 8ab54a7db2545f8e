/** What is there for a moment, like a word at a table: then it is gone, whichever screens have come and gone. */
export class Fleeting<T> {
  readonly #ms: number
  #value = $state.raw<T | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ms: number) {
    this.#ms = ms
  }

  get value(): T | null {
    return this.#value
  }

  show(value: T): void {
    this.clear()
    this.#value = value
    this.#timer = setTimeout(() => this.clear(), this.#ms)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#value = null
  }
}
