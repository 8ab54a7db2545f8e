/** ebbes for shared code. */
import type { GameRules } from '../game-rules'
import { accept } from '../kernel'
import { readConfig, SEATS } from './config'
import { soFarOf } from './facts'
import { ebbes as game, type Types } from './game'
import { sheetOfEbbes } from './scoresheet/sheet'
import { ebbesStatistics, type EbbesPart } from './statistics'

export const ebbes: GameRules<Types> = {
  ...game,
  seats: SEATS,
  tableOptions(wished, seats) {
    const options = { ...wished, seats }
    const read = readConfig(options)
    return read.ok ? accept(options) : read
  },
  seatsOf(options) {
    const read = readConfig(options)
    return read.ok ? read.value.seats : undefined
  },
  // ebbes.starter
  lastPlayerBegins: {
    isOpen: (options) => !('starter' in options) || options.starter === 'random',
    with: (starter) => ({ starter }),
  },
  totalsOf: ({ scores }) => scores,
  soFarOf,
  sheetOf: sheetOfEbbes,
  statisticsOf: (parts) => ebbesStatistics(parts as readonly EbbesPart[]),
}
