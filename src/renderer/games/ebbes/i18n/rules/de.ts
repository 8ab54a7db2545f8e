import { translationOf } from '../../../../../protocol/texts'
import type { rulesEn } from './en'

export const rulesDe = translationOf<typeof rulesEn>()({
  'rules.chapter.roles': 'Die Rollen der Farben',
  'rules.chapter.end': 'Das Ende',
  'rules.chapter.variants': 'Variante 2',
  'rules.chapter.two': 'Zu zweit',
  'rules.chapter.prepare': 'Vor der Partie',
  'rules.chapter.tricks': 'Stiche spielen',
  'rules.chapter.count': 'Zählen',
})
