import { translationOf } from '../../../../../protocol/texts'
import type { coachEn } from './en'

export const coachDe = translationOf<typeof coachEn>()({
  'coach.gain': '{gain} Siegpunkte in diesem Spiel, ±\u00a0{spread}',
  'coach.put-down': '{card} ablegen',
  'coach.power': '{power} einsetzen',
  'coach.power.how': '{power} einsetzen: {how}',
  'coach.statement': '{compare} {number} von {cards} ({where})',
  'coach.high.likely': 'am Ende hast du wahrscheinlich die meisten Punkte ({percent})',
  'coach.high.open': 'am Ende hast du vielleicht die meisten Punkte ({percent})',
  'coach.low.likely': 'am Ende hast du wahrscheinlich die wenigsten Punkte ({percent})',
  'coach.low.open': 'am Ende hast du vielleicht die wenigsten Punkte ({percent})',
  'coach.middle.likely': 'am Ende liegst du wahrscheinlich in der Mitte ({percent})',
  'coach.middle.open': 'am Ende liegst du vielleicht in der Mitte ({percent})',
  'coach.over.likely': 'am Ende liegst du wahrscheinlich über dem Limit ({percent})',
  'coach.over.open': 'am Ende liegst du vielleicht über dem Limit ({percent})',
  'after.when': '{round}. Spiel, {trick}. Stich',
  'after.when.before': '{round}. Spiel, vor dem ersten Stich',
  'after.when.after': '{round}. Spiel, nach dem letzten Stich',
  'after.vp.one': '{count}\u00a0Siegpunkt',
  'after.vp.other': '{count}\u00a0Siegpunkte',
})
