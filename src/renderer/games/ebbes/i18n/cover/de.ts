import { translationOf } from '../../../../../protocol/texts'
import type { coverEn } from './en'

export const coverDe = translationOf<typeof coverEn>()({
  'ebbes.name': 'ebbes',
  'ebbes.virtual': 'Der Strohmann',
  'ebbes.note': 'Für 2 bis 5. Trumpf und Punkte entscheiden sich erst beim Spielen.',
  'ebbes.variant1': 'Mehr Karten',
  'ebbes.variant1.note': 'Fünfzehn Karten für jeden statt zehn.',
  'ebbes.variant2': 'Entscheidende Karten auswählen',
  'ebbes.variant2.note':
    'Ihr wählt die fünf entscheidenden Karten selbst, und die Leiste kann das Spiel beenden.',
  'ebbes.whole': 'Partie',
  'ebbes.whole.number': 'Partie {number}',
  'ebbes.whole.count.one': '{count} Partie',
  'ebbes.whole.count.other': '{count} Partien',
  'ebbes.result': 'Punkte',
  'ebbes.publisher': 'Das Kartenspiel ebbes erscheint bei Palatia Spiele.',
  'ebbes.publisher.link': 'Palatia Spiele besuchen (öffnet sich in einem anderen Fenster)',
})
