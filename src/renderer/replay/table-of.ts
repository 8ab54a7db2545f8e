import type { Stich, StichGame } from '../../protocol/stich'
import type { TableInfo } from '../../protocol/table'

/** The table at which a game was played, in the form that its components need; nothing happens there. */
export const tableOf = ({ table }: Stich, game: StichGame): TableInfo => ({
  id: table.id,
  name: table.name,
  access: 'private',
  spectators: 'none',
  patience: null,
  clock: null,
  coach: false,
  game: table.game,
  options: game.log.config,
  code: '',
  phase: 'over',
  opened: table.opened,
  begun: game.begun,
  gameNumber: game.number,
  tally: [],
  owner: null,
  seats: game.players.map(({ name, marker, bot, regular }) => ({
    person:
      name === null
        ? null
        : { name, marker: marker ?? 'grey', present: true, overdue: false, hosts: false },
    // A named person played, even where a bot stood in at the end.
    bot: name === null ? bot : null,
    clock: null,
    ...(regular !== undefined && { regular }),
  })),
  watching: [],
  removed: [],
  dealing: null,
  again: false,
  move: null,
  votes: [],
})
