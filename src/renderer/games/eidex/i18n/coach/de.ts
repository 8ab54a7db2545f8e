import { translationOf } from '../../../../../protocol/texts'
import type { coachEn } from './en'

export const coachDe = translationOf<typeof coachEn>()({
  'coach.gain': '{gain} Siegpunkte in diesem Spiel, ± {spread}',
  'coach.put-down': '{card} weglegen',
  'coach.power': '{power} einsetzen',
  'coach.power.how': '{power} einsetzen: {how}',
  'coach.statement': '{compare} {number} von {cards} ({where})',
  'coach.high.likely': 'du hast am Ende wahrscheinlich die meisten Punkte ({percent})',
  'coach.high.open': 'du hast am Ende vielleicht die meisten Punkte ({percent})',
  'coach.low.likely': 'du hast am Ende wahrscheinlich die wenigsten Punkte ({percent})',
  'coach.low.open': 'du hast am Ende vielleicht die wenigsten Punkte ({percent})',
  'coach.middle.likely': 'du landest am Ende wahrscheinlich in der Mitte ({percent})',
  'coach.middle.open': 'du landest am Ende vielleicht in der Mitte ({percent})',
  'coach.over.likely': 'du landest am Ende wahrscheinlich über dem Limit ({percent})',
  'coach.over.open': 'du landest am Ende vielleicht über dem Limit ({percent})',
  'after.when': '{round}. Spiel, {trick}. Stich',
  'after.when.before': '{round}. Spiel, vor dem ersten Stich',
  'after.when.after': '{round}. Spiel, nach dem letzten Stich',
  'after.vp.one': '{count} Siegpunkt',
  'after.vp.other': '{count} Siegpunkte',
})
