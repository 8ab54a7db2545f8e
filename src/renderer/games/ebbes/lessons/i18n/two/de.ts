import { translationOf } from '../../../../../../protocol/texts'
import type { twoEn } from './en'

export const twoDe = translationOf<typeof twoEn>()({
  'two.title': 'ebbes zu zweit',
  'two.learnt': 'Du weißt, wie der Strohmann spielt, und kannst mit ihm rechnen.',
  'two.dummy': 'Zu zweit spielt ein Strohmann mit: fünf offene Karten und darunter fünf verdeckte.',
  'two.rule':
    'Er bedient mit der ersten offenen Karte von links. Kann er nicht, spielt er die ganz linke.',
  'two.green': 'Du spielst aus. Nimm Grün 6 und schau, was der Strohmann spielt.',
  'two.green.other': 'Das darfst du. Spiel in dieser Lektion Grün 6.',
  'two.played': 'Grün 3, seine einzige grüne Karte. Die Karte darunter ist jetzt aufgedeckt.',
  'two.red': 'Spiel jetzt Rot 4 aus: Vom Strohmann kommt sicher Rot 3.',
  'two.red.other': 'Das darfst du. Spiel in dieser Lektion Rot 4.',
  'two.again': 'Wie du es gesehen hast. Aber {p1} hatte Rot 6.',
  'two.end': 'Der Strohmann bekommt Punkte wie alle und kann sogar gewinnen. Behalt ihn im Auge!',
})
