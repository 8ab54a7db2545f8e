import { GAMES } from '../../engine/games'
import { PROTOCOL } from '../../protocol/messages'
import type { Berth } from '../../protocol/moving'

type Versions = Pick<Berth, 'protocol' | 'app' | 'rules'>

/** What two computers must have in common, so that a table is on both what it was. */
export const versionsOf = (app: string): Versions => ({
  protocol: PROTOCOL,
  app,
  rules: { ebbes: GAMES.ebbes.rulesVersion, eidex: GAMES.eidex.rulesVersion },
})

export const areSame = (one: Versions, other: Versions): boolean =>
  one.protocol === other.protocol &&
  one.app === other.app &&
  one.rules.ebbes === other.rules.ebbes &&
  one.rules.eidex === other.rules.eidex
