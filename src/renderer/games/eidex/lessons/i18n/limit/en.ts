export const limitEn = {
  'limit.title': 'Most, fewest, and the limit',
  'limit.learnt': 'You know what wins: most points or fewest, but never 100.',
  'limit.goal':
    'Points are not victory points. Each game has two of those, and this is how you get them.',
  'limit.most': 'One goes to the most points, the other to the fewest! The middle gets nothing.',
  'limit.hundred': 'But 100 points or more are too many. You have 86, and two tricks are to come.',
  'limit.choose':
    'With both tricks you’d have 109. Give this one to {p2}: throw away the ace of stars.',
  'limit.choose.trump':
    'A trump wins, but then your ace wins as well: 109, over the limit. Throw away the ace.',
  'limit.lost': 'Eleven points gone, and that’s just right.',
  'limit.last': 'The last trick can’t hurt you. Play your queen.',
  'limit.scores':
    '98 points, the most and below 100: a victory point for you. {p1} has the fewest: one, too.',
  'limit.end': 'So make a plan early: go for many points, or for hardly any. 7 victory points win.',
} as const
