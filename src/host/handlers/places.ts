/** Joining a table, taking a seat, leaving. */
import type { Handlers } from './caller'

export const placeHandlers: Handlers<'create' | 'find' | 'join' | 'leave' | 'sit' | 'rename'> = {
  create: (caller, { id, setup }) =>
    caller.asChange(id, () =>
      caller.goTo(id, (takePlace) => caller.deps.room.create(caller, setup, takePlace)),
    ),
  join: (caller, { id, at, seat }) =>
    caller.asChange(id, () =>
      caller.goTo(id, async (takePlace) => {
        const found = caller.deps.room.find(at, caller)
        if (!found.ok) return found
        const table = found.value
        return table.door.join(caller, seat, (place) => takePlace(table, place))
      }),
    ),
  find: (caller, { id, code }) => {
    const found = caller.deps.room.look(code, caller)
    if (found.ok) caller.tell({ type: 'found', id, table: found.value })
    else caller.answer(id, found)
  },
  leave: (caller, { id }) =>
    caller.atTable(id, async (table) => {
      const left = await table.door.leave(caller)
      if (caller.table === table) caller.dismiss('table.left', 'You have left the table.')
      return left
    }),
  sit: (caller, { id, seat }) =>
    caller.asChange(id, () =>
      caller.atTable(id, (table) =>
        table.door.sit(caller, seat, (place) => [caller.sitDown(table, place)]),
      ),
    ),
  rename: (caller, { id, name, marker }) =>
    caller.asChange(id, async () => {
      caller.introduce(name, marker)
      await caller.table?.door.rename(caller)
      caller.tell({ type: 'ack', id })
    }),
}
