import { translationOf } from '../../../../../protocol/texts'
import type { statisticsEn } from './en'

export const statisticsDe = translationOf<typeof statisticsEn>()({
  'statistics.points': 'Punkte, Spiel für Spiel',
  'statistics.average': 'Im Schnitt {game} Punkte im Spiel, {round} in der Runde.',
  'statistics.best': 'Beste Runde',
  'statistics.worst': 'Schlechteste Runde',
  'statistics.round': 'Runde {round}, {date}',
  'statistics.roles': 'Gewonnene Stiche, nach Rolle',
  'statistics.roles.note': 'Die Rolle, die die Farbe der siegreichen Karte in dem Moment hatte.',
  'statistics.role': 'Rolle',
  'statistics.tricks.head': 'Stiche',
  'statistics.tricks.one': '{count} Stich',
  'statistics.tricks.other': '{count} Stiche',
})
