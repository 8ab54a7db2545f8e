import { translationOf } from '../../../../../../protocol/texts'
import type { limitEn } from './en'

export const limitFr = translationOf<typeof limitEn>()({
  'limit.title': 'Le plus, le moins, et la limite',
  'limit.learnt': 'Tu sais ce qui gagne : le plus ou le moins de points, mais jamais 100.',
  'limit.goal':
    'Les points ne sont pas des points de victoire. Il y en a deux par partie, et voici comment.',
  'limit.most': 'L’un va au plus de points, l’autre au moins ! Le milieu n’a rien.',
  'limit.hundred': 'Mais 100 points ou plus, c’est trop. Tu en as 86, et il reste deux plis.',
  'limit.choose':
    'Avec les deux plis, tu aurais 109. Laisse celui-ci à {p2} : jette l’as d’étoile.',
  'limit.choose.trump': 'L’atout gagne, puis ton as aussi : 109, au-delà de la limite. Jette l’as.',
  'limit.lost': 'Onze points de moins, et c’est très bien ainsi.',
  'limit.last': 'Le dernier pli ne te fera pas de tort. Joue ta dame.',
  'limit.scores':
    '98 points, le plus et moins de 100 : un point de victoire pour toi. {p1} en a le moins : un aussi.',
  'limit.end':
    'Choisis tôt ton plan : beaucoup de points, ou presque aucun. Il faut 7 points de victoire.',
})
