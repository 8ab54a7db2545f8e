/** The score sheet of an Eidex tournament: what any player at the table could have written down. */
import { accept, type Log, type Result, type Seat } from '../../kernel'
import type { PowerId } from '../characters'
import type { Config } from '../config'
import { eidex, limitOf, type Types } from '../game'
import { GameNotes, type EidexGame } from './game'
import { listen } from '../../scoresheet/listen'
import { rankingOf } from '../../scoresheet/ranking'
import type { Sheet } from '../../scoresheet/sheet'

export type { EidexGame } from './game'

export interface EidexSheet extends Sheet {
  readonly game: 'eidex'
  readonly options: Config
  /** By seat; null in the basic game. */
  readonly characters: readonly (PowerId | null)[]
  readonly games: readonly EidexGame[]
  /** By seat: the victory points before the first game and after each. */
  readonly track: readonly (readonly number[])[]
}

export function sheetOfEidex(log: Log<Types>): Result<EidexSheet> {
  const notes: GameNotes[] = []
  let winners: readonly Seat[] = []
  const heard = listen(eidex, log, (events, state) => {
    for (const event of events) {
      if (event.type === 'dealt') notes.push(new GameNotes(event))
      else if (event.type === 'over') winners = event.winners
    }
    notes.at(-1)?.hear(events, limitOf(state))
  })
  if (!heard.ok) return heard
  const { config, characters, victoryPoints } = heard.value
  let before: readonly number[] = config.victoryPoints
  const games = notes.map((note): EidexGame => {
    const game = note.sheetAfter(before, config.target)
    before = game.victoryPoints ?? before
    return game
  })
  return accept({
    game: 'eidex',
    options: config,
    players: victoryPoints.length,
    characters: [...characters],
    games,
    track: config.victoryPoints.map((start, seat) => [
      start,
      ...games.flatMap((game) => game.victoryPoints?.[seat] ?? []),
    ]),
    ranking: rankingOf(victoryPoints),
    winners,
  })
}
