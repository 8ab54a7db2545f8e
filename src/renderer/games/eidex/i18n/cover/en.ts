export const coverEn = {
  'eidex.name': 'Eidex',
  'eidex.note': 'For 3. Most or fewest points win; the one in the middle loses.',
  'eidex.kind': 'Kind of game',
  'eidex.kind.basic': 'Basic game',
  'eidex.kind.cosmic': 'With characters',
  'eidex.kind.note':
    'With characters, each player gets one of 36 who bend the rules. Start with the basic game.',
  'eidex.easy': 'Easy start',
  'eidex.easy.note':
    'The first game always has a trump suit: if an ace or a six is turned up, the cards are dealt again.',
  'eidex.whole': 'Tournament',
  'eidex.whole.number': 'Tournament {number}',
  'eidex.whole.count.one': '{count} tournament',
  'eidex.whole.count.other': '{count} tournaments',
  'eidex.result': 'Victory points',
} as const
