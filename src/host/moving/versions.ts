import { GAMES } from '../../engine/games'
import { PROTOCOL } from '../../protocol/messages'
import type { Berth } from '../../protocol/moving'

/** By game. */
const RULES: Berth['rules'] = Object.fromEntries(
  Object.values(GAMES).map(({ id, rulesVersion }) => [id, rulesVersion]),
)

type Versions = Pick<Berth, 'protocol' | 'app' | 'rules'>

/** What two computers must have in common for a table to be the same on both. */
export const versionsOf = (app: string): Versions => ({
  protocol: PROTOCOL,
  app,
  rules: RULES,
})

export const areSame = (one: Versions, other: Versions): boolean =>
  one.protocol === other.protocol &&
  one.app === other.app &&
  Object.keys(RULES).every((id) => one.rules[id] === other.rules[id])
