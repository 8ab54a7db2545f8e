import { translationOf } from '../../../../../protocol/texts'
import type { coachEn } from './en'

export const coachFr = translationOf<typeof coachEn>()({
  'coach.gain': '{gain} points dans cette manche, ± {spread}',
  'coach.starter': '{name} entame',
  'coach.starter.me': 'Tu entames',
  'coach.role.is': 'le {suit} est {role}',
  'coach.role.certain': 'le {suit} devient {role}',
  'coach.role.likely': 'le {suit} deviendra sans doute {role} ({percent})',
  'coach.role.open': 'le {suit} deviendra peut-être {role} ({percent})',
  'after.when': 'Manche {round}, pli {trick}',
  'after.when.before': 'Manche {round}, avant le premier pli',
})
