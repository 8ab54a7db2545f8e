/** What the coach says, during a game and after it. */
export const coachEn = {
  'coach.title': 'Coach',
  'coach.ask': 'What would you do?',
  'coach.wait': 'You can ask when it’s your turn.',
  'coach.thinking': 'The coach is thinking…',
  'coach.done.one': '{count} choice:',
  'coach.done.other': '{count} choices, best first:',
  'coach.honest':
    'The coach sees only what you see. It tries out many ways the hidden cards could lie.',
  'coach.spread': '± shows how much depends on where they really are.',
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
  'after.again.note': 'Everybody keeps their seat, and this time knows the cards.',
  'after.again.now': 'Same cards again',
  'after.title': 'Looking back',
  'after.review': 'What cost me the most?',
  'after.review.busy': 'The coach is going through your decisions…',
  'after.review.progress': '{seen} of {all} decisions',
  'after.review.none': 'None of your decisions cost much.',
  'after.review.found.one': 'This decision cost you the most:',
  'after.review.found.other': 'These {count} decisions cost you the most:',
  'after.lay': 'On the table',
  'after.lay.nothing': 'Nothing was on the table yet.',
  'after.held': 'Your cards',
  'after.played': 'You did',
  'after.better': 'Better',
  'after.hindsight': 'Could I have won?',
  'after.hindsight.busy': 'The coach is playing the same cards again…',
  'after.hindsight.yes':
    'Yes. Seeing all the cards, the coach won with your hand: {points} (you had {mine}).',
  'after.hindsight.anyway':
    'You won, with {mine}. Seeing all the cards, the coach won too: {points}.',
  'after.hindsight.luck':
    'You won, with {mine}. Even seeing all the cards, the coach didn’t: {points}.',
  'after.hindsight.no':
    'Hardly. Even seeing all the cards, the coach didn’t win with your hand: {points} (you had {mine}).',
  'after.hindsight.note':
    'The coach saw every hand, as nobody at the table can. Bots played all the other seats.',
} as const
