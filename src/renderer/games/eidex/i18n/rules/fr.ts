import { translationOf } from '../../../../../protocol/texts'
import type { rulesEn } from './en'

export const rulesFr = translationOf<typeof rulesEn>()({
  'rules.characters': 'Les 36 personnages',
  'rules.chapter.tournament': 'Gagner le tournoi',
  'rules.chapter.powers': 'Les pouvoirs',
  'rules.chapter.prepare': 'Avant de jouer',
  'rules.chapter.tricks': 'Jouer les plis',
  'rules.chapter.count': 'Le décompte',
})
