export const variantsEn = {
  'variants.title': 'Two variants',
  'variants.learnt': 'You know both variants. You choose them when you open a table.',
  'variants.more': 'Variant 1 is simply more cards: fifteen for everybody instead of ten.',
  'variants.pairs':
    'In variant 2, you choose yourselves which cards decide: five pairs of number and suit.',
  'variants.taken': '{p1} took brown 1, and {p2} took yellow 3. Those numbers and suits are gone.',
  'variants.choose':
    'Now you: take 6 and green. You hold green 6, so you’ll decide when it’s played.',
  'variants.choose.other': 'You could. For this lesson, take 6 and green: you hold green 6.',
  'variants.five': 'Now five cards decide. Only these give their suit a role, in the usual order.',
  'variants.lead': 'You lead. Play green 6!',
  'variants.lead.other': 'You may lead that. For this lesson, play green 6.',
  'variants.trump': 'Green is trump, as you planned.',
  'variants.end': 'Variant 2 ends when somebody reaches the goal, or falls to the Dabbscheedel.',
} as const
