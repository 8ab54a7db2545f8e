import { translationOf } from '../../../../../protocol/texts'
import type { refusalsEn } from './en'

export const refusalsFr = translationOf<typeof refusalsEn>()({
  'refusal.eidex.setup':
    'On ne peut pas jouer à Eidex ainsi. Il faut trois personnes et, si vous voulez, trois personnages différents.',
  'refusal.eidex.deal':
    'Ces cartes ne sont pas bien distribuées. Chacun en reçoit douze, et chaque carte existe une fois.',
  'refusal.eidex.follow':
    'Tu as la couleur entamée : joue une de ces cartes, ou un atout s’il y en a un.',
  'refusal.eidex.follow.trump-led': 'L’atout est entamé, et tu en as : joue un atout.',
  'refusal.eidex.undertrump':
    'Un atout plus fort est déjà là. Joue un atout encore plus fort, ou une carte qui n’est pas atout.',
  'refusal.eidex.tournament':
    'Un tournoi va jusqu’à 3 à 15 points de victoire, et personne ne commence au but. Choisis un autre total.',
  'refusal.eidex.power.owner':
    'C’est le personnage d’un autre. Tu peux utiliser seulement le pouvoir du tien.',
  'refusal.eidex.power.moment':
    'Ce pouvoir ne peut pas servir en ce moment. La table te demandera quand son heure viendra.',
  'refusal.eidex.power.spent':
    'Tu as déjà utilisé ce pouvoir dans cette partie. Il reviendra à la prochaine.',
  'refusal.eidex.power.answer':
    'Cela ne répond pas à la question. Choisis une des réponses proposées.',
  'refusal.eidex.power.play':
    'Ton pouvoir ne va pas avec cette carte en ce moment. Joue-la normalement, ou prends-en une autre.',
  'refusal.eidex.draw':
    'Cette carte ne peut pas être tirée de cette main. Les dés tirent à nouveau.',
  'refusal.power':
    'Un pouvoir en vigueur ne permet pas cette carte maintenant. Prends-en une autre ; les règles en disent plus.',
})
