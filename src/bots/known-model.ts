import { searchModelOf } from './games'
import type { SearchModel } from './search-model'

/** For a game being played: every game on the engine's list has a model, too. */
export function knownModel(game: string): SearchModel {
  const model = searchModelOf(game)
  if (model === undefined) throw new Error(`No bot plays ${game}.`)
  return model
}
