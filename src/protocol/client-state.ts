/** What the host has told a client: the newest message of each kind, and nothing that belongs to another table. */
import type { HostMessage, HostMessages } from './messages'
import type { Stich } from './stich'
import type { TableInfo, TableSummary } from './table'

const CHAT_LINES = 100

export interface Dismissal {
  readonly why: HostMessages['left']
  readonly table: TableInfo
  readonly seat: ClientState['seat']
}

export class ClientState {
  /** The host's welcome, once it has come. */
  host: HostMessages['welcome'] | null = null
  lobby: readonly TableSummary[] = []
  table: TableInfo | null = null
  /** Where we sit; null in the lobby. */
  seat: number | 'spectator' | null = null
  /** The newest view, with the events that led to it. */
  update: HostMessages['update'] | null = null
  chat: HostMessages['chat']['lines'] = []
  proof: HostMessages['proof'] | null = null
  /** Where others can reach this table, if we have asked. */
  places: HostMessages['invitation']['places'] = []
  /** The replay that the whole table is being shown, and the position in it. */
  stich: Stich | null = null
  sharedReplay: HostMessages['replay']['show'] = null
  /** Why we are no longer at the table that we were at last, and what we knew of it. */
  dismissal: Dismissal | null = null
  /** Where our table has moved to. */
  moved: HostMessages['moved'] | null = null
  /** The newest answers during a move: see carry.ts. */
  berth: HostMessages['berth'] | null = null
  piece: HostMessages['piece'] | null = null

  protected keep(message: HostMessage): void {
    switch (message.type) {
      case 'welcome':
        this.host = message
        return
      case 'lobby':
        this.lobby = message.tables
        return
      case 'table':
        this.table = message.table
        return
      case 'update':
        this.update = message
        return
      case 'chat':
        this.chat = [...this.chat, ...message.lines].slice(-CHAT_LINES)
        return
      case 'proof':
        this.proof = message
        return
      case 'invitation':
        this.places = message.places
        return
      case 'stich':
        if (message.id === null) this.stich = message.stich
        return
      case 'replay':
        this.sharedReplay = message.show
        if (message.show === null) this.stich = null
        return
      case 'seated':
        this.#sitDown(message)
        return
      case 'moved':
        this.moved = message
        return
      case 'berth':
        this.berth = message
        return
      case 'piece':
        this.piece = message
        return
      case 'left':
        this.dismissal = this.table && { why: message, table: this.table, seat: this.seat }
        return
      case 'advice':
      case 'review':
      case 'hindsight':
      case 'ack':
      case 'reject':
      case 'bye':
      case 'reaction':
      case 'history':
      case 'tables':
      case 'found':
      case 'reopened':
      case 'pong':
        return
    }
  }

  /** The host then sends the whole chat of the table, and the current replay. */
  #sitDown({ seat }: HostMessages['seated']): void {
    this.seat = seat
    this.dismissal = null
    this.chat = []
    this.sharedReplay = null
    this.stich = null
  }

  protected forgetTable(): void {
    this.seat = null
    this.table = null
    this.update = null
    this.proof = null
    this.places = []
    this.chat = []
    this.sharedReplay = null
    this.stich = null
  }
}
