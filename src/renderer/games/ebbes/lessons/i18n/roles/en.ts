export const rolesEn = {
  'roles.title': 'Suits get their roles while you play',
  'roles.learnt':
    'You know how suits get their roles: trump, plus, ebbes, minus, and zilch for the last one.',
  'roles.number': 'No suit means anything yet. Look up here: the number of this round is 4.',
  'roles.first': 'When somebody plays a 4, its suit gets the next role. The first role is trump.',
  'roles.four': 'Red is led, and you have no red: play any card. Play green 4 and watch.',
  'roles.four.other': 'You may play that, but then nothing happens. Take green 4.',
  'roles.trump': 'Green is trump now! A trump beats all other suits: your 4 beats red 6.',
  'roles.instant': 'It counts at once, even in the middle of a trick. The next role is plus.',
  'roles.blue': 'You won, so you lead. Lead a blue card.',
  'roles.blue.other': 'You may lead that. For this lesson, lead a blue card.',
  'roles.plus': '{p1} played blue 4: blue is plus. Each blue card you win is 1 point for you.',
  'roles.brown': '{p2} leads brown 3. Take the trick with brown 5.',
  'roles.brown.low': 'That’s allowed, but brown 1 doesn’t beat brown 3. Take brown 5.',
  'roles.brown.high': 'That would win, too. Brown 5 is high enough; keep the 6.',
  'roles.ebbes':
    '{p1} had no brown and threw away yellow 4. So yellow is ebbes: more about that soon.',
  'roles.lead': 'Your lead. Play brown 1 and see what it brings.',
  'roles.lead.other': 'You may lead that. For this lesson, lead brown 1.',
  'roles.minus':
    'Brown 4: brown is minus, 1 point off for each brown card. {p1} trumped, and gets two!',
  'roles.zilch': 'One suit is left: red is zilch, at once. Zilch cards are worth nothing.',
  'roles.gift': '{p2} is winning this trick. You have no red: throw in a minus card, brown 6!',
  'roles.gift.trump': 'With a trump you’d win two red cards, worth nothing. Throw away brown 6.',
  'roles.gift.other':
    'That’s allowed, but brown 6 is a minus card: now is the time to get rid of it.',
  'roles.end': 'Done: {p2} takes your minus card. In each round the roles go to other suits.',
} as const
