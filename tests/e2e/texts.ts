/** All that the pages say, the shared texts, and those of each game and its lessons. */
import { de as ebbesDe } from '../../src/renderer/games/ebbes/i18n/de'
import { en as ebbesEn } from '../../src/renderer/games/ebbes/i18n/en'
import { fr as ebbesFr } from '../../src/renderer/games/ebbes/i18n/fr'
import { de as eidexDe } from '../../src/renderer/games/eidex/i18n/de'
import { en as eidexEn } from '../../src/renderer/games/eidex/i18n/en'
import { fr as eidexFr } from '../../src/renderer/games/eidex/i18n/fr'
import { de as ebbesLessonsDe } from '../../src/renderer/games/ebbes/lessons/i18n/de'
import { en as ebbesLessonsEn } from '../../src/renderer/games/ebbes/lessons/i18n/en'
import { fr as ebbesLessonsFr } from '../../src/renderer/games/ebbes/lessons/i18n/fr'
import { de as eidexLessonsDe } from '../../src/renderer/games/eidex/lessons/i18n/de'
import { en as eidexLessonsEn } from '../../src/renderer/games/eidex/lessons/i18n/en'
import { fr as eidexLessonsFr } from '../../src/renderer/games/eidex/lessons/i18n/fr'
import { de as sharedDe } from '../../src/renderer/i18n/de'
import { en as sharedEn } from '../../src/renderer/i18n/en'
import { fr as sharedFr } from '../../src/renderer/i18n/fr'

export const en = {
  ...{ ...sharedEn, ...ebbesEn, ...eidexEn },
  ...{ ...ebbesLessonsEn, ...eidexLessonsEn },
}
export const de = {
  ...{ ...sharedDe, ...ebbesDe, ...eidexDe },
  ...{ ...ebbesLessonsDe, ...eidexLessonsDe },
}
export const fr = {
  ...{ ...sharedFr, ...ebbesFr, ...eidexFr },
  ...{ ...ebbesLessonsFr, ...eidexLessonsFr },
}

export type Texts = Readonly<Record<keyof typeof en, string>>
