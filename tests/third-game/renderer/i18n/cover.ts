/** In all languages at once: they are few, and the first screens show them. */
import { translationOf } from '../../../../src/protocol/texts'
import { texts } from '../../../../src/renderer/i18n/texts.svelte'

const en = {
  name: 'Tercet',
  note: 'For 3. Follow suit, and most tricks win.',
  long: 'Long game',
  'long.note': 'Six rounds instead of three.',
  whole: 'Game',
  'whole.number': 'Game {number}',
  'whole.count.one': '{count} game',
  'whole.count.other': '{count} games',
  result: 'Tricks',
} as const

const de = translationOf<typeof en>()({
  name: 'Terzett',
  note: 'Zu dritt. Farbe bedienen; wer die meisten Stiche macht, gewinnt.',
  long: 'Langes Spiel',
  'long.note': 'Sechs Runden statt drei.',
  whole: 'Partie',
  'whole.number': 'Partie {number}',
  'whole.count.one': '{count} Partie',
  'whole.count.other': '{count} Partien',
  result: 'Stiche',
})

const fr = translationOf<typeof en>()({
  name: 'Tercet',
  note: 'À trois. On fournit la couleur, et le plus de plis gagne.',
  long: 'Longue partie',
  'long.note': 'Six manches au lieu de trois.',
  whole: 'Partie',
  'whole.number': 'Partie {number}',
  'whole.count.one': '{count} partie',
  'whole.count.other': '{count} parties',
  result: 'Plis',
})

export const { t, tn } = texts.area(en, { de, fr })
