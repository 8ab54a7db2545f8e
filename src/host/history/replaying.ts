/** Plays a game of a table's file again, once: its deals are checked, and what is kept of it is counted. */
import { isSame } from '../../engine/fair/canonical'
import { keyOf } from '../../engine/fair/ceremony'
import { diceFor } from '../../engine/fair/dice'
import {
  accept,
  refuse,
  type AnyEvent,
  type GameTypes,
  type Input,
  type Log,
  type Result,
} from '../../engine/kernel'
import { knownGame } from '../../engine/known-game'
import type { GameSoFar } from '../../engine/statistics/facts'
import { readRecord } from '../../protocol/table-log'
import type { Cooperative } from '../cooperative'
import { atLine, impossible, tried } from '../table/records'
import { readingTableFile, type GameInFile, type TableFile } from './table-file'

interface Replayed {
  readonly log: Log<GameTypes>
  readonly soFar: GameSoFar
}

export type ReplayedGame = GameInFile & Replayed

export interface ReplayedFile extends TableFile {
  readonly games: readonly ReplayedGame[]
}

/** All games of a file, played again whatever is written at their ends. */
export function* replayingTableFile(text: string): Cooperative<Result<ReplayedFile>> {
  const read = yield* readingTableFile(text)
  if (!read.ok) return read
  const games: ReplayedGame[] = []
  for (const game of read.value.games) {
    const replayed = yield* replaying(game)
    if (!replayed.ok) return replayed
    games.push({ ...game, ...replayed.value })
  }
  return accept({ ...read.value, games })
}

/** What it came to, or the line that cannot be followed and why. */
export function* replaying(inFile: GameInFile): Cooperative<Result<Replayed>> {
  const { game: id, rulesVersion, config, ceremony } = inFile
  const game = knownGame(id)
  const made = tried(() => game.setup(config))
  if (!made.ok) return atLine(inFile.place, made.refusal)
  const state = made.value
  const key = keyOf(ceremony)
  const inputs: Input<GameTypes>[] = []
  const events: AnyEvent[] = []
  let deals = 0
  for (const { place, text } of inFile.inputs) {
    yield
    const input = readInput(text)
    if (!input.ok) return atLine(place, input.refusal)
    const step = tried(() => {
      const isDeal = game.next(state).kind === 'chance'
      const isFair = !isDeal || fell(game.sampleChance(state, diceFor(key, deals++)), input.value)
      return isFair ? game.apply(state, input.value) : OTHER_DICE
    })
    if (!step.ok) return atLine(place, impossible(game, rulesVersion, step.refusal).refusal)
    inputs.push(input.value)
    for (const event of step.value) events.push(event)
  }
  const log = { game: id, rulesVersion, config, inputs }
  return accept({ log, soFar: game.soFarOf(state, events) })
}

function readInput(line: string): Result<Input<GameTypes>> {
  const record = readRecord(line)
  if (!record.ok) return record
  return record.value.at === 'input'
    ? accept(record.value.input)
    : refuse('log.damaged', 'This is not an input.')
}

const fell = (outcome: unknown, input: unknown): boolean => isSame({ by: 'chance', outcome }, input)

const OTHER_DICE = refuse('fair.deal', 'The dice of this game did not fall like that.')
