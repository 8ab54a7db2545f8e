import { translationOf } from '../../../../../protocol/texts'
import type { refusalsEn } from './en'

export const refusalsFr = translationOf<typeof refusalsEn>()({
  'refusal.ebbes.setup':
    'On ne peut pas jouer à ebbes ainsi. C’est un jeu pour 2 à 5 personnes : vérifie les réglages de la table.',
  'refusal.ebbes.deal':
    'Ces cartes ne sont pas bien distribuées. Chacun en reçoit autant, et chaque carte existe une fois.',
  'refusal.ebbes.starter':
    'Cette personne ne peut pas commencer. Choisis quelqu’un de cette table.',
  'refusal.ebbes.select':
    'Ce nombre ou cette couleur n’est plus libre. Prends un nombre et une couleur que personne n’a choisis.',
  'refusal.ebbes.follow': 'Tu as la couleur entamée : joue une de ces cartes.',
  'refusal.ebbes.end.basic':
    'Le jeu de base a toujours cinq manches. Choisis la variante 2 si vous en voulez plus.',
  'refusal.ebbes.end.rounds':
    'Un jeu peut avoir de 5 à 20 manches. Choisis un nombre entre les deux.',
  'refusal.ebbes.track':
    'Les deux cases de fin ne peuvent pas être là : mets le but entre 10 et 60, et le Dabbscheedel entre −5 et −40.',
})
