import { translationOf } from '../../../../../protocol/texts'
import type { coverEn } from './en'

export const coverDe = translationOf<typeof coverEn>()({
  'eidex.name': 'Eidex',
  'eidex.note':
    'Für 3. Die meisten oder die wenigsten Punkte gewinnen; wer dazwischen liegt, verliert.',
  'eidex.kind': 'Art des Spiels',
  'eidex.kind.basic': 'Grundspiel',
  'eidex.kind.cosmic': 'Mit Figuren',
  'eidex.kind.note':
    'Mit Figuren bekommt jeder eine von 36, die die Regeln verbiegen. Fang mit dem Grundspiel an.',
  'eidex.easy': 'Leichter Einstieg',
  'eidex.easy.note':
    'Im ersten Spiel gibt es immer Trumpf: Bei einem Ass oder einer Sechs wird neu gegeben.',
  'eidex.whole': 'Turnier',
  'eidex.whole.number': 'Turnier {number}',
  'eidex.whole.count.one': '{count} Turnier',
  'eidex.whole.count.other': '{count} Turniere',
  'eidex.result': 'Siegpunkte',
})
