/**
 * What is known of every file, so that listing replays nothing. The index is derived: entries that are missing or
 * out of date are made again.
 */
import { GAMES } from '../../engine/games'
import { isObject } from '../../engine/kernel'
import { parseJson } from '../../protocol/bounded-json'
import { isHistoryEntry } from '../../protocol/history'
import type { Contents } from './contents'

/** Raise this when more is kept of a file. */
const FORMAT = 1
/** Entries found by other versions of the rules are made again. */
const RULES = Object.values(GAMES)
  .map(({ id, rulesVersion }) => `${id} ${rulesVersion}`)
  .join(', ')

/** Contents as JSON text: a third of the memory of the objects, and rarely read. */
export interface Known {
  readonly stamp: string
  readonly contents: string
}

export const known = (stamp: string, contents: Contents): Known => ({
  stamp,
  contents: JSON.stringify(contents),
})

/** Safe: only `known` makes these, from checked contents. */
export const contentsIn = ({ contents }: Known): Contents => JSON.parse(contents) as Contents

export function writeIndex(files: Iterable<readonly [key: string, known: Known]>): string {
  const parts = Array.from(
    files,
    ([key, { stamp, contents }]) =>
      `${JSON.stringify(key)}:{"stamp":${JSON.stringify(stamp)},"contents":${contents}}`,
  )
  return `{"format":${FORMAT},"rules":${JSON.stringify(RULES)},"files":{${parts.join()}}}`
}

/** Never throws: unusable entries are skipped. */
export function* readIndex(text: string | undefined): Generator<undefined, Map<string, Known>> {
  const files = new Map<string, Known>()
  const index = parseJson(text ?? '')
  if (!isObject(index) || index['format'] !== FORMAT || index['rules'] !== RULES) return files
  for (const [key, value] of Object.entries(index['files'] ?? {})) {
    yield
    if (!isObject(value)) continue
    const { stamp, contents } = value
    if (typeof stamp === 'string' && isContents(contents)) files.set(key, known(stamp, contents))
  }
  return files
}

function isContents(value: unknown): value is Contents {
  if (!isObject(value)) return false
  switch (value['kind']) {
    case 'games':
      return isHistoryEntry(value['entry']) && areNames(value['people'])
    case 'nothing':
      return areNames(value['people'])
    case 'unreadable':
      return typeof value['problem'] === 'string' && typeof value['isWhole'] === 'boolean'
    default:
      return false
  }
}

const areNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')
