/** Eidex for shared code. */
import type { GameRules } from '../game-rules'
import { accept } from '../kernel'
import { refuse } from './clauses'
import { soFarOf } from './facts'
import { eidex as game, type Types } from './game'
import { sheetOfEidex } from './scoresheet/sheet'
import { SEATS } from './state'
import { eidexStatistics, type EidexPart } from './statistics'

export const eidex: GameRules<Types> = {
  ...game,
  seats: [SEATS],
  tableOptions(wished, seats) {
    const made = game.setup(wished)
    if (!made.ok) return made
    return seats === SEATS ? accept(wished) : refuse('eidex.setup', 'Eidex is for three.')
  },
  seatsOf: () => SEATS,
  totalsOf: ({ victoryPoints }) => victoryPoints,
  soFarOf,
  sheetOf: sheetOfEidex,
  statisticsOf: (parts) => eidexStatistics(parts as readonly EidexPart[]),
}
