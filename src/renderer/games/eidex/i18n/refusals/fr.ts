import { translationOf } from '../../../../../protocol/texts'
import type { refusalsEn } from './en'

export const refusalsFr = translationOf<typeof refusalsEn>()({
  'refusal.eidex.setup':
    'On ne joue pas à Eidex comme ça : il faut être trois et, si vous voulez, trois personnages différents.',
  'refusal.eidex.deal':
    'Ces cartes sont mal données : chacun doit en recevoir douze, et chaque carte est unique.',
  'refusal.eidex.follow':
    'Fournis la couleur demandée. Tu peux aussi couper, sauf sans atout ou si un pouvoir l’interdit.',
  'refusal.eidex.follow.trump-led': 'Atout est demandé, et tu en as : joue atout.',
  'refusal.eidex.undertrump':
    'Tu ne peux pas sous-couper. Joue un atout plus fort, ou une carte d’une autre couleur.',
  'refusal.eidex.tournament':
    'Un tournoi se joue en 3 à 15 points de victoire, et personne ne commence avec le total. Choisis un autre nombre.',
  'refusal.eidex.power.owner': 'Ce n’est pas ton personnage. Utilise seulement le pouvoir du tien.',
  'refusal.eidex.power.moment':
    'Ce pouvoir ne sert pas maintenant. La table te le proposera au bon moment.',
  'refusal.eidex.power.spent':
    'Tu as déjà utilisé ce pouvoir. Tu le retrouveras à la prochaine partie.',
  'refusal.eidex.power.answer':
    'Ça ne répond pas à la question. Choisis une des réponses proposées.',
  'refusal.eidex.power.play':
    'Ton pouvoir ne va pas avec cette carte. Joue-la normalement, ou choisis-en une autre.',
  'refusal.eidex.draw': 'Cette carte ne peut pas être tirée de cette main. On tire à nouveau.',
  'refusal.power':
    'Un pouvoir interdit cette carte pour l’instant. Choisis-en une autre ; les règles en disent plus.',
})
