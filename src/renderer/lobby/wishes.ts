/** What somebody wants to play, as the form keeps it, and the table it makes. */
import type { TableSetup } from '../../protocol/table'
import type { StoredSettings } from '../settings/stored'

export interface Wishes {
  readonly game: TableSetup['game']
  /** Of ebbes; Eidex is always for three. */
  readonly players: number
  readonly variant1: boolean
  readonly variant2: boolean
  readonly mode: 'basic' | 'cosmic'
}

export const FIRST_WISHES: Wishes = {
  game: 'ebbes',
  players: 3,
  variant1: false,
  variant2: false,
  mode: 'basic',
}

const playersOf = ({ game, players }: Wishes): number => (game === 'eidex' ? 3 : players)

/** Seconds until an absent person's seat is offered to a bot. */
const PATIENCE = 60

export function setupOf(
  wishes: Wishes,
  others: 'open' | StoredSettings['bots'],
  table: Pick<TableSetup, 'name' | 'access' | 'coach'>,
): TableSetup {
  const { game, variant1, variant2, mode } = wishes
  const seats = Array.from({ length: playersOf(wishes) }, (_, seat) =>
    seat === 0 ? 'open' : others,
  )
  return {
    ...table,
    game,
    options: game === 'ebbes' ? { variant1, variant2 } : { mode },
    seats,
    seat: 0,
    spectators: 'public',
    patience: PATIENCE,
    clock: null,
  }
}
