/** What players do and say at a table. */
import { refuse, type Result } from '../../engine/kernel'
import type { HostCode } from '../../protocol/codes'
import type { Stich } from '../../protocol/stich'
import { LOCAL, REMOTE } from '../ports'
import type { ShownGame } from '../table/shared-replay'
import type { Table } from '../table/table'
import type { Caller, Handlers } from './caller'

type Playing =
  | ('propose' | 'act' | 'quiet' | 'seal' | 'unseal')
  | ('advise' | 'review' | 'hindsight' | 'chat' | 'react' | 'show')

export const playingHandlers: Handlers<Playing> = {
  propose: (caller, { id, what }) =>
    caller.asChange(id, () => caller.atTable(id, (table) => table.propose(caller, what))),
  act: (caller, message) => caller.atTable(message.id, (table) => table.play.act(caller, message)),
  quiet: (caller, { id, until }) => caller.atTable(id, (table) => table.play.quiet(caller, until)),
  advise: (caller, { id }) => caller.atTable(id, (table) => table.play.coach(caller, 'advise')),
  review: (caller, { id }) => caller.atTable(id, (table) => table.play.coach(caller, 'review')),
  hindsight: (caller, { id }) =>
    caller.atTable(id, (table) => table.play.coach(caller, 'hindsight')),
  seal: async (caller, message) => {
    await caller.table?.play.seal(caller, message)
  },
  unseal: async (caller, message) => {
    await caller.table?.play.unseal(caller, message)
  },
  chat: (caller, { id, text }) => caller.toOthers(id, (table) => table.play.chat(caller, text)),
  react: (caller, { id, reaction }) =>
    caller.toOthers(id, (table) => table.play.react(caller, reaction)),
  show: (caller, { id, what }) =>
    caller.atTable(id, (table) =>
      table.play.show(caller, what, (game) => find(caller, table, game)),
    ),
}

/**
 * A game of this table, or from the history, which only the user of the host's own machine may
 * read.
 */
async function find(
  caller: Caller,
  here: Table,
  { table, number }: ShownGame,
): Promise<Result<Stich>> {
  if (table !== null && caller.address !== LOCAL) return REMOTE
  // The game is read from disk and sent to everybody, so this is rate-limited.
  if (!caller.maySpeak()) {
    return refuse('limit.chat' satisfies HostCode, 'One after the other.')
  }
  return caller.deps.history.read(table ?? here.head.id, number)
}
