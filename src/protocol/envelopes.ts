/**
 * A guest's part in fair deals: a sealed share for every shuffle, notes of what was sealed and shown, and a verdict when
 * the game is over. See docs/fair-deals.md.
 */
import * as v from 'valibot'
import { commitShare } from '../engine/fair/ceremony'
import type { Verdict } from './check-deals'
import type { ClientMessage, HostMessages } from './messages'
import { Notes, type GameNotes } from './notes'
import { keyOf, Redraws } from './redraws'
import type { TableInfo } from './table'

type Seat = number | 'spectator' | null

export interface EnvelopesDeps {
  /** Bytes that nobody can guess, in hexadecimal. */
  secrets(bytes: number): string
  /** `verdictOn`, which needs the rules of all games. */
  check(proof: HostMessages['proof'], notes: GameNotes): Promise<Verdict>
  /** What this page has to know of a table if it is loaded again, and nobody else may. */
  keep(table: string, what: object): void
  kept(table: string): unknown
}

const SHARE_BYTES = 32
/** Tables that notes are kept of: somebody may come back to one of the last. */
const MAX_NOTES = 10

const sealedShare = v.strictObject({ key: v.string(), share: v.string() })
const keepsake = v.strictObject({ redraws: v.unknown(), share: v.nullable(sealedShare) })

export class Envelopes {
  readonly #deps: EnvelopesDeps
  readonly #send: (message: ClientMessage) => void
  readonly #changed: () => void
  /** Of the table where we are: every table counts its games from one. */
  notes = new Notes()
  /** That table; null in the lobby. */
  at: string | null = null
  readonly #notesOf = new Map<string, Notes>()
  /** The newest share of ours, and what it was sealed for. */
  #share: v.InferOutput<typeof sealedShare> | null = null
  #told: { readonly table: TableInfo; readonly seat: Seat } | null = null
  /** On the newest game that is over. */
  verdict: Verdict = 'unknown'
  #proof: HostMessages['proof'] | null = null
  /** Verdicts that are being made, and what waits for them. */
  #checks = 0
  #waiting: (() => void)[] = []

  /** `changed` when there is something new that no message has told. */
  constructor(deps: EnvelopesDeps, send: (message: ClientMessage) => void, changed: () => void) {
    this.#deps = deps
    this.#send = send
    this.#changed = changed
  }

  /** Whoever comes back to a table goes on with what was noted there. */
  sitDownAt(table: string): void {
    if (this.at === table) return
    this.notes = this.#notesOf.get(table) ?? this.#keptNotes(table)
    this.notes.arrive()
    this.at = table
    this.#notesOf.delete(table)
    this.#notesOf.set(table, this.notes)
    const [oldest = ''] = this.#notesOf.keys()
    if (this.#notesOf.size > MAX_NOTES) this.#notesOf.delete(oldest)
  }

  leave(): void {
    this.notes = new Notes()
    this.at = null
    this.#told = null
    this.#proof = null
    this.verdict = 'unknown'
  }

  take(table: TableInfo, seat: Seat): void {
    const { notes } = this
    const told = { table, seat }
    this.#told = told
    const wasThere = notes.take(table, seat)
    const goOn = () => {
      notes.redraws.take(table, seat, wasThere)
      if (this.#told !== told) return
      this.#addShare(table, seat)
      this.#keep()
    }
    // Whether the last game has really ended is known when it has been checked.
    if (this.#checks === 0) goOn()
    else this.#waiting.push(goOn)
  }

  /** We decide something in the game that is going on. */
  play(): void {
    this.notes.redraws.play()
    this.#keep()
  }

  check(proof: HostMessages['proof']): void {
    this.#check(proof).catch(() => {
      this.verdict = 'unknown'
      this.#changed()
    })
  }

  async #check(proof: HostMessages['proof']): Promise<void> {
    const { notes } = this
    const { game } = notes
    if (game?.number !== proof.number) return
    this.#proof = proof
    this.verdict = 'checking'
    this.#checks++
    const verdict = await this.#deps.check(proof, game).catch((): Verdict => 'unknown')
    if (typeof verdict === 'string') notes.redraws.end(game.seals.id)
    // Meanwhile we may be at another table, or in another game.
    if (this.#proof === proof) this.verdict = verdict
    this.#checks--
    if (this.#checks === 0) for (const goOn of this.#waiting.splice(0)) goOn()
    this.#keep()
    this.#changed()
  }

  /** The cards were drawn again and again, and the person at this page plays all the same. */
  acceptRedraws(): void {
    this.notes.redraws.accept()
    this.#keep()
    if (this.#told !== null) this.#addShare(this.#told.table, this.#told.seat)
    this.#changed()
  }

  /** Of a page that was here before this one was loaded. */
  #keptNotes(table: string): Notes {
    const { success, output } = v.safeParse(keepsake, this.#deps.kept(table))
    if (!success) return new Notes()
    this.#share = output.share
    return new Notes(new Redraws(output.redraws))
  }

  #keep(): void {
    if (this.at === null) return
    this.#deps.keep(this.at, { redraws: this.notes.redraws, share: this.#share })
  }

  /** First everybody seals a share, then everybody opens it. */
  #addShare({ phase, gameNumber, dealing, seats }: TableInfo, seat: Seat): void {
    if (phase !== 'dealing' || dealing === null || typeof seat !== 'number') return
    if (seats[seat]?.bot !== null || this.notes.redraws.isRefused) return
    // A host that was started anew has another secret. It may know a share that was opened for the
    // old one, and could have chosen the new one to go with it.
    const key = keyOf(gameNumber, dealing)
    const isNew = this.#share?.key !== key
    if (isNew || this.#share === null) {
      this.#share = { key, share: this.#deps.secrets(SHARE_BYTES) }
    }
    const { share } = this.#share
    const commitment = commitShare(dealing.id, seat, share)
    // Sealed again as well, if the connection broke before the seal arrived.
    if (isNew || dealing.shares[seat] !== commitment) {
      this.notes.seal(dealing.id, commitment)
      this.#send({ type: 'seal', dealing: dealing.id, commitment })
    } else if (dealing.shares.every((seal) => seal !== null)) {
      // Written down before it is sent: a page that is loaded now has opened it all the same.
      this.notes.redraws.open()
      this.#keep()
      this.#send({ type: 'unseal', dealing: dealing.id, share })
    }
  }
}
