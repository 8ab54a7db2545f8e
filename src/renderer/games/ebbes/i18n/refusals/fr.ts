import { translationOf } from '../../../../../protocol/texts'
import type { refusalsEn } from './en'

export const refusalsFr = translationOf<typeof refusalsEn>()({
  'refusal.ebbes.setup':
    'On ne joue pas à ebbes comme ça : il faut être de 2 à 5. Vérifie les réglages de la table.',
  'refusal.ebbes.deal':
    'Ces cartes sont mal données : chacun doit en recevoir autant, et chaque carte est unique.',
  'refusal.ebbes.starter': 'Cette place ne peut pas entamer. Choisis quelqu’un de la table.',
  'refusal.ebbes.select':
    'Ce nombre ou cette couleur est déjà pris. Choisis un nombre et une couleur encore libres.',
  'refusal.ebbes.follow': 'Tu as la couleur demandée : fournis-la.',
  'refusal.ebbes.end.basic':
    'Le jeu de base a toujours cinq manches. Prends la variante 2 pour en jouer plus.',
  'refusal.ebbes.end.rounds':
    'Une partie compte de 5 à 20 manches. Choisis un nombre entre les deux.',
  'refusal.ebbes.track':
    'Les deux cases de fin sont mal placées : l’arrivée doit être entre 10 et 60, et le Dabbscheedel entre −5 et −40.',
})
