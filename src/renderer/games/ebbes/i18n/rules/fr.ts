import { translationOf } from '../../../../../protocol/texts'
import type { rulesEn } from './en'

export const rulesFr = translationOf<typeof rulesEn>()({
  'rules.chapter.roles': 'Les rôles des couleurs',
  'rules.chapter.end': 'La fin de la partie',
  'rules.chapter.variants': 'Variante 2',
  'rules.chapter.two': 'À deux',
  'rules.chapter.prepare': 'Avant de jouer',
  'rules.chapter.tricks': 'Jouer les plis',
  'rules.chapter.count': 'Le décompte',
})
