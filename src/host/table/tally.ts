/** Who has won how many games at this table: it follows from the log, so that it outlives the host. */
import { folded, uniqueName } from '../../protocol/plain'
import { NAME_LENGTH, regularAt } from '../../protocol/primitives'
import { MAX_TALLY, type TallyLine } from '../../protocol/table'
import type { Play } from './play'
import type { SeatState } from './seating'

type Seats = readonly SeatState[]

export class Tally {
  /** By the game's number: the last card can be taken back, and played again. */
  readonly #games = new Map<
    number,
    { readonly seats: Seats; readonly winners: readonly number[] }
  >()
  /** For the people who sat there when it was asked for; seats are replaced when they change, never changed. */
  #lines: { readonly now: Seats; readonly lines: readonly TallyLine[] } | undefined

  /** `seats` are those of the game. */
  note(number: number, { next }: Play, seats: Seats): void {
    if (next.kind !== 'over') return
    this.#games.set(number, { seats, winners: next.outcome.winners })
    this.#lines = undefined
  }

  takeBack(number: number): void {
    this.#games.delete(number)
    this.#lines = undefined
  }

  /** Most wins first. `now` sit there: people are called what they are called now. */
  lines(now: Seats): readonly TallyLine[] {
    // Asked for after every card, and most cards change nothing here.
    if (this.#lines?.now !== now) this.#lines = { now, lines: this.#count(now) }
    return this.#lines.lines
  }

  #count(now: Seats): readonly TallyLine[] {
    const lines = new Map<string, TallyLine>()
    const count = (key: string, line: Pick<TallyLine, 'name' | 'bot'>, hasWon: boolean) => {
      const { games, wins } = lines.get(key) ?? { games: 0, wins: 0 }
      lines.set(key, { ...line, games: games + 1, wins: wins + (hasWon ? 1 : 0) })
    }
    for (const { seats, winners } of this.#games.values()) {
      const counted = new Set<string>()
      for (const [seat, state] of seats.entries()) {
        const name = nameAt(seat, state, now)
        // People who come back under their name go on counting; so do namesakes, as in the history.
        const key = `${state.person === null ? 'bot' : 'person'} ${folded(name)}`
        if (counted.has(key)) continue
        counted.add(key)
        count(key, { name, bot: state.person === null }, winners.includes(seat))
      }
      // Beyond the seats sits the game's own player, who is told of once it has won.
      if (winners.some((winner) => winner >= seats.length))
        count('own', { name: null, bot: true }, true)
    }
    return withNames([...lines.values()], now)
      .toSorted((a, b) => b.wins - a.wins || a.games - b.games)
      .slice(0, MAX_TALLY)
  }
}

/** Whoever holds the seat at the end has won the game, as in its ranking. */
function nameAt(seat: number, { person, regular }: SeatState, now: Seats): string {
  if (person === null) return regularAt(seat, { regular }) ?? ''
  const here = now.find((state) => state.person?.digest === person.digest)
  return here?.person?.name ?? person.name
}

/** Where a person is called like a bot, the bot has a number. */
function withNames(lines: readonly TallyLine[], now: Seats): readonly TallyLine[] {
  const people = [
    ...lines.flatMap(({ name, bot }) => (bot || name === null ? [] : [name])),
    ...now.flatMap(({ person }) => person?.name ?? []),
  ]
  return lines.map((line) =>
    line.bot && line.name !== null
      ? { ...line, name: uniqueName(line.name, people, NAME_LENGTH) }
      : line,
  )
}
