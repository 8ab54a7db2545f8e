export const valuesEn = {
  'values.title': 'Setting a card aside, and what cards are worth',
  'values.learnt': 'You know what cards are worth: 157 points are in each game.',
  'values.aim': 'Tricks are about points: each card in your tricks counts for you.',
  'values.table': 'Ace 11, ten 10, king 4, queen 3, jack 2. Nine to six are worth nothing.',
  'values.aside':
    'First, everybody sets one card aside. It counts for you. Choose the ten of stars.',
  'values.aside.ace': 'Eleven safe points! But the ace could win a trick. Set the ten aside.',
  'values.aside.other': 'You may set aside any card. For this lesson, take the ten of stars.',
  'values.safe': 'Ten points, and nobody can take them from you.',
  'values.trumps': 'Hearts are trump. Two trumps are worth far more: the jack 20, and the nine 14.',
  'values.jack': 'A ten and an ace lie there: 21 points! Trump them with the jack of hearts.',
  'values.jack.eight': 'That would win, too. But the jack brings 20 points of its own: play it.',
  'values.jack.follow': 'You may play that, but then the ace takes it all. Trump with the jack.',
  'values.rich': '10 and 11, and 20 for your jack: 41 points in a single trick.',
  'values.total': 'The last trick brings 5 more. All together that’s always 157 points.',
} as const
