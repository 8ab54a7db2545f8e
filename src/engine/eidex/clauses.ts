/**
 * The clauses of the rules: the names that refusals, scenarios and the rule book use for them. Each character is a
 * clause of its own, `eidex.<id>`.
 */
import { refuse as refuseWith, type InputCode } from '../kernel'
import { POWER_IDS, type PowerId } from './characters'

export const BASIC_CLAUSES = [
  'eidex.setup', // three seats; basic or cosmic, characters drawn or chosen
  'eidex.deal', // three packets of four; the last card is turned up and decides trump
  'eidex.deal.again', // with an easy start, an ace or a six turned up in the first game is dealt again
  'eidex.put-down', // every seat puts one card face down; it counts for its owner
  'eidex.lead', // the seat to the right of the dealer leads first, later the winner
  'eidex.follow', // follow suit if you can, or play a trump at any time; void: anything
  'eidex.follow.trump-led', // trump led: follow with trump
  'eidex.follow.jack', // the trump jack as the only trump need not be played
  'eidex.undertrump', // no trump below one that another seat has put on a plain-suit lead
  'eidex.rank', // which card beats which
  'eidex.value', // what cards count; 157 in all, including 5 for the last trick
  'eidex.vp', // Match, limit, level, most and fewest
  'eidex.tournament', // first to seven
  'eidex.tournament.collision', // two seats at six who would both get one
  'eidex.tournament.chaos', // all three at six
  'eidex.order', // higher cards use their powers first, so that lower ones can react
  'eidex.power.owner', // a player has only the power of their own character
  'eidex.power.moment', // a power is used in its windows
  'eidex.power.spent', // and only a limited number of times in a game
  'eidex.power.answer', // with an answer to what it asks
  'eidex.power.play', // or as part of playing a card
  'eidex.draw', // a blind card comes from the hand it is drawn from
] as const

export const CLAUSES: readonly string[] = [
  ...BASIC_CLAUSES,
  ...POWER_IDS.map((id) => `eidex.${id}`),
]

/**
 * The clauses that an input or a table's options can break, beside the characters' own. The engine itself keeps
 * the others.
 */
export const REFUSABLE = [
  'eidex.setup',
  'eidex.deal',
  'eidex.follow',
  'eidex.follow.trump-led',
  'eidex.undertrump',
  'eidex.tournament',
  'eidex.power.owner',
  'eidex.power.moment',
  'eidex.power.spent',
  'eidex.power.answer',
  'eidex.power.play',
  'eidex.draw',
] as const satisfies readonly (typeof BASIC_CLAUSES)[number][]

export type Code = (typeof REFUSABLE)[number] | `eidex.${PowerId}` | InputCode

/** The kernel's refusal with the codes of this game only. */
export const refuse = (code: Code, message: string) => refuseWith(code, message)
