import { translationOf } from '../../../../../../protocol/texts'
import type { trickEn } from './en'

export const trickFr = translationOf<typeof trickEn>()({
  'trick.title': 'Le pli, et fournir la couleur',
  'trick.learnt':
    'Tu sais ce qu’est un pli. Ce que valent les couleurs, et comment marquer, vient aux deux leçons suivantes.',
  'trick.hand': 'Bienvenue ! Ces dix cartes sont ta main. Toi seul peux les voir.',
  'trick.what': 'Chacun pose une carte au milieu. C’est un pli, et l’un de vous le remporte.',
  'trick.led': '{p1} entame avec le 4 vert. Le vert est demandé : qui en a doit en jouer.',
  'trick.follow':
    'À toi : fournis du vert. La plus haute carte verte remporte le pli. Et la tienne ?',
  'trick.low': 'C’est permis, mais le 2 vert est trop bas. Essaie une carte verte plus haute.',
  'trick.won': 'Le pli est à toi ! Personne n’a joué de carte verte plus haute.',
  'trick.lead': 'Le gagnant entame. Joue le 6 jaune : aucune carte jaune n’est plus haute.',
  'trick.lead.other':
    'Tu peux entamer de tout. Cette fois, prends le 6 jaune : il gagne à coup sûr.',
  'trick.again': 'Encore à toi : tu entames de nouveau. Joue le 5 marron, ta seule carte marron.',
  'trick.again.other': 'Tu peux entamer de tout. Cette fois, prends le 5 marron.',
  'trick.lost': '{p1} a le 6 marron, plus haut que ton 5. Le pli est pour {p1}.',
  'trick.void':
    'Le marron est demandé, et tu n’en as plus. Tu peux jouer ce que tu veux : défausse-toi !',
  'trick.two': 'Un 2 déclencherait ce que tu verras à la leçon suivante. Prends une autre carte.',
  'trick.thrown': 'Ta carte n’est pas marron, elle ne peut pas gagner. Le pli est pour {p2}.',
  'trick.red': '{p2} entame avec le 5 rouge. Que peux-tu jouer ? Essaie une carte.',
  'trick.end':
    '{p1} gagne avec le 6 rouge. Il en va ainsi de chaque pli, jusqu’à la dernière carte.',
})
