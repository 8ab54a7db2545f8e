/** How the first master played on: its way to choose cards, beside what has stayed as it was. */
import { ebbes as ebbesNow } from '../../../src/bots/ebbes/search-model'
import { eidex as eidexNow } from '../../../src/bots/eidex/search-model'
import type { SearchModel as Now } from '../../../src/bots/search-model'
import { actionOf } from '../../../src/engine/ebbes/legal'
import type { Types as EbbesTypes } from '../../../src/engine/ebbes/game'
import type { Types as EidexTypes } from '../../../src/engine/eidex/game'
import type { GameTypes, Random, Seat } from '../../../src/engine/kernel'
import { ebbesQuick } from './ebbes/quick'
import { eidexQuick } from '../../../src/bots/eidex/quick'

export interface SearchModel<T extends GameTypes = GameTypes> extends Now<T> {
  rolloutPolicy(state: T['State'], seat: Seat, random: Random): T['Action']
}

export const MODELS: Readonly<Record<string, SearchModel>> = {
  ebbes: {
    ...ebbesNow,
    rolloutPolicy: (state, seat, random) => actionOf(state, ebbesQuick(state, seat, random)),
  } satisfies SearchModel<EbbesTypes>,
  eidex: {
    ...eidexNow,
    rolloutPolicy: (state, seat, random) =>
      eidexNow.game.numbers.actionOf(state, seat, eidexQuick(state, seat, random)),
  } satisfies SearchModel<EidexTypes>,
}
