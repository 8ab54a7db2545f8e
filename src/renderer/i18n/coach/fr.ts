import { translationOf } from '../../../protocol/texts'
import type { coachEn } from './en'

export const coachFr = translationOf<typeof coachEn>()({
  'coach.title': 'Coach',
  'coach.ask': 'Que ferais-tu ?',
  'coach.wait': 'Tu pourras demander quand ce sera ton tour.',
  'coach.thinking': 'Le coach réfléchit…',
  'coach.done.one': '{count} possibilité :',
  'coach.done.other': '{count} possibilités, la meilleure d’abord :',
  'coach.honest':
    'Le coach ne voit que ce que tu vois. Il imagine les cartes cachées de bien des façons et joue la suite.',
  'coach.spread': '± dit combien cela dépend des cartes cachées.',
  'coach.best': 'Je jouerais ça',
  'coach.same': 'presque aussi bien',
  'coach.chance': '{percent} de chances de gagner',

  'coach.takes.certain': 'remporte le pli',
  'coach.takes.never': 'ne peut pas remporter le pli',
  'coach.takes.sure': 'remporte presque sûrement le pli ({percent})',
  'coach.takes.likely': 'remporte sans doute le pli ({percent})',
  'coach.takes.open': 'remporte peut-être le pli ({percent})',
  'coach.takes.unlikely': 'a peu de chances de remporter le pli ({percent})',

  'after.again': 'Rejouer ces cartes',
  'after.again.note': 'Tout le monde garde sa place et connaît déjà les cartes.',
  'after.again.now': 'Rejouer ces cartes',
  'after.title': 'Retour sur la partie',
  'after.review': 'Qu’est-ce qui m’a coûté le plus ?',
  'after.review.busy': 'Le coach revoit tes décisions…',
  'after.review.progress': '{seen} décisions sur {all}',
  'after.review.none': 'Aucune de tes décisions ne t’a coûté cher.',
  'after.review.found.one': 'Cette décision t’a coûté le plus :',
  'after.review.found.other': 'Ces {count} décisions t’ont coûté le plus :',
  'after.lay': 'Sur la table',
  'after.lay.nothing': 'Il n’y avait encore rien.',
  'after.held': 'Tes cartes',
  'after.played': 'Ton choix',
  'after.better': 'Mieux',
  'after.hindsight': 'Aurais-je pu gagner ?',
  'after.hindsight.busy': 'Le coach rejoue les mêmes cartes…',
  'after.hindsight.yes':
    'Oui. En voyant toutes les cartes, le coach a gagné avec les tiennes : {points} (toi : {mine}).',
  'after.hindsight.anyway':
    'Tu as gagné, avec {mine}. En voyant toutes les cartes, le coach a gagné aussi : {points}.',
  'after.hindsight.luck':
    'Tu as gagné, avec {mine}. Même en voyant toutes les cartes, le coach n’a pas gagné : {points}.',
  'after.hindsight.no':
    'Difficile. Même en voyant toutes les cartes, le coach n’a pas gagné avec les tiennes : {points} (toi : {mine}).',
  'after.hindsight.note':
    'Il a vu toutes les mains, ce que personne ne peut faire à la table. Aux autres places, des robots ont joué.',
})
