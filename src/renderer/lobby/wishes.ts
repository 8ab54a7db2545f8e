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

const usual = (field: OptionField, isFirst: boolean): string | boolean =>
  isFirst && field.kind === 'switch' && field.helpsAtFirst === true ? true : field.usual

/** `isFirst` for a player alone who has not finished a game of it. */
export function optionsOf(wishes: Wishes, isFirst = false): Options {
  const game = gameIn(wishes)
  const chosen = wishes.options[game] ?? {}
  return Object.fromEntries(
    (gameOf(game)?.options ?? []).map((field) => {
      const value = chosen[field.name]
      return [
        field.name,
        value !== undefined && isValue(field, value) ? value : usual(field, isFirst),
      ]
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

export const clockOf = (turnTime: number): TableSetup['clock'] =>
  turnTime === 0 ? null : { move: turnTime, bank: 0 }

export function setupOf(
  wishes: Wishes,
  players: number,
  others: 'open' | StoredSettings['bots'],
  table: Pick<TableSetup, 'name' | 'access' | 'coach' | 'clock'>,
  isFirst = false,
): TableSetup {
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? 'open' : others))
  return {
    ...table,
    game: gameIn(wishes),
    options: optionsOf(wishes, isFirst),
    seats,
    seat: 0,
    spectators: 'public',
    patience: PATIENCE,
  }
}
