/**
 * How often the cards were drawn again before a game, and what we saw happen each time. A host that has been shown
 * all shares knows the cards, and could draw until they suit it. docs/fair-deals.md says what is counted, and why.
 */
import * as v from 'valibot'
import type { SeatInfo, TableInfo } from './table'

/** What may happen between two draws, the most telling first. */
const REASONS = [
  'left', // a player has left
  'bot', // a bot plays for a player
  'person', // a bot no longer plays for a player
  'page', // a player's connection was lost, or is back
  'line', // ours was: we have not seen what happened, or have lost our share
  'unplayed', // the game was finished without us
  'none',
] as const
type Reason = (typeof REASONS)[number]

const redraw = v.strictObject({
  reason: v.picklist(REASONS),
  /** The name of the person concerned; empty if it was a bot, or no one. */
  name: v.string(),
  /** Whether the host could have known the discarded cards: our share was open. */
  counts: v.boolean(),
})
export type Redraw = v.InferOutput<typeof redraw>

const ROLES = ['player', 'spectator', 'neither'] as const

const draw = v.strictObject({
  id: v.string(),
  /** Identifies the host's secret: another secret is another draw, even with the same id. */
  key: v.string(),
  role: v.picklist(ROLES),
  opened: v.boolean(),
  /** Whether we have made a decision in its game, which cannot be done for us unseen. */
  played: v.boolean(),
  /** Whether its game has ended, and was checked. */
  over: v.boolean(),
})
type Draw = v.InferOutput<typeof draw>

const kept = v.strictObject({
  draw: v.nullable(draw),
  list: v.array(redraw),
  accepted: v.boolean(),
  /** Draws whose games have ended: replaying the same cards is not a redraw. */
  ended: v.array(v.string()),
})

/** Redraws without a reason that we saw, or with reasons that a host could have made up. */
const MAX_UNEXPLAINED = 2
const MOST = 3
const KEPT = 20

/** A share belongs to a single secret of the host, which the host had sealed before. */
export const keyOf = (gameNumber: number, { id, commitment }: Dealing): string =>
  `${gameNumber} ${id} ${commitment}`
type Dealing = NonNullable<TableInfo['dealing']>

type Seen = Pick<Redraw, 'reason' | 'name'>

export class Redraws {
  #draw: Draw | null = null
  #list: readonly Redraw[] = []
  #isAccepted = false
  #ended: readonly string[] = []
  #seats: readonly SeatInfo[] = []
  /** Since the newest draw. */
  #seen: Seen[] = []

  /** Continues with what an earlier page of ours wrote down, if it can be read. */
  constructor(before?: unknown) {
    const read = v.safeParse(kept, before)
    if (!read.success) return
    this.#draw = read.output.draw
    this.#list = read.output.list
    this.#isAccepted = read.output.accepted
    this.#ended = read.output.ended
  }

  toJSON(): v.InferOutput<typeof kept> {
    return {
      draw: this.#draw,
      list: this.#list.slice(),
      accepted: this.#isAccepted,
      ended: this.#ended.slice(),
    }
  }

  /** Before the newest game. */
  get list(): readonly Redraw[] {
    return this.#list
  }

  /** Whether the cards were drawn so often that no one can vouch for them. */
  get isDoubtful(): boolean {
    const known = this.#list.filter(({ counts }) => counts)
    const unexplained = known.filter(({ reason }) => reason === 'none')
    return known.length >= MOST || unexplained.length >= MAX_UNEXPLAINED
  }

  /** Whether we give away no more shares until the player has decided. */
  get isRefused(): boolean {
    return this.isDoubtful && !this.#isAccepted
  }

  /** The player wants to continue, knowing that no one can vouch for the cards. */
  accept(): void {
    this.#isAccepted = true
  }

  /** `wasThere` unless we may have missed messages. */
  take(table: TableInfo, seat: number | 'spectator' | null, wasThere: boolean): void {
    const { phase, gameNumber, dealing, seats } = table
    const away: Seen[] = wasThere ? [] : [{ reason: 'line', name: '' }]
    this.#look(seats)
    this.#seen.push(...away)
    if (dealing === null || phase === 'over' || this.#ended.includes(dealing.id)) return
    const key = keyOf(gameNumber, dealing)
    const isKnown = phase === 'dealing' ? this.#draw?.key === key : this.#draw?.id === dealing.id
    if (!isKnown) {
      this.#putAway()
      // A page that has just come, and finds our seal without having its share, makes everybody draw again.
      this.#seen = away
      const plays = typeof seat === 'number' && seats[seat]?.bot === null && phase === 'dealing'
      const role = plays ? 'player' : seat === 'spectator' ? seat : 'neither'
      this.#draw = { id: dealing.id, key, role, opened: false, played: false, over: false }
    }
    // As seen by a guest without a share, all may be open as soon as all are sealed.
    if (this.#draw?.role !== 'player' && dealing.shares.every((seal) => seal !== null)) this.open()
  }

  /** Our share is about to be opened. */
  open(): void {
    if (this.#draw !== null) this.#draw.opened = true
  }

  /** We make a decision in the current game. */
  play(): void {
    if (this.#draw !== null) this.#draw.played = true
  }

  /** The game from this draw has ended, and its deals were as agreed. */
  end(id: string): void {
    if (this.#draw?.id !== id) return
    this.#draw.over = true
    if (!this.#ended.includes(id)) this.#ended = [...this.#ended, id]
  }

  /** There is a newer draw. */
  #putAway(): void {
    if (this.#draw === null) return
    const { role, opened, played, over } = this.#draw
    if (!over) {
      const { reason, name } = this.#strongest
      // A game that was played in front of us, and ended while we were away, was hardly discarded for its cards.
      this.#note({ reason, name, counts: opened && !(played && reason === 'line') })
    } else if (played || role === 'spectator') {
      this.#list = []
      this.#isAccepted = false
    } else if (role === 'player') {
      this.#note({ reason: 'unplayed', name: '', counts: true })
    }
  }

  /** A host may draw as often as it likes: the redraws that count are kept. */
  #note(redraw: Redraw): void {
    const list = [...this.#list, redraw]
    const least = Math.max(
      list.findIndex(({ counts }) => !counts),
      0,
    )
    this.#list = list.length > KEPT ? list.toSpliced(least, 1) : list
  }

  get #strongest(): Seen {
    const rank = ({ reason }: Seen) => REASONS.indexOf(reason)
    const [first = { reason: 'none', name: '' } as const] = this.#seen.toSorted(
      (a, b) => rank(a) - rank(b),
    )
    return first
  }

  #look(seats: readonly SeatInfo[]): void {
    for (const [seat, before] of this.#seats.entries()) {
      const reason = changeOf(before, seats[seat])
      if (reason !== undefined) this.#seen.push({ reason, name: nameOf(before, seats[seat]) })
    }
    this.#seats = seats
  }
}

const nameOf = (before: SeatInfo, after: SeatInfo | undefined): string =>
  (before.person ?? after?.person)?.name ?? ''

/** A change at a seat that makes everybody draw again. */
function changeOf(before: SeatInfo, after: SeatInfo | undefined): Reason | undefined {
  if (before.person !== null && !after?.person) return 'left'
  if (before.bot !== after?.bot) return after?.bot ? 'bot' : 'person'
  if (before.person?.present !== after.person?.present) return 'page'
  return undefined
}
