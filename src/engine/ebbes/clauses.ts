import { refuse as refuseWith, type InputCode } from '../kernel'

/**
 * The clauses of the rules: the names that refusals, scenarios and the rule book use for them. Each
 * has at least one scenario in tests/scenarios.
 */
export const CLAUSES = [
  'ebbes.setup', // how many seats, which values, how large a hand, the pile of number cards
  'ebbes.dealer', // the seat to the left of the last dealer deals
  'ebbes.deal', // all cards are dealt out evenly, and players see only their own
  'ebbes.starter', // the player with the zilch right names the starting player, from round 2 on
  'ebbes.select', // variant 2: five pairs of a number and a colour take the number card's place
  'ebbes.follow', // follow the suit led if you can, otherwise play anything
  'ebbes.winner', // the highest trump takes the trick, otherwise the highest card of the suit led
  'ebbes.winner.instant', // a trick is judged when complete, with the trump as it then stands
  'ebbes.lead', // the starting player leads first, then the winner of each trick
  'ebbes.designate', // a card of the number gives its suit the next free role
  'ebbes.score', // what plus, minus and ebbes cards score
  'ebbes.zilch', // most zilch cards give the right to name; tied, the highest of them
  'ebbes.end.basic', // five rounds, the highest total wins, ties are shared
  'ebbes.end.goal', // variant 2: a marker on or past the goal ends the game with the round
  'ebbes.end.dabbscheedel', // variant 2: so does one on or past the Dabbscheedel
  'ebbes.end.rounds', // variant 2: so does the last of the rounds agreed
  'ebbes.track', // where the two end spaces lie
  'ebbes.virtual', // the third player of a game of two
] as const

/** The clauses that an input or a table's options can break. The engine itself keeps the others. */
export const REFUSABLE = [
  'ebbes.setup',
  'ebbes.deal',
  'ebbes.starter',
  'ebbes.select',
  'ebbes.follow',
  'ebbes.end.basic',
  'ebbes.end.rounds',
  'ebbes.track',
] as const satisfies readonly (typeof CLAUSES)[number][]

export type Code = (typeof REFUSABLE)[number] | InputCode

/** The kernel's refusal with the codes of this game only. */
export const refuse = (code: Code, message: string) => refuseWith(code, message)
