/** Plays a game of a table's file again, once: its deals are checked, and what is kept of it is counted. */
import { isSame } from '../../engine/fair/canonical'
import { keyOf } from '../../engine/fair/ceremony'
import { diceFor } from '../../engine/fair/dice'
import { accept, refuse, type AnyEvent, type Result } from '../../engine/kernel'
import { knownGame } from '../../engine/known-game'
import type { GameSoFar } from '../../engine/statistics/facts'
import type { Cooperative } from '../cooperative'
import { atLine, impossible, tried } from '../table/records'
import { readingTableFile, type GameInFile, type TableFile } from './table-file'

export interface ReplayedFile extends TableFile {
  readonly games: readonly (GameInFile & { readonly isOver: boolean })[]
}

/** All games of a file, played again whatever is written at their ends. */
export function* replayingTableFile(text: string): Cooperative<Result<ReplayedFile>> {
  const read = yield* readingTableFile(text)
  if (!read.ok) return read
  const games: ReplayedFile['games'][number][] = []
  for (const game of read.value.games) {
    const replayed = yield* replaying(game)
    if (!replayed.ok) return replayed
    games.push({ ...game, isOver: replayed.value.isOver })
  }
  return accept({ ...read.value, games })
}

/** What it came to, or the line that cannot be followed and why. */
export function* replaying({
  log: { game: id, rulesVersion, config, inputs },
  ceremony,
  line,
  inputLines,
}: GameInFile): Cooperative<Result<GameSoFar>> {
  const game = knownGame(id)
  const made = tried(() => game.setup(config))
  if (!made.ok) return atLine(line, made.refusal)
  const state = made.value
  const key = keyOf(ceremony)
  const events: AnyEvent[] = []
  let deals = 0
  for (const [index, input] of inputs.entries()) {
    yield
    const step = tried(() => {
      const isDeal = game.next(state).kind === 'chance'
      if (isDeal && !fell(game.sampleChance(state, diceFor(key, deals++)), input)) return OTHER_DICE
      return game.apply(state, input)
    })
    if (!step.ok) {
      return atLine(inputLines[index] ?? line, impossible(game, rulesVersion, step.refusal).refusal)
    }
    for (const event of step.value) events.push(event)
  }
  return accept(game.soFarOf(state, events))
}

const fell = (outcome: unknown, input: unknown): boolean => isSame({ by: 'chance', outcome }, input)

const OTHER_DICE = refuse('fair.deal', 'The dice of this game did not fall like that.')
