/** Each game's search model: the only place among the bots that names the games. */
import { ebbes } from './ebbes/search-model'
import { eidex } from './eidex/search-model'
import type { SearchModel } from './search-model'

export const SEARCH_MODELS: Readonly<Record<string, SearchModel>> = { ebbes, eidex }

/** Undefined for a game that no bot plays. */
export const searchModelOf = (id: string): SearchModel | undefined =>
  Object.hasOwn(SEARCH_MODELS, id) ? SEARCH_MODELS[id] : undefined
