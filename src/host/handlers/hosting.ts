/** Requests to the host itself: opening it to the network, and its tables and games. */
import { accept } from '../../engine/kernel'
import type { HostCode } from '../../protocol/codes'
import { answerAboutTables } from '../own-tables'
import type { Handlers } from './caller'

type Hosting = 'invite' | 'open-lan' | 'reach' | 'history' | 'tables' | 'move' | 'ping'

const SILENT = {
  code: 'host.elsewhere' satisfies HostCode,
  message: 'No host answers there.',
}

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
  reach: (caller, { id, origin }) =>
    caller.asLocal(id, async () =>
      (await caller.deps.reach.answers(origin))
        ? { type: 'ack', id }
        : { type: 'reject', id, ...SILENT },
    ),
  history: (caller, { id, ask }) => caller.asLocal(id, () => caller.deps.history.answer(id, ask)),
  tables: (caller, { id, ask }) =>
    caller.asLocal(id, () => answerAboutTables(caller.deps.room, id, ask)),
  move: async (caller, { id, ask }) => {
    caller.tell(await caller.deps.moves.answer(caller, caller.table, id, ask))
  },
  ping: (caller, { n }) => caller.tell({ type: 'pong', n }),
}
