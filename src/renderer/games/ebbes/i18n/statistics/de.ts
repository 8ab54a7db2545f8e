import { translationOf } from '../../../../../protocol/texts'
import type { statisticsEn } from './en'

export const statisticsDe = translationOf<typeof statisticsEn>()({
  'statistics.points': 'Punkte, Partie für Partie',
  'statistics.average': 'Im Schnitt {game}\u00a0Punkte pro Partie, {round} pro Runde.',
  'statistics.best': 'Beste Runde',
  'statistics.worst': 'Schlechteste Runde',
  'statistics.round': 'Runde {round}, {date}',
  'statistics.roles': 'Gemachte Stiche, nach Rolle',
  'statistics.roles.note': 'Welche Rolle die Farbe hatte, als sie den Stich machte.',
  'statistics.role': 'Rolle',
  'statistics.tricks.head': 'Stiche',
  'statistics.tricks.one': '{count} Stich',
  'statistics.tricks.other': '{count} Stiche',
})
