export const coverEn = {
  'eidex.name': 'Eidex',
  'eidex.note': 'For 3. Most or fewest points win; whoever is in the middle loses.',
  'eidex.kind': 'Kind of game',
  'eidex.kind.basic': 'Basic game',
  'eidex.kind.cosmic': 'With characters',
  'eidex.kind.note':
    'With characters, everybody gets one of 36 who bend the rules. Begin with the basic game.',
  'eidex.easy': 'Easy start',
  'eidex.easy.note':
    'In the first game there is always trump: an ace or a six turned up is dealt again.',
  'eidex.result': 'Victory points',
} as const
