import { translationOf } from '../../../../../protocol/texts'
import type { coachEn } from './en'

export const coachDe = translationOf<typeof coachEn>()({
  'coach.gain': '{gain} Punkte in dieser Runde, ±\u00a0{spread}',
  'coach.starter': '{name} spielt aus',
  'coach.starter.me': 'Du spielst aus',
  'coach.role.is': '{suit} ist {role}',
  'coach.role.certain': '{suit} wird {role}',
  'coach.role.likely': '{suit} wird wahrscheinlich {role} ({percent})',
  'coach.role.open': '{suit} wird vielleicht {role} ({percent})',
  'after.when': 'Runde {round}, {trick}. Stich',
  'after.when.before': 'Runde {round}, vor dem ersten Stich',
})
