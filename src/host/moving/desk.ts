/** Takes all requests about moving a table, at the old host and at the new one. */
import { accept, refuse, type Result } from '../../engine/kernel'
import type { HostCode } from '../../protocol/codes'
import type { HostMessage } from '../../protocol/messages'
import type { MoveQuestion } from '../../protocol/moving'
import { LOCAL, REMOTE, type Guest } from '../ports'
import type { Room } from '../room'
import type { Table } from '../table/table'
import type { Arriving } from './arriving'

const NOWHERE = refuse('table.nowhere' satisfies HostCode, 'You are not at a table.')

export class MoveDesk {
  readonly #room: Room
  readonly #arriving: Arriving

  constructor(room: Room, arriving: Arriving) {
    this.#room = room
    this.#arriving = arriving
  }

  /** Whether a table that is not here is on its way: a player who follows it may be quicker. */
  expects(table: string): Promise<boolean> {
    return this.#arriving.expects(table)
  }

  async answer(
    guest: Guest,
    at: Table | undefined,
    id: string,
    ask: MoveQuestion,
  ): Promise<HostMessage> {
    const answer = await this.#answer(guest, at, id, ask)
    return answer.ok ? answer.value : { type: 'reject', id, ...answer.refusal }
  }

  async #answer(
    guest: Guest,
    at: Table | undefined,
    id: string,
    ask: MoveQuestion,
  ): Promise<Result<HostMessage>> {
    switch (ask.do) {
      case 'berth':
      case 'keep':
      case 'take-up':
        return guest.address === LOCAL ? this.#arriving.answer(id, ask) : REMOTE
      case 'offer':
      case 'fetch':
      case 'kept':
        return at === undefined ? NOWHERE : at.handOver(guest, id, ask)
      case 'taken-up': {
        await this.#room.settled()
        const arrived = await this.#room.movedTables.arrived(guest, ask.table)
        return arrived.ok ? accept({ type: 'ack', id }) : arrived
      }
    }
  }
}
