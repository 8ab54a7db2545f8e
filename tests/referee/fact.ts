/** One line of a trace, as docs/traces.md describes it: all that the referee shares with the games. */
export interface Fact {
  readonly t: string
  readonly game?: string
  readonly seats?: number
  readonly options?: Options
  readonly seat?: number
  readonly by?: number
  readonly from?: number
  readonly target?: number
  readonly to?: number | string
  readonly dealer?: number
  readonly starter?: number
  readonly winner?: number
  readonly round?: number
  readonly number?: number
  readonly zilch?: number
  readonly id?: string
  readonly card?: string
  readonly suit?: string
  readonly turnUp?: string
  readonly direction?: string
  readonly reason?: string
  readonly excuse?: boolean
  readonly faceDown?: boolean
  readonly order?: readonly number[]
  readonly points?: readonly number[]
  readonly totals?: readonly number[]
  readonly scores?: readonly number[]
  readonly victoryPoints?: readonly number[]
  readonly winners?: readonly number[]
  readonly cards?: readonly string[]
  readonly legal?: readonly string[]
  readonly excuses?: readonly string[]
  readonly hidden?: readonly string[]
  readonly pairs?: readonly string[]
  readonly hands?: readonly (readonly string[])[]
  readonly sets?: readonly (readonly string[])[]
  readonly roles?: Readonly<Record<string, string>>
}

export interface Options {
  readonly variant1?: boolean
  readonly variant2?: boolean
  readonly rounds?: number
  readonly goal?: number
  readonly dabbscheedel?: number
  readonly mode?: string
  readonly characters?: readonly string[]
  readonly target?: number
  readonly victoryPoints?: readonly number[]
  readonly easyStart?: boolean
}

/** Follows one game, line by line, and throws a complaint at the first line that is wrong. */
export interface Follower {
  follow(fact: Fact): void
  readonly isOver: boolean
}

export class Complaint extends Error {}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

export function want(holds: boolean, rule: string): asserts holds {
  if (!holds) throw new Complaint(rule)
}

/** The same things in the same order. */
export function same(what: string, expected: unknown, told: unknown): void {
  if (show(expected) !== show(told)) {
    throw new Complaint(`${what}: expected ${show(expected)}, told ${show(told)}`)
  }
}

/** The same cards in any order. */
export function sameCards(
  what: string,
  expected: readonly string[],
  told: readonly string[] = [],
): void {
  const isSame = expected.length === told.length && expected.every((card) => told.includes(card))
  if (isSame && new Set(told).size === told.length) return
  const missing = expected.filter((card) => !told.includes(card))
  const tooMany = told.filter((card, at) => !expected.includes(card) || told.indexOf(card) !== at)
  throw new Complaint(
    `${what}: expected ${show(expected)}, told ${show(told)} (missing ${show(missing)}, too many ${show(tooMany)})`,
  )
}

/** What the trace format promises on such a line. */
export function given<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Complaint(`the line has no “${name}”`)
  return value
}
