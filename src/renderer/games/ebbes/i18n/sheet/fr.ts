import { translationOf } from '../../../../../protocol/texts'
import type { sheetEn } from './en'

export const sheetFr = translationOf<typeof sheetEn>()({
  'sheet.blank.players': 'Joueurs',
  'sheet.blank.deciding': 'Cartes décisives',
  'sheet.blank.basic': 'Un nombre pour tous',
  'sheet.blank.chosen': 'Choisies (variante 2)',
  'sheet.rounds': 'Manches',
  'sheet.round': 'Manche',
  'sheet.number': 'Nombre',
  'sheet.pairs': 'Cartes décisives',
  'sheet.starter': 'Entame',
  'sheet.zilch-right': 'Droit du rien',
  'sheet.sum': 'Somme',
  'sheet.chart': 'Les totaux, manche après manche',
  'sheet.option.seats': 'Joueurs',
  'sheet.option.variant1': 'Variante 1, plus de cartes',
  'sheet.option.variant2': 'Variante 2, cartes décisives choisies',
  'sheet.option.rounds': 'Manches au plus',
  'sheet.option.goal': 'Arrivée à',
  'sheet.option.dabbscheedel': 'Dabbscheedel à',
  'sheet.option.starter': 'Première entame',
  'sheet.option.memory': 'Plis consultables',
  'sheet.blank.how.basic':
    'Écris sous chaque couleur le signe de son rôle. Une étoile marque le droit du rien.',
  'sheet.blank.how.pairs':
    'Écris sous chaque couleur, à gauche, le nombre choisi et, à droite, le signe de son rôle. Une étoile marque le droit du rien.',
  'sheet.blank.roles': 'Les rôles et leurs signes',
  'sheet.sign.trump': 'A',
  'sheet.sign.plus': '+',
  'sheet.sign.ebbes': 'e',
  'sheet.sign.minus': '−',
  'sheet.sign.zilch': '0',
})
