import { refuse as refuseWith, type InputCode } from '../../../src/engine/kernel'

/** The clauses of the rules: the names by which refusals, scenarios and the rule book speak of them. */
export const CLAUSES = [
  'tercet.setup', // three seats, four suits of six ranks
  'tercet.deal', // all cards, eight for everybody; each seat deals in turn
  'tercet.lead', // the dealer's left-hand neighbour leads first, then the winner of each trick
  'tercet.follow', // follow the suit led if you can, else play anything
  'tercet.winner', // the highest card of the suit led takes the trick
  'tercet.score', // a trick is a point
  'tercet.end', // three rounds, or six; most tricks win, ties are shared
] as const

/** Those that an input or a table's options can break. The others the engine keeps by itself. */
export const REFUSABLE = [
  'tercet.setup',
  'tercet.deal',
  'tercet.follow',
  'tercet.end',
] as const satisfies readonly (typeof CLAUSES)[number][]

export type Code = (typeof REFUSABLE)[number] | InputCode

/** The kernel's refusal with the codes of this game only. */
export const refuse = (code: Code, message: string) => refuseWith(code, message)
