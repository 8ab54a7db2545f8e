/** Requests to the host itself: opening it to the network, and its tables and games. */
import { accept } from '../../engine/kernel'
import { answerAboutTables } from '../own-tables'
import type { Handlers } from './caller'

type Hosting = 'invite' | 'open-lan' | 'history' | 'tables' | 'move' | 'ping'

export const hostingHandlers: Handlers<Hosting> = {
  invite: async (caller, { id }) => {
    const code = caller.table?.head.code
    if (code !== undefined) {
      const places = await caller.deps.reach.invitations(code)
      caller.tell({ type: 'invitation', places })
    }
    await caller.atTable(id, () => Promise.resolve(accept(undefined)))
  },
  'open-lan': (caller, { id }) =>
    caller.asLocal(id, async () => {
      await caller.deps.reach.open()
      return { type: 'ack', id }
    }),
  history: (caller, { id, ask }) => caller.asLocal(id, () => caller.deps.history.answer(id, ask)),
  tables: (caller, { id, ask }) =>
    caller.asLocal(id, () => answerAboutTables(caller.deps.room, id, ask)),
  move: async (caller, { id, ask }) => {
    caller.tell(await caller.deps.moves.answer(caller, caller.table, id, ask))
  },
  ping: (caller, { n }) => caller.tell({ type: 'pong', n }),
}
