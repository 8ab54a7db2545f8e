export const rulesEn = {
  'rules.chapter.roles': 'The roles of the suits',
  'rules.chapter.end': 'The end',
  'rules.chapter.variants': 'Variant 2',
  'rules.chapter.two': 'Two players',
  'rules.chapter.prepare': 'Getting ready',
  'rules.chapter.tricks': 'Playing tricks',
  'rules.chapter.count': 'Counting',
} as const
