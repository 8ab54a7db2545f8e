/** What the user wants to play, as the form keeps it, and the resulting table. */
import type { TableSetup } from '../../protocol/table'
import { gameOf, GAMES } from '../games'
import type { StoredSettings } from '../settings/stored'

type Options = Readonly<Record<string, string | boolean>>

export interface Wishes {
  readonly game: string
  /** Where the game leaves a choice. */
  readonly players: number
  /** By game, as far as the user has chosen anything. */
  readonly options: Readonly<Record<string, Options>>
}

export const FIRST_WISHES: Wishes = { game: Object.keys(GAMES)[0] ?? '', players: 3, options: {} }

export function optionsOf({ game, options }: Wishes): Options {
  const fields = gameOf(game)?.options ?? []
  return {
    ...Object.fromEntries(fields.map(({ name, usual }) => [name, usual])),
    ...options[game],
  }
}

const playersOf = ({ game, players }: Wishes): number => {
  const seats = gameOf(game)?.seats ?? []
  return seats.includes(players) ? players : (seats[0] ?? players)
}

/** Seconds until an absent player's seat is offered to a bot. */
const PATIENCE = 60

export function setupOf(
  wishes: Wishes,
  others: 'open' | StoredSettings['bots'],
  table: Pick<TableSetup, 'name' | 'access' | 'coach'>,
): TableSetup {
  const seats = Array.from({ length: playersOf(wishes) }, (_, seat) =>
    seat === 0 ? 'open' : others,
  )
  return {
    ...table,
    game: wishes.game,
    options: optionsOf(wishes),
    seats,
    seat: 0,
    spectators: 'public',
    patience: PATIENCE,
    clock: null,
  }
}
