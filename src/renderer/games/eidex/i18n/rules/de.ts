import { translationOf } from '../../../../../protocol/texts'
import type { rulesEn } from './en'

export const rulesDe = translationOf<typeof rulesEn>()({
  'rules.characters': 'Die 36 Charaktere',
  'rules.chapter.tournament': 'Gewinnen',
  'rules.chapter.powers': 'Fähigkeiten',
  'rules.chapter.prepare': 'Vor dem Spiel',
  'rules.chapter.tricks': 'Stiche spielen',
  'rules.chapter.count': 'Zählen',
})
