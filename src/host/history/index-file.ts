/**
 * What is known of every file, so that none has to be replayed to be listed. It is derived: whatever
 * is missing in it, or does not fit its file any more, is made again.
 */
import { GAMES } from '../../engine/games'
import { isObject } from '../../engine/kernel'
import { parseJson } from '../../protocol/bounded-json'
import { isHistoryEntry } from '../../protocol/history'
import type { Contents } from './contents'

/** Grows when something else is kept of a file. */
const FORMAT = 1
/** What is kept of a game was found by these rules. */
const RULES = Object.values(GAMES)
  .map(({ id, rulesVersion }) => `${id} ${rulesVersion}`)
  .join(', ')

export interface Known {
  readonly stamp: string
  readonly contents: Contents
}

export const writeIndex = (known: ReadonlyMap<string, Known>): string =>
  JSON.stringify({ format: FORMAT, rules: RULES, files: Object.fromEntries(known) })

/** Never throws: what cannot be used is not there. */
export function* readIndex(text: string | undefined): Generator<undefined, Map<string, Known>> {
  const known = new Map<string, Known>()
  const index = parseJson(text ?? '')
  if (!isObject(index) || index['format'] !== FORMAT || index['rules'] !== RULES) return known
  for (const [key, value] of Object.entries(index['files'] ?? {})) {
    yield
    if (isKnown(value)) known.set(key, value)
  }
  return known
}

const isKnown = (value: unknown): value is Known =>
  isObject(value) && typeof value['stamp'] === 'string' && isContents(value['contents'])

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
