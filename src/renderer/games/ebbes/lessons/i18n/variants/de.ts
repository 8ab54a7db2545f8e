import { translationOf } from '../../../../../../protocol/texts'
import type { variantsEn } from './en'

export const variantsDe = translationOf<typeof variantsEn>()({
  'variants.title': 'Zwei Varianten',
  'variants.learnt': 'Du kennst beide Varianten. Du wählst sie, wenn du einen Tisch eröffnest.',
  'variants.more': 'Variante 1 heißt einfach mehr Karten: fünfzehn für jeden statt zehn.',
  'variants.pairs':
    'Bei Variante 2 wählt ihr selbst, welche Karten bestimmen: fünf Paare aus Zahl und Farbe.',
  'variants.taken': '{p1} hat Braun 1 genommen, {p2} Gelb 3. Diese Zahlen und Farben sind weg.',
  'variants.choose':
    'Jetzt du: Nimm die 6 und Grün. Grün 6 hast du selbst, also bestimmst du, wann sie fällt.',
  'variants.choose.other':
    'Das geht. Nimm in dieser Lektion die 6 und Grün: Grün 6 hast du selbst.',
  'variants.five':
    'Jetzt stehen fünf Karten fest. Nur sie geben ihrer Farbe eine Rolle, der Reihe nach.',
  'variants.lead': 'Du spielst aus. Nimm Grün 6!',
  'variants.lead.other': 'Das darfst du. Spiel in dieser Lektion Grün 6.',
  'variants.trump': 'Grün ist Trumpf, wie du es wolltest.',
  'variants.end': 'Variante 2 endet, wenn jemand das Ziel erreicht oder beim Dabbscheedel landet.',
})
