export const twoEn = {
  'two.title': 'ebbes for two',
  'two.learnt': 'You know how the dummy plays, and can plan with it.',
  'two.dummy': 'Two play with a dummy. It has five open cards, and five hidden ones below.',
  'two.rule':
    'It follows suit with its leftmost open card. If it can’t, it plays the very first one.',
  'two.green': 'You lead. Play green 6, and look which card the dummy plays.',
  'two.green.other': 'You may lead that. For this lesson, play green 6.',
  'two.played': 'Green 3, its only green card. The card below it has been turned up.',
  'two.red': 'Now lead red 4: of the dummy, red 3 is sure to come.',
  'two.red.other': 'You may lead that. For this lesson, play red 4.',
  'two.again': 'As you foresaw. But {p1} had red 6.',
  'two.end': 'The dummy scores like everybody, and it can even win. So watch its cards!',
} as const
