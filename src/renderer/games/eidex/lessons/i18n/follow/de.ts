import { translationOf } from '../../../../../../protocol/texts'
import type { followEn } from './en'

export const followDe = translationOf<typeof followEn>()({
  'follow.title': 'Bedienen und jederzeit stechen',
  'follow.learnt':
    'Du weißt, wann du bedienst und wann du stichst, und was den Trumpfbuben besonders macht.',
  'follow.hand': 'Ihr spielt zu dritt. Jeder legt eine Karte in die Mitte: Das ist ein Stich.',
  'follow.green':
    'Eidechse ist ausgespielt: Spiel auch Eidechse. Das Ass ist die höchste Karte. Mach den Stich!',
  'follow.green.low': 'Das darfst du, aber {p2} hat die Zehn gespielt. Dein Ass ist höher.',
  'follow.green.trump':
    'Trumpf darfst du immer spielen, und er gewinnt. Aber dein Ass schafft es ohne.',
  'follow.won': 'Der Stich gehört dir. Wer ihn macht, spielt den nächsten aus.',
  'follow.trump': 'Schau hier: Herz ist Trumpf. Ein Herz sticht alle Karten der anderen Farben.',
  'follow.star': 'Spiel jetzt einen niedrigen Stern aus, die Sieben oder die Acht.',
  'follow.star.other':
    'Das darfst du. Spiel in dieser Lektion die Stern-Sieben oder die Stern-Acht.',
  'follow.any-time':
    '{p1} hat noch Sterne und spielt trotzdem Herz. Bei Eidex darfst du jederzeit stechen!',
  'follow.use': '{p1} spielt das Stern-Ass aus. Das kannst du auch: Stich es mit der Herz-Zehn.',
  'follow.use.jack': 'Der gewinnt auch. Aber der Bube ist deine beste Karte: Nimm die Zehn.',
  'follow.use.star': 'Du darfst bedienen, aber dann gewinnt das Ass. Stich es mit der Herz-Zehn.',
  'follow.order':
    'Beim Trumpf ist der Bube am höchsten, dann die Neun, dann Ass, König, Dame, Zehn.',
  'follow.raven': 'Spiel einen niedrigen Raben aus: die Sieben oder die Acht.',
  'follow.raven.other':
    'Das darfst du. Spiel in dieser Lektion die Raben-Sieben oder die Raben-Acht.',
  'follow.led': '{p1} hat den Stich und spielt Trumpf aus. Dann musst du auch Trumpf spielen.',
  'follow.jack':
    'Aber dein einziger Trumpf ist der Bube, und den darfst du behalten. Wirf eine andere Karte ab.',
  'follow.jack.kept':
    'Du darfst ihn spielen, und er gewinnt. Aber später ist er mehr wert: Behalt ihn.',
  'follow.end': 'Die höchste Karte von allen hast du noch. Jetzt weißt du, wie ein Stich geht.',
})
