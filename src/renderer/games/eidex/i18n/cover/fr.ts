import { translationOf } from '../../../../../protocol/texts'
import type { coverEn } from './en'

export const coverFr = translationOf<typeof coverEn>()({
  'eidex.name': 'Eidex',
  'eidex.note': 'Pour 3. Le plus ou le moins de points gagne ; celui du milieu perd.',
  'eidex.kind': 'Type de partie',
  'eidex.kind.basic': 'Jeu de base',
  'eidex.kind.cosmic': 'Avec personnages',
  'eidex.kind.note':
    'Avec personnages, chacun en reçoit un parmi 36, qui plie les règles. Commence par le jeu de base.',
  'eidex.easy': 'Début facile',
  'eidex.easy.note':
    'La première partie se joue toujours à l’atout : avec un as ou un six, on redonne.',
  'eidex.whole': 'Tournoi',
  'eidex.whole.number': 'Tournoi {number}',
  'eidex.whole.count.one': '{count} tournoi',
  'eidex.whole.count.other': '{count} tournois',
  'eidex.result': 'Points de victoire',
})
