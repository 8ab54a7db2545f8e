/**
 * Remembers what hosts that get killed have told and promised, and holds the next one to it: nothing
 * that anybody was told is taken back, and what was acknowledged is in the log.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkDeals } from '../../../src/protocol/check-deals'
import type { ClientMessage, HostMessage } from '../../../src/protocol/messages'
import type { Connector, Guest } from '../../harness/guests'

/** How far a table is: the game and its revision. */
interface Point {
  readonly number: number
  readonly rev: number
}

const START: Point = { number: 0, rev: 0 }
const isBefore = (a: Point, b: Point): boolean =>
  a.number < b.number || (a.number === b.number && a.rev < b.rev)
const show = ({ number, rev }: Point): string => `game ${number}, revision ${rev}`

interface Written {
  readonly point: Point
  readonly ids: ReadonlySet<string>
}

type Line = { readonly at?: string; readonly number?: number; readonly id?: string }

/** A log as whoever comes after the crash finds it: without a last line that was not finished. */
function readLog(text: string): Written {
  let point = START
  const ids = new Set<string>()
  for (const line of text.split('\n').slice(0, -1)) {
    const { at, number = 0, id } = JSON.parse(line) as Line
    if (at === 'game') point = { number, rev: 0 }
    if (at === 'input') point = { ...point, rev: point.rev + 1 }
    if (id !== undefined) ids.add(id)
  }
  return { point, ids }
}

export class Witness {
  /** The furthest that anybody was told of, by table. */
  readonly #told = new Map<string, Point>()
  readonly #acts = new Set<string>()
  readonly #acked = new Map<string, Set<string>>()
  /** By a share that was opened, the host's seal that it was opened for. */
  readonly #opened = new Map<string, string>()
  /** What should not have happened. */
  readonly complaints: string[] = []
  checkedProofs = 0

  get acked(): number {
    return [...this.#acked.values()].reduce((sum, ids) => sum + ids.size, 0)
  }

  /** Listens in on a guest's line. `onAct` is called when a decision has been sent. */
  listenIn(connector: Connector, guest: () => Guest, onAct: () => void): Connector {
    return {
      cut: () => connector.cut(),
      open: (events) => {
        let floor = START
        const line = connector.open({
          opened: () => {
            floor = this.#told.get(guest().client.ticket?.table ?? '') ?? START
            events.opened()
          },
          text: (text) => {
            this.#hear(JSON.parse(text) as HostMessage, guest(), floor)
            events.text(text)
          },
          closed: () => events.closed(),
        })
        return {
          close: () => line.close(),
          send: (text) => {
            line.send(text)
            this.#overhear(JSON.parse(text) as ClientMessage, guest(), onAct)
          },
        }
      },
    }
  }

  #complain(guest: Guest, what: string): void {
    this.complaints.push(`${guest.name}: ${what}`)
  }

  #overhear(message: ClientMessage, guest: Guest, onAct: () => void): void {
    if (message.type === 'act') {
      this.#acts.add(message.id)
      onAct()
    }
    if (message.type === 'unseal') {
      const seal = guest.client.table?.dealing?.commitment ?? ''
      const before = this.#opened.get(message.share) ?? seal
      this.#opened.set(message.share, seal)
      // A host that knows the share could choose a secret of its own to go with it.
      if (before !== seal) this.#complain(guest, `opened one share for two secrets of the host`)
    }
  }

  #hear(message: HostMessage, guest: Guest, floor: Point): void {
    const table = guest.client.ticket?.table ?? ''
    if (message.type === 'welcome' && message.resumed !== true && table !== '') {
      this.#complain(guest, `could not come back: ${JSON.stringify(message.resumed)}`)
    }
    if (message.type === 'update') {
      if (isBefore(message, floor)) {
        this.#complain(guest, `was told ${show(message)} after somebody knew ${show(floor)}`)
      }
      if (isBefore(this.#told.get(table) ?? START, message)) this.#told.set(table, message)
    }
    if (message.type === 'ack' && this.#acts.has(message.id)) {
      this.#acked.set(table, (this.#acked.get(table) ?? new Set()).add(message.id))
    }
  }

  /** A game is over: its deals are checked with what this guest has noted. */
  checkProof(guest: Guest, proof: HostMessage & { type: 'proof' }): void {
    const game = guest.client.notes.of(proof.number)
    if (game === undefined) {
      this.#complain(guest, `has no notes for the proof of game ${proof.number}`)
      return
    }
    const checked = checkDeals(proof, game)
    if (checked.ok) this.checkedProofs++
    else this.#complain(guest, `game ${proof.number}: ${checked.refusal.message}`)
  }

  /** Everything that has been told or acknowledged by now is in the files. */
  async checkFiles(folder: string): Promise<void> {
    const known = [...this.#told].map(
      ([table, told]) => [table, told, [...(this.#acked.get(table) ?? [])]] as const,
    )
    const names = await readdir(folder)
    for (const [table, told, acked] of known) {
      const name = names.find((file) => file.startsWith(table))
      const text = name === undefined ? '' : await readFile(join(folder, name), 'utf8')
      const { point, ids } = readLog(text)
      if (isBefore(point, told)) {
        this.complaints.push(`${table}: ${show(told)} was told, ${show(point)} is written`)
      }
      for (const id of acked) {
        if (!ids.has(id)) this.complaints.push(`${table}: ${id} was acknowledged, but not written`)
      }
    }
  }
}
