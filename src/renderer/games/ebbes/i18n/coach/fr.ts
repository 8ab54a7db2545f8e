import { translationOf } from '../../../../../protocol/texts'
import type { coachEn } from './en'

export const coachFr = translationOf<typeof coachEn>()({
  'coach.gain': 'Points de cette manche : {gain}, ± {spread}',
  'coach.starter': '{name} entame',
  'coach.starter.me': 'Tu entames',
  'coach.role.is': '{suit} a le rôle « {role} »',
  'coach.role.certain': '{suit} prend le rôle « {role} »',
  'coach.role.likely': '{suit} prendra sans doute le rôle « {role} » ({percent})',
  'coach.role.open': '{suit} prendra peut-être le rôle « {role} » ({percent})',
  'after.when': 'Manche {round}, pli {trick}',
  'after.when.before': 'Manche {round}, avant le premier pli',
})
