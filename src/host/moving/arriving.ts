/**
 * The new host's side of moving a table: a key to seal for, the sealed table on disk before the old host lets go
 * of it, and the table itself once the release has come.
 */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { accept, isObject, refuse, type Result } from '../../engine/kernel'
import { parseJson } from '../../protocol/bounded-json'
import type { HostMessage } from '../../protocol/messages'
import type { Berth, MoveQuestion } from '../../protocol/moving'
import { contentsOf } from '../history/contents'
import { yielding } from '../cooperative'
import { DONE, no } from '../outcome'
import type { Room } from '../room'
import { LOG_ENDING } from '../store/archive'
import { releaseContext } from './moved-tables'
import type { SealedTables } from './sealed-tables'
import { arrivalsOf, makeKeys, unlock, unseal, type Keys } from './sealing'
import { versionsOf } from './versions'

export interface ArrivingDeps {
  readonly room: Room
  readonly hold: SealedTables
  readonly app: string
  /** Opens the host to the network, and returns where it can be reached. */
  readonly openPlaces: () => Promise<readonly string[]>
  readonly report: (problem: string) => void
}

/** What the host's own user sends. */
export type ArrivingQuestion = Extract<MoveQuestion, { do: 'berth' | 'keep' | 'take-up' }>

/** How many tables the machine's user may be taking over at a time. */
const MAX_BERTHS = 4
/** The size of an unpacked table. */
const MAX_BYTES = 64 * 1024 * 1024

const unpack = promisify(gunzip)
const HERE = no('move.here', 'The table is here already.')
const UNKNOWN = no('move.unknown', 'Nothing of this table is kept here.')
const DAMAGED = no('move.damaged', 'This is not what was sealed.')

interface Kept {
  readonly keys: Keys
  readonly locked: string
}

export class Arriving {
  readonly #deps: ArrivingDeps
  readonly #berths = new Map<string, { readonly keys: Keys; readonly pieces: Buffer[] }>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(deps: ArrivingDeps) {
    this.#deps = deps
  }

  /** Whether a table may arrive here at any moment. */
  expects(table: string): Promise<boolean> {
    return this.#deps.hold.has(table)
  }

  /** One at a time: a page that asks again must not take a table up twice. */
  answer(id: string, ask: ArrivingQuestion): Promise<Result<HostMessage>> {
    const done = this.#last.then(async (): Promise<Result<HostMessage>> => {
      if (ask.do === 'berth') {
        const berth = await this.#berth(ask.table)
        return berth.ok ? accept({ type: 'berth', id, berth: berth.value }) : berth
      }
      const result = await (ask.do === 'keep' ? this.#keep(ask) : this.#takeUp(ask))
      return result.ok ? accept({ type: 'ack', id }) : result
    })
    this.#last = done.catch(() => undefined)
    return done
  }

  async #berth(table: string): Promise<Result<Berth>> {
    const { app, openPlaces, room } = this.#deps
    if (room.table(table) !== undefined) return HERE
    const keys = makeKeys()
    this.#berths.delete(table)
    this.#berths.set(table, { keys, pieces: [] })
    const [oldest = ''] = this.#berths.keys()
    if (this.#berths.size > MAX_BERTHS) this.#berths.delete(oldest)
    return accept({ key: keys.public, places: await openPlaces(), ...versionsOf(app) })
  }

  /** The last piece is stored only when all pieces are on disk and match what was sealed for us. */
  async #keep({
    table,
    piece,
    of,
    bytes,
  }: Extract<ArrivingQuestion, { do: 'keep' }>): Promise<Result<undefined>> {
    const berth = this.#berths.get(table)
    if (berth === undefined) return UNKNOWN
    const { keys, pieces } = berth
    if (piece !== pieces.length) return DAMAGED
    pieces.push(Buffer.from(bytes, 'base64'))
    if (pieces.length < of) return DONE
    this.#berths.delete(table)
    const locked = unseal(keys, Buffer.concat(pieces), table)
    if (locked === undefined) return DAMAGED
    const kept: Kept = { keys, locked: locked.toString('base64') }
    try {
      await this.#deps.hold.keep(table, JSON.stringify(kept))
    } catch (error) {
      this.#deps.report(`A table that was to come here can’t be written: ${String(error)}`)
      return no('move.disk', 'The table can’t be written here.')
    }
    return DONE
  }

  /** Can be asked for again until it succeeds; then the stored table is deleted. */
  async #takeUp({
    table,
    release: sealed,
  }: Extract<ArrivingQuestion, { do: 'take-up' }>): Promise<Result<undefined>> {
    const { room, hold, report } = this.#deps
    if (room.table(table) === undefined) {
      const kept = readKept(await hold.read(table))
      if (kept === undefined) return UNKNOWN
      const release = unseal(kept.keys, Buffer.from(sealed, 'base64'), releaseContext(table))
      const text = release && (await opened(kept, release.toString('hex'), table))
      if (release === undefined || text === undefined) return DAMAGED
      const judged = await judge(table, text)
      if (!judged.ok) return judged
      try {
        const taken = await room.arrive(table, text, arrivalsOf(release.toString('hex')))
        if (!taken.ok) return taken
      } catch (error) {
        report(`A table that has come here can’t be written: ${String(error)}`)
        return no('move.disk', 'The table can’t be written here.')
      }
    }
    await hold.remove(table)
    return DONE
  }
}

async function opened(kept: Kept, release: string, table: string): Promise<string | undefined> {
  const packed = unlock(release, Buffer.from(kept.locked, 'base64'), table)
  if (packed === undefined) return undefined
  return unpack(packed, { maxOutputLength: MAX_BYTES }).then(
    (bytes) => bytes.toString('utf8'),
    () => undefined,
  )
}

/** Checked like any file. All its games are replayed with the sealed dice when the room takes it in. */
async function judge(table: string, text: string): Promise<Result<undefined>> {
  const file = { place: 'history', name: `${table}${LOG_ENDING}` } as const
  const contents = await yielding(contentsOf(file, text))
  return contents.kind === 'unreadable' ? refuse('log.damaged', contents.problem) : DONE
}

/** A file that is not one of ours is treated as missing. */
function readKept(text: string | undefined): Kept | undefined {
  const kept = parseJson(text ?? '')
  if (!isObject(kept) || !isObject(kept['keys'])) return undefined
  const { locked, keys } = kept
  const { public: open, private: own } = keys
  return typeof locked === 'string' && typeof open === 'string' && typeof own === 'string'
    ? { keys: { public: open, private: own }, locked }
    : undefined
}
