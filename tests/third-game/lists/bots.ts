/** `src/bots/games.ts` with one game more. */
import { SEARCH_MODELS as SHIPPED } from '../../../src/bots/games'
import type { SearchModel } from '../../../src/bots/search-model'
import { tercet } from '../bots/search-model'

export const SEARCH_MODELS: Readonly<Record<string, SearchModel>> = { ...SHIPPED, tercet }

export const searchModelOf = (id: string): SearchModel | undefined =>
  Object.hasOwn(SEARCH_MODELS, id) ? SEARCH_MODELS[id] : undefined
