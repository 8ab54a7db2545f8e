import { translationOf } from '../../../../../protocol/texts'
import type { coverEn } from './en'

export const coverFr = translationOf<typeof coverEn>()({
  'ebbes.name': 'ebbes',
  'ebbes.virtual': 'Le mort',
  'ebbes.note': 'De 2 à 5. L’atout et les points se décident en jouant.',
  'ebbes.variant1': 'Plus de cartes',
  'ebbes.variant1.note': 'Quinze cartes chacun au lieu de dix.',
  'ebbes.variant2': 'Choisir les cartes décisives',
  'ebbes.variant2.note':
    'Vous choisissez les cinq cartes décisives, et la piste peut finir la partie.',
  'ebbes.whole': 'Partie',
  'ebbes.whole.number': 'Partie {number}',
  'ebbes.whole.count.one': '{count} partie',
  'ebbes.whole.count.other': '{count} parties',
  'ebbes.result': 'Points',
  'ebbes.publisher': 'Le jeu de cartes ebbes est édité par Palatia Spiele.',
  'ebbes.publisher.link': 'Découvrir Palatia Spiele (dans une autre fenêtre)',
})
