/**
 * A guest's part in fair deals: a sealed share for every shuffle, notes of what was sealed and shown, and a
 * verdict when the game is over. See docs/fair-deals.md.
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
  /** Unguessable bytes, in hexadecimal. */
  secrets(bytes: number): string
  /** `verdictOn`, which needs the rules of all games. */
  check(proof: HostMessages['proof'], notes: GameNotes): Promise<Verdict>
  /** Stores what this page, and no other, must know of a table after a reload. */
  keep(table: string, what: object): void
  kept(table: string): unknown
}

const SHARE_BYTES = 32
/** How many tables have their notes kept: the player may come back to one of the last. */
const MAX_NOTES = 10

const sealedShare = v.strictObject({ key: v.string(), share: v.string() })
const keepsake = v.strictObject({ redraws: v.unknown(), share: v.nullable(sealedShare) })

export class Envelopes {
  readonly #deps: EnvelopesDeps
  readonly #send: (message: ClientMessage) => void
  readonly #changed: () => void
  /** Notes on the current table: every table counts its games from one. */
  notes = new Notes()
  /** The current table; null in the lobby. */
  at: string | null = null
  readonly #notesOf = new Map<string, Notes>()
  /** Our newest share, and what it was sealed for. */
  #share: v.InferOutput<typeof sealedShare> | null = null
  #told: { readonly table: TableInfo; readonly seat: Seat } | null = null
  /** On the last finished game. */
  verdict: Verdict = 'unknown'
  #proof: HostMessages['proof'] | null = null
  /** Verdicts in the making, and what waits for them. */
  #checks = 0
  #waiting: (() => void)[] = []

  /** `changed` is called when there is news that no message brought. */
  constructor(deps: EnvelopesDeps, send: (message: ClientMessage) => void, changed: () => void) {
    this.#deps = deps
    this.#send = send
    this.#changed = changed
  }

  /** A player who comes back to a table continues with the notes made there. */
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
    // Whether the last game has really ended is known once it has been checked.
    if (this.#checks === 0) goOn()
    else this.#waiting.push(goOn)
  }

  /** We make a decision in the current game. */
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
    // By now we may be at another table, or in another game.
    if (this.#proof === proof) this.verdict = verdict
    this.#checks--
    if (this.#checks === 0) for (const goOn of this.#waiting.splice(0)) goOn()
    this.#keep()
    this.#changed()
  }

  /** The cards were drawn repeatedly, and the player wants to play anyway. */
  acceptRedraws(): void {
    this.notes.redraws.accept()
    this.#keep()
    if (this.#told !== null) this.#addShare(this.#told.table, this.#told.seat)
    this.#changed()
  }

  /** Notes of an earlier page, from before a reload. */
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

  /** First every seat seals a share, then every seat opens it. */
  #addShare({ phase, gameNumber, dealing, seats }: TableInfo, seat: Seat): void {
    if (phase !== 'dealing' || dealing === null || typeof seat !== 'number') return
    if (seats[seat]?.bot !== null || this.notes.redraws.isRefused) return
    // A restarted host has another secret. It may know a share that was opened for the old one, and could have
    // chosen the new secret to match.
    const key = keyOf(gameNumber, dealing)
    const isNew = this.#share?.key !== key
    if (isNew || this.#share === null) {
      this.#share = { key, share: this.#deps.secrets(SHARE_BYTES) }
    }
    const { share } = this.#share
    const commitment = commitShare(dealing.id, seat, share)
    // Sealed again, too, if the connection broke before the seal arrived.
    if (isNew || dealing.shares[seat] !== commitment) {
      this.notes.seal(dealing.id, commitment)
      this.#send({ type: 'seal', dealing: dealing.id, commitment })
    } else if (dealing.shares.every((seal) => seal !== null)) {
      // Written down before it is sent: if the page is reloaded now, the share still counts as opened.
      this.notes.redraws.open()
      this.#keep()
      this.#send({ type: 'unseal', dealing: dealing.id, share })
    }
  }
}
