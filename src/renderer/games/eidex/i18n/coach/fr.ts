import { translationOf } from '../../../../../protocol/texts'
import type { coachEn } from './en'

export const coachFr = translationOf<typeof coachEn>()({
  'coach.gain': '{gain} points de victoire dans cette partie, ± {spread}',
  'coach.put-down': 'Écarter {card}',
  'coach.power': 'Pouvoir : {power}',
  'coach.power.how': 'Pouvoir : {power}, {how}',
  'coach.statement': '{compare} {number} parmi {cards} ({where})',
  'coach.high.likely': 'tu auras sans doute le plus de points ({percent})',
  'coach.high.open': 'tu auras peut-être le plus de points ({percent})',
  'coach.low.likely': 'tu auras sans doute le moins de points ({percent})',
  'coach.low.open': 'tu auras peut-être le moins de points ({percent})',
  'coach.middle.likely': 'tu seras sans doute au milieu ({percent})',
  'coach.middle.open': 'tu seras peut-être au milieu ({percent})',
  'coach.over.likely': 'tu dépasseras sans doute la limite ({percent})',
  'coach.over.open': 'tu dépasseras peut-être la limite ({percent})',
  'after.when': 'Partie {round}, pli {trick}',
  'after.when.before': 'Partie {round}, avant le premier pli',
  'after.when.after': 'Partie {round}, après le dernier pli',
  'after.vp.one': '{count} point de victoire',
  'after.vp.other': '{count} points de victoire',
})
