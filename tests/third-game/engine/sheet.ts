/** The score sheet: what everybody at the table could have written down. */
import { accept, type Log, type Result, type Seat } from '../../../src/engine/kernel'
import { listen } from '../../../src/engine/scoresheet/listen'
import { rankingOf } from '../../../src/engine/scoresheet/ranking'
import type { Sheet } from '../../../src/engine/scoresheet/sheet'
import type { Config } from './config'
import { tercet, type Types } from './game'

export interface TercetRound {
  readonly round: number
  readonly dealer: Seat
  /** By seat: its tricks, and with those of all rounds before; null for a round that is not over. */
  readonly scores: readonly { readonly tricks: number; readonly total: number }[] | null
}

export interface TercetSheet extends Sheet {
  readonly game: 'tercet'
  readonly options: Config
  readonly rounds: readonly TercetRound[]
}

export function sheetOf(log: Log<Types>): Result<TercetSheet> {
  const rounds: TercetRound[] = []
  let winners: readonly Seat[] = []
  const heard = listen(tercet, log, (events) => {
    for (const event of events) {
      if (event.type === 'dealt') {
        rounds.push({ round: event.round, dealer: event.dealer, scores: null })
      } else if (event.type === 'scored') {
        const { points, scores } = event
        const noted = points.map((tricks, seat) => ({ tricks, total: scores[seat] ?? 0 }))
        const open = rounds.pop()
        if (open !== undefined) rounds.push({ ...open, scores: noted })
      } else if (event.type === 'over') winners = event.winners
    }
  })
  if (!heard.ok) return heard
  const { config, scores } = heard.value
  return accept({
    game: 'tercet',
    options: config,
    players: scores.length,
    rounds,
    ranking: rankingOf(scores),
    winners,
  })
}
