import { translationOf } from '../../../../i18n/messages'
import type { refusalsEn } from './en'

export const refusalsFr = translationOf<typeof refusalsEn>()({
  'refusal.ebbes.setup':
    'On ne peut pas jouer à ebbes ainsi. C’est un jeu pour 2 à 5 personnes : vérifie les réglages de la table.',
  'refusal.ebbes.dealer':
    'Ce n’est pas à cette place de distribuer. La donne passe vers la gauche.',
  'refusal.ebbes.deal':
    'Ces cartes ne sont pas bien distribuées. Chacun en reçoit autant, et chaque carte existe une fois.',
  'refusal.ebbes.starter':
    'Cette personne ne peut pas commencer. Choisis quelqu’un de cette table.',
  'refusal.ebbes.select':
    'Ce nombre ou cette couleur n’est plus libre. Prends un nombre et une couleur que personne n’a choisis.',
  'refusal.ebbes.follow': 'Tu as la couleur entamée : joue une de ces cartes.',
  'refusal.ebbes.winner':
    'Le pli va à quelqu’un d’autre : le plus fort atout le prend, sinon la plus forte carte de la couleur entamée.',
  'refusal.ebbes.winner.instant':
    'Ce pli compte avec l’atout tel qu’il est à la fin. Regarde les rôles des couleurs.',
  'refusal.ebbes.lead': 'Quelqu’un d’autre entame ce pli : celui qui a pris le dernier.',
  'refusal.ebbes.designate':
    'Cette couleur ne peut pas prendre ce rôle. Les rôles viennent dans l’ordre, un par couleur.',
  'refusal.ebbes.score': 'Les points de cette manche donnent autre chose. Regarde les comptes.',
  'refusal.ebbes.zilch':
    'Quelqu’un d’autre détient le droit du « rien » : avec le plus de cartes « rien », ou la plus haute.',
  'refusal.ebbes.end.basic':
    'Le jeu de base a toujours cinq manches. Choisis la variante 2 si vous en voulez plus.',
  'refusal.ebbes.end.goal': 'Le but est atteint et ce jeu est fini. Commencez-en un autre !',
  'refusal.ebbes.end.dabbscheedel':
    'Quelqu’un est arrivé au Dabbscheedel et ce jeu est fini. Commencez-en un autre !',
  'refusal.ebbes.end.rounds':
    'Un jeu peut avoir de 5 à 20 manches. Choisis un nombre entre les deux.',
  'refusal.ebbes.track':
    'Les deux cases de fin ne peuvent pas être là : mets le but entre 10 et 60, et le Dabbscheedel entre −5 et −40.',
  'refusal.ebbes.virtual':
    'Le mort joue selon ses propres règles ; personne ne peut décider pour lui.',
})
