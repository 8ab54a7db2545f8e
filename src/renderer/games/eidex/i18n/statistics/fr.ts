import { translationOf } from '../../../../../protocol/texts'
import type { statisticsEn } from './en'

export const statisticsFr = translationOf<typeof statisticsEn>()({
  'statistics.points': 'Les points de victoire, tournoi après tournoi',
  'statistics.average':
    'En moyenne, {victory} points de victoire par tournoi et {points} points par partie.',
  'statistics.characters': 'Personnages',
  'statistics.characters.note':
    'Les plus victorieux en premier ; la barre montre leurs points de victoire.',
  'statistics.character': 'Personnage',
  'statistics.victory-points.one': '{count} point de victoire',
  'statistics.victory-points.other': '{count} points de victoire',
})
