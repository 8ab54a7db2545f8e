import { searchModelOf } from './games'
import type { SearchModel } from './search-model'

/** Of a game that is being played: whatever is on the list of the engine has a model, too. */
export function knownModel(game: string): SearchModel {
  const model = searchModelOf(game)
  if (model === undefined) throw new Error(`No bot plays ${game}.`)
  return model
}
