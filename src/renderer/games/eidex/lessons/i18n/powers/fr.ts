import { translationOf } from '../../../../../../protocol/texts'
import type { powersEn } from './en'

export const powersFr = translationOf<typeof powersEn>()({
  'powers.title': 'Un personnage, et la fin d’un tournoi',
  'powers.learnt': 'Tu sais quand on demande les personnages, et ce que sont collision et chaos.',
  'powers.badge':
    'En partie cosmique, chacun a un personnage. Le tien, Jiu-Jitsu, échange une fois deux cartes voisines.',
  'powers.others':
    'Tu vois aussi les personnages des autres. Touche-en un pour lire ce qu’il fait.',
  'powers.follow': 'Étoile est demandé : fournis ton six.',
  'powers.follow.other': 'C’est permis. Dans cette leçon, fournis le six d’étoile.',
  'powers.asked': 'Le neuf et le dix sont voisins : on te demande si tu utilises ton pouvoir.',
  'powers.pass': 'Cela n’aiderait que {p2}. Tu peux toujours passer : fais-le.',
  'powers.pass.other': 'Le pli irait à {p2}, et ton pouvoir serait perdu. Passe plutôt.',
  'powers.queen': '{p1} entame avec le roi de lézard. Joue ta dame, sa voisine.',
  'powers.queen.other': 'C’est permis. Dans cette leçon, joue la dame de lézard.',
  'powers.use': 'Utilise ton pouvoir : échange roi et dame, et ta dame sera la plus haute.',
  'powers.use.other': 'Alors le roi gagne. Cette fois, utilise ton pouvoir.',
  'powers.won': 'Le pli est à toi ! Ce pouvoir est épuisé jusqu’à la prochaine partie.',
  'powers.order':
    'On demande d’abord les as, puis les rois, jusqu’aux six. Une carte plus basse peut donc réagir.',
  'powers.collision':
    '{p1} et toi avez 6 sur 7. Si vous en gagnez un tous deux, c’est la collision : le plus de points reste à 6, l’autre descend à 5.',
  'powers.chaos':
    'Si tous trois ont 6, c’est le chaos : ceux qui gagneraient un point perdent, et le troisième gagne !',
  'powers.end':
    'Tu connais maintenant tout Eidex. Les autres personnages s’expliquent le moment venu.',
})
