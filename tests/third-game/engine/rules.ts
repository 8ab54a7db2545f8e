/** Tercet as shared code knows it: the one line in the list of the engine. */
import type { GameRules } from '../../../src/engine/game-rules'
import { accept } from '../../../src/engine/kernel'
import { refuse } from './clauses'
import { readConfig, SEATS } from './config'
import { soFarOf } from './facts'
import { tercet as game, type Types } from './game'
import { sheetOf } from './sheet'
import { tercetStatistics, type TercetPart } from './statistics'

export const tercet: GameRules<Types> = {
  ...game,
  seats: [SEATS],
  tableOptions(wished, seats) {
    const read = readConfig(wished)
    if (!read.ok) return read
    return seats === SEATS ? accept(wished) : refuse('tercet.setup', 'Tercet is for three.')
  },
  seatsOf: () => SEATS,
  totalsOf: ({ scores }) => scores,
  soFarOf,
  sheetOf,
  statisticsOf: (parts) => tercetStatistics(parts as readonly TercetPart[]),
}
