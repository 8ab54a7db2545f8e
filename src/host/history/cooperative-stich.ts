/** Documents of games, read and made one game at a time, so that checking a long evening blocks nothing. */
import { accept, isObject, refuse, type Result } from '../../engine/kernel'
import { checkStich, firstTwice, NO_JSON, parseStich } from '../../protocol/open-stich'
import { STICH, type Stich, type StichGame } from '../../protocol/stich'
import type { Cooperative } from '../cooperative'
import type { ReplayedGame } from './replaying'
import type { TableFile } from './table-file'

export function* readingStich(text: string): Cooperative<Result<Stich>> {
  const value = parseStich(text)
  return value === undefined ? NO_JSON : yield* checkingStich(value)
}

/** Like `checkStich`. */
export function* checkingStich(value: unknown): Cooperative<Result<Stich>> {
  const games: readonly unknown[] =
    isObject(value) && Array.isArray(value['games']) ? value['games'] : []
  const checked: StichGame[] = []
  let part: Result<Stich> = refuse('stich.shape', 'There is no game in it.')
  for (const game of games) {
    yield
    part = checkStich({ ...(value as object), games: [game] })
    if (!part.ok) return part
    checked.push(...part.value.games)
  }
  if (!part.ok) return checkStich(value)
  return firstTwice(checked) ?? accept({ ...part.value, games: checked })
}

const inStich = ({ number, begun, players, log, ceremony }: ReplayedGame) => ({
  ...{ number, begun, players, log, ceremony },
})

/** From some of the games in a table's file. */
export function* makingStich(
  { head, host }: TableFile,
  games: readonly ReplayedGame[],
  app: string,
): Cooperative<Result<Stich>> {
  const { id, opened, setup } = head
  const table = { id, name: setup.name, game: setup.game, opened, host }
  const made = yield* checkingStich({ stich: STICH, app, table, games: games.map(inStich) })
  // Names and dates may have been edited by hand.
  return made.ok || made.refusal.code !== 'stich.shape'
    ? made
    : refuse('log.damaged', made.refusal.message)
}
