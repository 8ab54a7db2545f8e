import { translationOf } from '../../../../../../protocol/texts'
import type { scoreEn } from './en'

export const scoreDe = translationOf<typeof scoreEn>()({
  'score.title': 'Was zählt',
  'score.learnt': 'Du weißt, was zählt: Plus, Minus, und ebbes für die in der Mitte.',
  'score.start': 'Acht Stiche sind gespielt, zwei kommen noch. Alle fünf Farben haben ihre Rolle.',
  'score.plus': 'Es zählt nur, was in deinen Stichen liegt: jede braune Karte +1, jede rote −1.',
  'score.ebbes': 'Blau ist ebbes: 3 Punkte für alle, die weder am meisten noch am wenigsten haben.',
  'score.fewest':
    '{p2} hat drei blaue Karten, du und {p1} je eine: am wenigsten, also noch nichts.',
  'score.take': '{p1} spielt Blau 5 aus. Du hast kein Blau: Stich mit Gelb 5, dann gehört sie dir.',
  'score.take.other': 'Dann behält {p1} Blau 5, und du hast am wenigsten. Stich mit Gelb 5.',
  'score.middle': 'Jetzt hat {p2} drei, du zwei und {p1} eine. Du liegst in der Mitte!',
  'score.last': 'Eine Karte hast du noch. Spiel sie.',
  'score.sum': 'Deine Zeile: vier Plus-Karten +4, ebbes +3, zwei Minus-Karten −2. Macht 5 Punkte.',
  'score.zilch':
    'Nix zählt nichts. Wer am meisten hat, bestimmt, wer anfängt. Bei Gleichstand siegt die höchste Karte: deine!',
  'score.end': 'Nach fünf Runden gewinnt, wer die meisten Punkte hat. Das ist das ganze Spiel!',
})
