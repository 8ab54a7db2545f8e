import type { Told } from './part'

export const de: Told = {
  intro: {
    title: 'Terzett in einer Minute',
    text: [
      'Terzett ist ein kleines Stichspiel für drei. Trumpf gibt es nicht: Die höchste Karte der verlangten Farbe macht den Stich.',
      'Jeder Stich ist ein Punkt, und nach drei Runden gewinnt, wer die meisten hat.',
    ],
  },
  rules: {
    'tercet.setup': {
      title: 'Karten und Spieler',
      text: [
        'Ihr spielt zu dritt mit 24 Karten: vier Farben mit den Werten 1 bis 6.',
        '• {B6} Blau',
        '• {Y6} Gelb',
        '• {G6} Grün',
        '• {R6} Rot',
      ],
    },
    'tercet.deal': {
      title: 'Das Geben',
      text: [
        'Alle Karten werden einzeln gegeben, links vom Geber beginnend: Jeder bekommt acht. Du siehst nur deine eigenen.',
        'Ihr gebt reihum, der erste Platz zuerst.',
      ],
    },
    'tercet.lead': {
      title: 'Wer herauskommt',
      text: [
        'Zum ersten Stich kommt heraus, wer links vom Geber sitzt, mit irgendeiner Karte. Danach immer, wer den letzten Stich gemacht hat.',
      ],
    },
    'tercet.follow': {
      title: 'Farbe bedienen',
      text: [
        'Hast du Karten der ausgespielten Farbe, musst du eine davon spielen. Hast du keine, darfst du jede Karte spielen.',
        'Beispiel: {G4} kommt heraus, und du hast {G2} {Y6}. Du musst {G2} spielen.',
      ],
    },
    'tercet.winner': {
      title: 'Wer den Stich macht',
      text: [
        'Die höchste Karte der ausgespielten Farbe macht den Stich. Karten anderer Farben machen ihn nie.',
        'Beispiel: {B3} kommt heraus, dann folgen {B5} und {R6}. {B5} macht den Stich.',
      ],
    },
    'tercet.score': {
      title: 'Abrechnung',
      text: ['Jeder Stich ist ein Punkt. Eine Runde hat acht.'],
    },
    'tercet.end': {
      title: 'Das Ende',
      text: [
        'Ein Spiel hat drei Runden, so dass jeder einmal gibt; ein langes hat sechs. Es gewinnt, wer in allen Runden zusammen die meisten Stiche hat. Wer gleichauf liegt, gewinnt gemeinsam.',
      ],
    },
  },
}
