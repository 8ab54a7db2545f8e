import { translationOf } from '../../../../../../protocol/texts'
import type { followEn } from './en'

export const followFr = translationOf<typeof followEn>()({
  'follow.title': 'Fournir, et couper à tout moment',
  'follow.learnt': 'Tu sais quand fournir, quand couper, et pourquoi le valet d’atout est à part.',
  'follow.hand': 'Vous jouez à trois. Chacun pose une carte au milieu : c’est un pli.',
  'follow.green':
    'Lézard est demandé : joue aussi un lézard. L’as est la plus haute carte. Remporte le pli !',
  'follow.green.low': 'C’est permis, mais {p2} a joué le dix. Ton as est plus haut.',
  'follow.green.trump': 'Un atout est toujours permis, et il gagnerait. Mais ton as suffit.',
  'follow.won': 'Le pli est à toi. Le gagnant entame le suivant.',
  'follow.trump': 'Regarde : cœur est atout. Un cœur bat toutes les cartes des autres couleurs.',
  'follow.star': 'Entame maintenant une petite étoile, le sept ou le huit.',
  'follow.star.other': 'C’est permis. Dans cette leçon, entame avec le sept ou le huit d’étoile.',
  'follow.any-time':
    '{p1} a encore des étoiles et joue un cœur : à Eidex, on coupe quand on veut !',
  'follow.use': '{p1} entame avec l’as d’étoile. Tu peux couper aussi : prends le dix de cœur.',
  'follow.use.jack': 'Il gagnerait aussi. Mais le valet est ta meilleure carte : prends le dix.',
  'follow.use.star': 'Tu peux fournir, mais l’as gagnera. Coupe avec le dix de cœur.',
  'follow.order':
    'À l’atout, le plus haut est le valet, puis le neuf, l’as, le roi, la dame, le dix.',
  'follow.raven': 'Entame un petit corbeau : le sept ou le huit.',
  'follow.raven.other':
    'C’est permis. Dans cette leçon, entame avec le sept ou le huit de corbeau.',
  'follow.led': '{p1} a le pli et entame l’atout. Il faut alors jouer atout aussi.',
  'follow.jack':
    'Mais ton seul atout est le valet, et tu peux le garder. Défausse-toi d’une autre carte.',
  'follow.jack.kept':
    'Tu peux le jouer, et il gagnerait. Il vaudra plus tout à l’heure : garde-le.',
  'follow.end': 'Et tu as encore la plus haute carte du jeu. Tu sais maintenant jouer un pli.',
})
