/** All that the pages say, the shared texts and those of each game. */
import { de as ebbesDe } from '../../src/renderer/games/ebbes/i18n/de'
import { en as ebbesEn } from '../../src/renderer/games/ebbes/i18n/en'
import { fr as ebbesFr } from '../../src/renderer/games/ebbes/i18n/fr'
import { de as eidexDe } from '../../src/renderer/games/eidex/i18n/de'
import { en as eidexEn } from '../../src/renderer/games/eidex/i18n/en'
import { fr as eidexFr } from '../../src/renderer/games/eidex/i18n/fr'
import { de as sharedDe } from '../../src/renderer/i18n/de'
import { en as sharedEn } from '../../src/renderer/i18n/en'
import { fr as sharedFr } from '../../src/renderer/i18n/fr'

export const en = { ...sharedEn, ...ebbesEn, ...eidexEn }
export const de = { ...sharedDe, ...ebbesDe, ...eidexDe }
export const fr = { ...sharedFr, ...ebbesFr, ...eidexFr }

export type Texts = Readonly<Record<keyof typeof en, string>>
