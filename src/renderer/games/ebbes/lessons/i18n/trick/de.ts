import { translationOf } from '../../../../../../protocol/texts'
import type { trickEn } from './en'

export const trickDe = translationOf<typeof trickEn>()({
  'trick.title': 'Der Stich und das Bedienen',
  'trick.learnt':
    'Du weißt, was ein Stich ist. Was die Farben zählen und wie man Punkte macht, kommt in den nächsten beiden Lektionen.',
  'trick.hand': 'Willkommen! Diese zehn Karten sind dein Blatt. Nur du kannst sie sehen.',
  'trick.what': 'Jeder legt eine Karte in die Mitte. Das ist ein Stich, und einer gewinnt ihn.',
  'trick.led': '{p1} beginnt mit Grün 4. Grün ist ausgespielt: Wer Grün hat, muss Grün spielen.',
  'trick.follow':
    'Du musst bedienen, also auch Grün spielen. Die höchste grüne Karte macht den Stich. Schafft es deine?',
  'trick.low': 'Das darfst du, aber Grün 2 ist zu niedrig. Versuch es mit einer höheren.',
  'trick.won': 'Der Stich gehört dir! Niemand hat eine höhere grüne Karte gespielt.',
  'trick.lead':
    'Wer den Stich macht, spielt zum nächsten aus. Nimm Gelb 6: Keine gelbe Karte ist höher.',
  'trick.lead.other': 'Du darfst alles ausspielen. Nimm diesmal Gelb 6: Die gewinnt sicher.',
  'trick.again':
    'Wieder deiner, also spielst du wieder aus. Nimm Braun 5, deine einzige braune Karte.',
  'trick.again.other': 'Du darfst alles ausspielen. Nimm diesmal Braun 5.',
  'trick.lost': '{p1} hat Braun 6, und 6 ist höher als 5. Der Stich geht an {p1}.',
  'trick.void':
    'Braun ist ausgespielt, und du hast kein Braun mehr. Dann darfst du jede Karte spielen.',
  'trick.two':
    'Mit einer 2 passiert etwas, das erst in der nächsten Lektion kommt. Nimm eine andere.',
  'trick.thrown':
    'Deine Karte ist nicht braun, also kann sie nicht gewinnen. Der Stich geht an {p2}.',
  'trick.red': '{p2} spielt Rot 5 aus. Welche Karten darfst du spielen? Probier eine.',
  'trick.end': '{p1} gewinnt mit Rot 6. So geht jeder Stich, bis alle Karten gespielt sind.',
})
