/**
 * The shape of a scenario file. A file of any other shape is not run, and the reason is reported.
 */
import { isObject } from '../../src/engine/kernel'
import { demand, FormatError } from './shape'
import { demandStep } from './steps'

export interface Scenario {
  readonly name: string
  /** The clauses it settles. */
  readonly rules: readonly string[]
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly deal: Deal
  readonly start: Readonly<Record<string, unknown>>
  readonly autopass: boolean
  readonly script: readonly Step[]
}

export interface Deal {
  readonly dealer?: number
  /** By seat; `…` stands for remaining cards, in card order. */
  readonly hands?: readonly (readonly string[])[]
  readonly numbers?: readonly number[]
  readonly columns?: readonly string[]
  readonly turnUp?: string
  readonly turnUp2?: string
  readonly draw?: string
}

export type Step =
  | { readonly seat: number; readonly do: Readonly<Record<string, unknown>> }
  | { readonly legal: LegalStep }
  | { readonly refused: RefusedStep }
  | { readonly expect: Readonly<Record<string, unknown>> }
  | { readonly view: ViewStep }
  | { readonly autoplay: { readonly seed?: number; readonly until?: 'trick' | 'round' } }
  /** The next deal of a game with several rounds, with the same fields as the first one. */
  | { readonly deal: Deal }
  /** The card of the next blind draw; by default the lowest in card order. */
  | { readonly draw: string }

export interface LegalStep {
  readonly seat: number
  readonly type: string
  readonly cards?: readonly string[]
  readonly seats?: readonly number[]
  readonly ids?: readonly string[]
}

export type RefusedStep =
  | { readonly seat: number; readonly do: unknown; readonly code: string }
  /** A table with these options must be refused. */
  | { readonly options: Readonly<Record<string, unknown>>; readonly code: string }

export interface ViewStep {
  readonly seat: number | 'spectator'
  readonly never?: readonly string[]
  readonly knows?: readonly string[]
}

const KEYS = ['name', 'rules', 'game', 'options', 'deal', 'start', 'autopass', 'script']

export function readScenario(text: string): Scenario {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new FormatError(`not JSON: ${(error as Error).message}`)
  }
  demand(isObject(value), 'not a JSON object')
  const unknown = Object.keys(value).find((key) => !KEYS.includes(key))
  demand(unknown === undefined, `unknown key “${String(unknown)}”`)
  const { name, rules, game, script, options = {}, deal = {}, start = {}, autopass = true } = value
  demand(typeof name === 'string' && name !== '', '“name” is missing')
  demand(
    Array.isArray(rules) && rules.length > 0 && rules.every((rule) => typeof rule === 'string'),
    '“rules” names no clause',
  )
  demand(typeof game === 'string', '“game” is missing')
  demand(
    isObject(options) && isObject(deal) && isObject(start),
    '“options”, “deal” and “start” are objects',
  )
  demand(typeof autopass === 'boolean', '“autopass” is true or false')
  demand(Array.isArray(script), '“script” is a list of steps')
  for (const [index, step] of script.entries()) demandStep(step, `step ${index + 1}`)
  return { name, rules, game, options, deal, start, autopass, script }
}

/** Fills every `…` with remaining cards, in card order, so that each hand has its full size. */
export function fillHands(
  hands: readonly (readonly string[])[],
  sizes: readonly number[],
  deck: readonly string[],
): string[][] {
  const named = hands.flat().filter((card) => card !== '…')
  const twice = named.find((card, index) => named.indexOf(card) !== index)
  demand(twice === undefined, `the deal has ${String(twice)} twice`)
  const stray = named.find((card) => !deck.includes(card))
  demand(stray === undefined, `the deal has ${String(stray)}, which is not in this game`)
  const left = deck.filter((card) => !named.includes(card))
  return sizes.map((size, index) => {
    const hand = hands[index] ?? ['…']
    const known = hand.filter((card) => card !== '…')
    if (hand.includes('…')) known.push(...left.splice(0, size - known.length))
    demand(known.length === size, `hand ${index} has ${known.length} cards instead of ${size}`)
    return known
  })
}
