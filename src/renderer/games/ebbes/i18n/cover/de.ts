import { translationOf } from '../../../../../protocol/texts'
import type { coverEn } from './en'

export const coverDe = translationOf<typeof coverEn>()({
  'ebbes.name': 'ebbes',
  'ebbes.virtual': 'Der Strohmann',
  'ebbes.note': 'Für 2 bis 5. Was Trumpf ist und was zählt, zeigt sich erst beim Spielen.',
  'ebbes.variant1': 'Mehr Karten',
  'ebbes.variant1.note': 'Alle bekommen 15 Karten statt 10.',
  'ebbes.variant2': 'Bestimmer\u00adkarten aus\u00adsuchen',
  'ebbes.variant2.note':
    'Ihr wählt die fünf Bestimmerkarten selbst, und die Rundreise kann die Partie früher beenden.',
  'ebbes.whole': 'Partie',
  'ebbes.whole.number': 'Partie {number}',
  'ebbes.whole.count.one': '{count} Partie',
  'ebbes.whole.count.other': '{count} Partien',
  'ebbes.result': 'Punkte',
  'ebbes.publisher': 'Das Kartenspiel ebbes erscheint bei Palatia Spiele.',
  'ebbes.publisher.link': 'Palatia Spiele besuchen (öffnet ein neues Fenster)',
})
