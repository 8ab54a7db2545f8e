/** The table that results from what the user has chosen, now or the last time. */
import type { TableSetup } from '../../protocol/table'
import { gameOf, GAMES } from '../games'
import type { OptionField } from '../games/cover'
import type { StoredSettings } from '../settings/stored'
import type { Wishes } from '../settings/table-wishes'

type Options = Readonly<Record<string, string | boolean>>

/** The first one for a user who has not chosen yet, or whose game this version does not have. */
export const gameIn = ({ game }: Wishes): string => gameOf(game)?.id ?? Object.keys(GAMES)[0] ?? ''

const isValue = (field: OptionField, value: string | boolean | undefined): boolean =>
  field.kind === 'switch'
    ? typeof value === 'boolean'
    : typeof value === 'string' && field.values.includes(value)

export function optionsOf(wishes: Wishes): Options {
  const game = gameIn(wishes)
  const chosen = wishes.options[game] ?? {}
  return Object.fromEntries(
    (gameOf(game)?.options ?? []).map((field) => {
      const value = chosen[field.name]
      return [field.name, value !== undefined && isValue(field, value) ? value : field.usual]
    }),
  )
}

/** `usual` where the user has not chosen, and the game allows it. */
export function playersOf(wishes: Wishes, usual: number): number {
  const game = gameIn(wishes)
  const seats = gameOf(game)?.seats ?? []
  return (
    [wishes.players[game], usual].find((count) => count !== undefined && seats.includes(count)) ??
    seats[0] ??
    usual
  )
}

/** Seconds until an absent player's seat is offered to a bot. */
const PATIENCE = 60

/** A clock has a bank: its second is a part of the time. */
const clockOf = (turnTime: number): TableSetup['clock'] =>
  turnTime === 0 ? null : { move: turnTime - 1, bank: 1 }

export function setupOf(
  wishes: Wishes,
  players: number,
  others: 'open' | StoredSettings['bots'],
  table: Pick<TableSetup, 'name' | 'access' | 'coach'>,
  turnTime: StoredSettings['turnTime'] = 0,
): TableSetup {
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? 'open' : others))
  return {
    ...table,
    game: gameIn(wishes),
    options: optionsOf(wishes),
    seats,
    seat: 0,
    spectators: 'public',
    patience: PATIENCE,
    clock: clockOf(turnTime),
  }
}
