import { translationOf } from '../../../../../protocol/texts'
import type { coverEn } from './en'

export const coverDe = translationOf<typeof coverEn>()({
  'eidex.name': 'Eidex',
  'eidex.note': 'Für 3. Am meisten oder am wenigsten Punkte gewinnt, die Mitte geht leer aus.',
  'eidex.kind': 'Spielart',
  'eidex.kind.basic': 'Grundspiel',
  'eidex.kind.cosmic': 'Mit Charakteren',
  'eidex.kind.note':
    'Alle bekommen einen von 36 Charakteren, die die Regeln verbiegen. Fangt mit dem Grundspiel an.',
  'eidex.easy': 'Leichter Einstieg',
  'eidex.easy.note': 'Das erste Spiel hat immer Trumpf: Bei Ass oder Sechs wird neu gegeben.',
  'eidex.whole': 'Turnier',
  'eidex.whole.number': 'Turnier {number}',
  'eidex.whole.count.one': '{count} Turnier',
  'eidex.whole.count.other': '{count} Turniere',
  'eidex.result': 'Siegpunkte',
})
