/** An honest player on a plain line: seals a share, plays what is legal, and wants every game to come to its end. */
import { createHash, randomBytes } from 'node:crypto'
import type { Random } from '../../src/engine/kernel'
import { choicesIn, Line, type Json, type LineOptions, type TableHeard } from './line'

/**
 * Adds a share to every shuffle, and does nothing else unasked. docs/fair-deals.md: first everybody seals a share,
 * then everybody opens it.
 */
export class ByHand extends Line {
  #share: { readonly dealing: string; readonly share: Buffer } | undefined

  protected override look(): void {
    const { table, seat } = this
    if (table?.phase !== 'dealing' || table.dealing === null) return
    if (typeof seat !== 'number' || table.seats[seat]?.bot !== null) return
    const { id: dealing, commitment, shares } = table.dealing
    const name = `${dealing} ${commitment}`
    const isNew = this.#share?.dealing !== name
    if (this.#share === undefined || isNew) this.#share = { dealing: name, share: randomBytes(32) }
    const { share } = this.#share
    if (isNew || shares[seat] === null) {
      this.says({ type: 'seal', dealing, commitment: sealOf(dealing, seat, share) })
    } else if (shares.every((seal) => seal !== null)) {
      this.says({ type: 'unseal', dealing, share: share.toString('hex') })
    }
  }
}

export interface PlayerOptions extends LineOptions {
  readonly random: Random
  /** Game after game with whoever comes; or, if not said otherwise, the end of this one, with bots if need be. */
  readonly wants?: 'roster' | 'an end'
  /** Milliseconds that a decision takes. */
  readonly pause?: number
}

export class Player extends ByHand {
  readonly #random: Random
  readonly #pause: number
  readonly #wants: PlayerOptions['wants']
  #isBusy = false
  /** Where something was proposed in vain: it makes no sense before something has changed. */
  #vain: TableHeard | undefined
  /** What the host would not have, of all that an honest player does. */
  readonly refused: string[] = []

  constructor(port: number, name: string, { random, pause = 0, wants, ...options }: PlayerOptions) {
    super(port, name, options)
    this.#random = random
    this.#pause = pause
    this.#wants = wants
  }

  protected override look(): void {
    super.look()
    const { table } = this
    if (table === null || this.#isBusy) return
    const what = this.#wish(table) ?? this.#decision(table)
    if (what !== undefined) this.#does(what, table)
  }

  /** One thing after the other: what is heard meanwhile is looked at afterwards. */
  #does(what: Json, table: TableHeard): void {
    this.#isBusy = true
    setTimeout(() => {
      void this.asks(what).then((answer) => {
        this.#isBusy = false
        if (answer !== 'ack' && answer !== 'gone') {
          this.refused.push(`${String(what['type'])}: ${answer}`)
          if (what['type'] === 'propose') this.#vain = table
        }
        this.look()
      })
    }, this.#pause)
  }

  #decision({ phase, gameNumber, seats }: TableHeard): Json | undefined {
    const { update, seat } = this
    if (phase !== 'playing' || update?.number !== gameNumber || typeof seat !== 'number') return
    const { view, number, rev } = update
    const legal = choicesIn(view.legal)
    if (view.viewer !== seat || legal.length === 0 || seats[seat]?.bot !== null) return
    return { type: 'act', number, rev, action: legal[this.#random(legal.length)] }
  }

  /** What the table needs for its game to begin or to go on, unless this seat has asked for it. */
  #wish(table: TableHeard): Json | undefined {
    const what = this.#wants === 'roster' ? companyFor(table) : endOf(table)
    if (what === undefined || this.seat === null || table === this.#vain) return undefined
    const vote = table.votes.find((other) => JSON.stringify(other.what) === JSON.stringify(what))
    if (this.seat === 'spectator' ? this.ticket === null : vote?.by.includes(this.seat)) return
    return { type: 'propose', what }
  }
}

function companyFor({ phase, seats }: TableHeard): Json | undefined {
  const isFull = seats.every(({ person, bot }) => person !== null || bot !== null)
  if (phase === 'paused') return { do: 'resume' }
  if (!isFull) return undefined
  return phase === 'gathering' ? { do: 'start' } : phase === 'over' ? { do: 'rematch' } : undefined
}

function endOf({ phase, seats }: TableHeard): Json | undefined {
  if (phase === 'paused') return { do: 'resume' }
  const isInPlay = phase !== 'gathering'
  // Bots of other levels think for as long as a game of these takes.
  const seat = seats.findIndex(({ person, bot }) =>
    person === null
      ? bot !== 'greedy' && (bot !== null || !isInPlay)
      : person.overdue && bot === null,
  )
  if (seat >= 0 && phase !== 'over') return { do: 'bot', seat, level: 'greedy' }
  return phase === 'gathering' ? { do: 'start' } : undefined
}

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const sealOf = (dealing: string, seat: number, share: Buffer): string =>
  createHash('sha256')
    .update('stichabend/share')
    .update(word(Buffer.byteLength(dealing)))
    .update(dealing)
    .update(word(seat))
    .update(share)
    .digest('hex')
