/** What the coach says, during a game and after it. */
export const coachEn = {
  'coach.title': 'Coach',
  'coach.ask': 'What would you do?',
  'coach.wait': 'You can ask as soon as it is your turn.',
  'coach.thinking': 'The coach is thinking …',
  'coach.done.one': '{count} choice:',
  'coach.done.other': '{count} choices, best first:',
  'coach.honest':
    'The coach sees only what you see. It imagines the hidden cards in many ways and plays on.',
  'coach.spread': '± says how much it depends on how they really lie.',
  'coach.best': 'I’d do this',
  'coach.same': 'about as good',
  'coach.chance': '{percent} to win',

  'coach.takes.certain': 'wins the trick',
  'coach.takes.never': 'can’t win the trick',
  'coach.takes.sure': 'very likely wins the trick ({percent})',
  'coach.takes.likely': 'probably wins the trick ({percent})',
  'coach.takes.open': 'may win the trick ({percent})',
  'coach.takes.unlikely': 'unlikely to win the trick ({percent})',

  'after.again': 'Same cards again',
  'after.again.note': 'Everybody keeps their seat, and knows the cards by now.',
  'after.again.now': 'The same cards again',
  'after.title': 'Looking back',
  'after.review': 'What cost me most?',
  'after.review.busy': 'The coach goes through your decisions …',
  'after.review.progress': '{seen} of {all} decisions',
  'after.review.none': 'None of your decisions cost much.',
  'after.review.found.one': 'This decision cost most:',
  'after.review.found.other': 'These {count} decisions cost most:',
  'after.lay': 'On the table',
  'after.lay.nothing': 'Nothing lay on the table yet.',
  'after.held': 'Your cards',
  'after.played': 'You did',
  'after.better': 'Better',
  'after.hindsight': 'Could I have won?',
  'after.hindsight.busy': 'The coach plays the same cards once more …',
  'after.hindsight.yes':
    'Yes. With all cards open, the coach won with your cards: {points} (you had {mine}).',
  'after.hindsight.anyway':
    'You did win, with {mine}. With all cards open, the coach won as well: {points}.',
  'after.hindsight.luck':
    'You did win, with {mine}. Even with all cards open, the coach did not: {points}.',
  'after.hindsight.no':
    'Hardly. Even with all cards open, the coach did not win with your cards: {points} (you had {mine}).',
  'after.hindsight.note':
    'It saw all hands, as nobody at the table can. Bots played the other seats, those of people too.',
} as const
