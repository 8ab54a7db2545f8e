import { translationOf } from '../../../../../protocol/texts'
import type { coverEn } from './en'

export const coverFr = translationOf<typeof coverEn>()({
  'eidex.name': 'Eidex',
  'eidex.note': 'Pour 3. Le plus ou le moins de points gagne, le milieu perd.',
  'eidex.kind': 'Variante',
  'eidex.kind.basic': 'Jeu de base',
  'eidex.kind.cosmic': 'Avec personnages',
  'eidex.kind.note':
    'Avec personnages, chacun en a un parmi 36, qui change les règles. Commence par le jeu de base.',
  'eidex.easy': 'Début facile',
  'eidex.easy.note':
    'La première partie a toujours un atout : si la carte retournée est un as ou un six, on redonne.',
  'eidex.whole': 'Tournoi',
  'eidex.whole.number': 'Tournoi {number}',
  'eidex.whole.count.one': '{count} tournoi',
  'eidex.whole.count.other': '{count} tournois',
  'eidex.result': 'Points de victoire',
})
