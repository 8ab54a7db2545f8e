/** The score sheet of an ebbes game: what any player at the table could have written down. */
import { accept, type Log, type Result } from '../../kernel'
import type { Event } from '../actions'
import { isTwoPlayerGame, playerCount, type Config } from '../config'
import { ebbes, type Types } from '../game'
import { scoresOf } from '../score'
import { VIRTUAL, type EndReason, type Player } from '../state'
import { RoundNotes, type EbbesRound } from './round'
import { listen } from '../../scoresheet/listen'
import { rankingOf } from '../../scoresheet/ranking'
import type { Sheet } from '../../scoresheet/sheet'

export type { EbbesRound } from './round'

export interface EbbesSheet extends Sheet {
  readonly game: 'ebbes'
  readonly options: Config
  /** The virtual player of a two-player game. */
  readonly virtual: Player | null
  readonly rounds: readonly EbbesRound[]
  /** By player: the running total before the first round and after each, for a chart. */
  readonly totals: readonly (readonly number[])[]
  readonly end: EndReason | null
}

export function sheetOfEbbes(log: Log<Types>): Result<EbbesSheet> {
  const notes: RoundNotes[] = []
  let firstStarter: Player | null = null
  let over: (Event & { type: 'over' }) | undefined
  const heard = listen(ebbes, log, (events) => {
    for (const event of events) {
      if (event.type === 'opened') firstStarter = event.starter
      else if (event.type === 'dealt') {
        notes.push(new RoundNotes(event, event.round === 1 ? firstStarter : null))
      } else if (event.type === 'over') over = event
      else notes.at(-1)?.hear(event)
    }
  })
  if (!heard.ok) return heard
  const { config } = heard.value
  const rounds = notes.map((round) => round.sheet)
  return accept({
    game: 'ebbes',
    options: config,
    players: playerCount(config),
    virtual: isTwoPlayerGame(config) ? VIRTUAL : null,
    rounds,
    totals: scoresOf(heard.value).map((_, player) => [
      0,
      ...rounds.flatMap((round) => round.scores?.[player]?.total ?? []),
    ]),
    ranking: rankingOf(scoresOf(heard.value)),
    winners: over?.winners ?? [],
    end: over?.reason ?? null,
  })
}
