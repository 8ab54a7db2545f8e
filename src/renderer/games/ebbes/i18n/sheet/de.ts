import { translationOf } from '../../../../../protocol/texts'
import type { sheetEn } from './en'

export const sheetDe = translationOf<typeof sheetEn>()({
  'sheet.blank.players': 'Mitspieler',
  'sheet.blank.deciding': 'Entscheidende Karten',
  'sheet.blank.basic': 'Eine Zahl für alle',
  'sheet.blank.chosen': 'Gewählt (Variante 2)',
  'sheet.rounds': 'Runden',
  'sheet.round': 'Runde',
  'sheet.number': 'Zahl',
  'sheet.pairs': 'Paare',
  'sheet.starter': 'Kommt heraus',
  'sheet.zilch-right': 'nix-Recht',
  'sheet.sum': 'Summe',
  'sheet.chart': 'Verlauf',
  'sheet.option.seats': 'Mitspieler',
  'sheet.option.variant1': 'Variante 1, mehr Karten',
  'sheet.option.variant2': 'Variante 2, entscheidende Karten gewählt',
  'sheet.option.rounds': 'Runden, höchstens',
  'sheet.option.goal': 'Ziel bei',
  'sheet.option.dabbscheedel': 'Dabbscheedel bei',
  'sheet.option.starter': 'Zuerst kommt heraus',
  'sheet.option.memory': 'Gespielte Karten nachzusehen',
  'sheet.blank.how.basic':
    'Schreib unter jede Farbe das Zeichen der Rolle, die sie bekommt. Das nix-Recht bekommt einen Stern.',
  'sheet.blank.how.pairs':
    'Schreib unter jede Farbe links die Zahl, die für sie gewählt ist, und rechts das Zeichen der Rolle, die sie bekommt. Das nix-Recht bekommt einen Stern.',
  'sheet.blank.roles': 'Die Rollen und ihre Zeichen',
  'sheet.sign.trump': 'T',
  'sheet.sign.plus': '+',
  'sheet.sign.ebbes': 'e',
  'sheet.sign.minus': '−',
  'sheet.sign.zilch': '0',
})
