/** Coming to a table, sitting down, going again. */
import type { Handlers } from './caller'

export const placeHandlers: Handlers<'create' | 'join' | 'leave' | 'sit' | 'rename'> = {
  create: (caller, { id, setup }) =>
    caller.asChange(id, () =>
      caller.goTo(id, (announce) => caller.deps.room.create(caller, setup, announce)),
    ),
  join: (caller, { id, at, seat }) =>
    caller.asChange(id, () =>
      caller.goTo(id, async (announce) => {
        const found = caller.deps.room.find(at, caller)
        return found.ok ? found.value.door.join(caller, seat, announce) : found
      }),
    ),
  leave: (caller, { id }) =>
    caller.atTable(id, async (table) => {
      const left = await table.door.leave(caller)
      if (caller.table === table) caller.dismiss('table.left', 'You have left the table.')
      return left
    }),
  sit: (caller, { id, seat }) =>
    caller.asChange(id, () =>
      caller.atTable(id, (table) =>
        table.door.sit(caller, seat, (place) => [caller.sitDown(place)]),
      ),
    ),
  rename: (caller, { id, name, marker }) =>
    caller.asChange(id, async () => {
      caller.introduce(name, marker)
      await caller.table?.door.rename(caller)
      caller.tell({ type: 'ack', id })
    }),
}
