/** The first message: who the guest is, and whether a seat is waiting for them. */
import type { Refusal } from '../../engine/kernel'
import type { HostCode } from '../../protocol/codes'
import { PROTOCOL, type HostMessage } from '../../protocol/messages'
import type { Ticket } from '../../protocol/identity'
import type { Caller, Handlers } from './caller'

export const helloHandlers: Handlers<'hello'> = {
  hello: async (caller, message) => {
    const { protocol, name, marker, resume, hosts } = message
    if (protocol !== PROTOCOL) {
      refuseVersion(caller)
      return
    }
    caller.introduce(name, marker, hosts)
    if (resume !== null) await comeBack(caller, resume)
    else {
      caller.tell(welcome(caller, null))
      caller.enterLobby()
    }
  },
}

/** Our own version goes first, so that the client can tell which side needs an update. */
export function refuseVersion(caller: Caller): void {
  caller.tell(welcome(caller, null))
  caller.end('protocol.version', `This host speaks version ${PROTOCOL} of the protocol.`)
}

const welcome = ({ deps }: Caller, resumed: true | Refusal | null): HostMessage => ({
  type: 'welcome',
  protocol: PROTOCOL,
  app: deps.app,
  resumed,
})

async function comeBack(caller: Caller, ticket: Ticket): Promise<void> {
  const { room, moves } = caller.deps
  const { back, moved, isComing } = await caller.whileOnTheWay(async () => {
    const back = await room.comeBack(caller, ticket, (table, place) => [
      welcome(caller, true),
      caller.sitDown(table, place),
    ])
    const isGone = !back.ok && GONE.includes(back.refusal.code)
    return {
      back,
      moved: isGone ? await room.whereTo(caller, ticket) : undefined,
      isComing: isGone && (await moves.expects(ticket.table)),
    }
  })
  if (back.ok) return
  if (moved !== undefined) {
    caller.tell(welcome(caller, MOVED))
    caller.tell(moved)
    return
  }
  const { code, message } = isComing ? COMING : back.refusal
  const later = TRY_LATER.find((other) => other === code)
  if (later !== undefined) {
    // The seat is still the guest's: a client that is not refused tries again.
    caller.end(later, message)
    return
  }
  caller.tell(welcome(caller, back.refusal))
  caller.enterLobby()
}

const TRY_LATER: readonly HostCode[] = ['table.stopped', 'table.moving', 'limit.tables']
/** The table is not here: perhaps it is on another computer, or on its way from one. */
const GONE: readonly string[] = ['table.unknown', 'table.closed'] satisfies HostCode[]
const COMING: Refusal = { code: 'table.moving', message: 'That table is on its way to here.' }
const MOVED: Refusal = { code: 'table.moved', message: 'That table is at another computer now.' }
