import { translationOf } from '../../../protocol/texts'
import type { coachEn } from './en'

export const coachFr = translationOf<typeof coachEn>()({
  'coach.title': 'Entraîneur',
  'coach.ask': 'Que ferais-tu ?',
  'coach.wait': 'Tu peux demander dès que c’est à toi de jouer.',
  'coach.thinking': 'L’entraîneur réfléchit…',
  'coach.done.one': '{count} possibilité :',
  'coach.done.other': '{count} possibilités, la meilleure d’abord :',
  'coach.honest':
    'L’entraîneur ne voit que ce que tu vois. Il imagine les cartes cachées de bien des façons et continue à jouer.',
  'coach.spread': '± dit combien cela dépend de leur vraie place.',
  'coach.best': 'Je ferais ça',
  'coach.same': 'à peu près aussi bien',
  'coach.chance': '{percent} de chances',

  'coach.takes.certain': 'remporte le pli',
  'coach.takes.never': 'ne peut pas remporter le pli',
  'coach.takes.sure': 'remporte très probablement le pli ({percent})',
  'coach.takes.likely': 'remporte sans doute le pli ({percent})',
  'coach.takes.open': 'remporte peut-être le pli ({percent})',
  'coach.takes.unlikely': 'a peu de chances de remporter le pli ({percent})',

  'after.again': 'Les mêmes cartes encore une fois',
  'after.again.note': 'Chacun garde sa place et connaît maintenant les cartes.',
  'after.again.now': 'Encore les mêmes cartes',
  'after.title': 'Retour sur la partie',
  'after.review': 'Qu’est-ce qui m’a coûté le plus ?',
  'after.review.busy': 'L’entraîneur parcourt tes décisions…',
  'after.review.progress': '{seen} décisions sur {all}',
  'after.review.none': 'Aucune de tes décisions n’a coûté cher.',
  'after.review.found.one': 'Cette décision a coûté le plus :',
  'after.review.found.other': 'Ces {count} décisions ont coûté le plus :',
  'after.lay': 'Sur la table',
  'after.lay.nothing': 'Il n’y avait encore rien sur la table.',
  'after.held': 'Tes cartes',
  'after.played': 'Ton choix',
  'after.better': 'Mieux',
  'after.hindsight': 'Aurais-je pu gagner ?',
  'after.hindsight.busy': 'L’entraîneur rejoue les mêmes cartes…',
  'after.hindsight.yes':
    'Oui. Toutes cartes ouvertes, l’entraîneur a gagné avec tes cartes : {points} (tu avais {mine}).',
  'after.hindsight.anyway':
    'Tu as gagné, avec {mine}. Toutes cartes ouvertes, l’entraîneur a gagné aussi : {points}.',
  'after.hindsight.luck':
    'Tu as gagné, avec {mine}. Même toutes cartes ouvertes, l’entraîneur n’y est pas arrivé : {points}.',
  'after.hindsight.no':
    'Difficilement. Même toutes cartes ouvertes, l’entraîneur n’a pas gagné avec tes cartes : {points} (tu avais {mine}).',
  'after.hindsight.note':
    'Il a vu toutes les mains, ce que personne ne peut à la table. Des robots ont joué aux autres places, même à celles des gens.',
})
