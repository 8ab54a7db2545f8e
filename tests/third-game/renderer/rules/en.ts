import type { Told } from './part'

export const en: Told = {
  intro: {
    title: 'Tercet in a minute',
    text: [
      'Tercet is a small trick-taking game for three. There is no trump: the highest card of the suit led takes the trick.',
      'Every trick is a point, and after three rounds most points win.',
    ],
  },
  rules: {
    'tercet.setup': {
      title: 'Cards and players',
      text: [
        'Three play, with 24 cards: the ranks 1 to 6 in four suits.',
        '• {B6} blue',
        '• {Y6} yellow',
        '• {G6} green',
        '• {R6} red',
      ],
    },
    'tercet.deal': {
      title: 'The deal',
      text: [
        'All cards are dealt one at a time, beginning on the dealer’s left: everybody gets eight. You see only your own.',
        'Everybody deals in turn, beginning with the first seat.',
      ],
    },
    'tercet.lead': {
      title: 'Who leads',
      text: [
        'The player on the dealer’s left leads to the first trick, with any card. Then whoever took the last trick leads.',
      ],
    },
    'tercet.follow': {
      title: 'Following suit',
      text: [
        'If you have cards of the suit led, you must play one of them. If you have none, you can play anything.',
        'Example: {G4} is led, and you hold {G2} {Y6}. You must play {G2}.',
      ],
    },
    'tercet.winner': {
      title: 'Who takes a trick',
      text: [
        'The highest card of the suit led takes the trick. Cards of other suits never do.',
        'Example: {B3} is led, then come {B5} and {R6}. {B5} takes the trick.',
      ],
    },
    'tercet.score': {
      title: 'Counting',
      text: ['Every trick is a point. A round has eight of them.'],
    },
    'tercet.end': {
      title: 'The end',
      text: [
        'A game has three rounds, so that everybody deals once; a long one has six. Most tricks in all rounds together win. Players who are level win together.',
      ],
    },
  },
}
