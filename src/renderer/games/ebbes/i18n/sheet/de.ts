import { translationOf } from '../../../../../protocol/texts'
import type { sheetEn } from './en'

export const sheetDe = translationOf<typeof sheetEn>()({
  'sheet.blank.players': 'Zu wievielt?',
  'sheet.blank.deciding': 'Bestimmerkarten',
  'sheet.blank.basic': 'Eine Zahl für alle Farben',
  'sheet.blank.chosen': 'Ausgesucht (Variante 2)',
  'sheet.rounds': 'Runden',
  'sheet.round': 'Runde',
  'sheet.number': 'Zahl',
  'sheet.pairs': 'Paare',
  'sheet.starter': 'Spielt aus',
  'sheet.zilch-right': 'nix-Recht',
  'sheet.sum': 'Summe',
  'sheet.chart': 'Verlauf',
  'sheet.option.seats': 'Am Tisch',
  'sheet.option.variant1': 'Variante 1, mehr Karten',
  'sheet.option.variant2': 'Variante 2, Bestimmerkarten aussuchen',
  'sheet.option.rounds': 'Runden, höchstens',
  'sheet.option.goal': 'Ziel bei',
  'sheet.option.dabbscheedel': 'Dabbscheedel bei',
  'sheet.option.starter': 'Spielt zuerst aus',
  'sheet.option.memory': 'Gespielte Karten einsehbar',
  'sheet.blank.how.basic':
    'Schreib unter jede Farbe das Zeichen ihrer Rolle. Wer das nix-Recht hat, bekommt einen Stern.',
  'sheet.blank.how.pairs':
    'Schreib unter jede Farbe links ihre Zahl und rechts das Zeichen ihrer Rolle. Wer das nix-Recht hat, bekommt einen Stern.',
  'sheet.blank.roles': 'Die Rollen und ihre Zeichen',
  'sheet.sign.trump': 'T',
  'sheet.sign.plus': '+',
  'sheet.sign.ebbes': 'e',
  'sheet.sign.minus': '−',
  'sheet.sign.zilch': '0',
})
