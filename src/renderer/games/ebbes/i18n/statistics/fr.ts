import { translationOf } from '../../../../../protocol/texts'
import type { statisticsEn } from './en'

export const statisticsFr = translationOf<typeof statisticsEn>()({
  'statistics.points': 'Les points, partie après partie',
  'statistics.average': 'En moyenne, {game} points par partie et {round} par manche.',
  'statistics.best': 'Meilleure manche',
  'statistics.worst': 'Moins bonne manche',
  'statistics.round': 'Manche {round}, {date}',
  'statistics.roles': 'Plis gagnés, par rôle',
  'statistics.roles.note': 'Le rôle de la couleur gagnante à ce moment-là.',
  'statistics.role': 'Rôle',
  'statistics.tricks.head': 'Plis',
  'statistics.tricks.one': '{count} pli',
  'statistics.tricks.other': '{count} plis',
})
