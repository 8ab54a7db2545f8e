export const rulesEn = {
  'rules.characters': 'The 36 characters',
  'rules.chapter.tournament': 'Winning',
  'rules.chapter.powers': 'Powers',
  'rules.chapter.prepare': 'Getting ready',
  'rules.chapter.tricks': 'Playing tricks',
  'rules.chapter.count': 'Counting',
} as const
