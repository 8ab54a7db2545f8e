export const planEn = {
  'plan.title': 'The zilch right, and a plan for a hand',
  'plan.learnt': 'You know how to plan a hand: who begins, which suit becomes what, and when.',
  'plan.right': 'You had the best zilch cards in the last round. So you say who begins this one.',
  'plan.look': 'First look at your hand. You have much green and high blue. And both 2s of them!',
  'plan.starter':
    'The number is 2, so you decide about green and blue. Let {p1} begin: you’ll play last.',
  'plan.starter.other': 'You could. But if {p1} begins, you see both other cards before you play.',
  'plan.trump': 'Brown is led, and you have none. Make your longest suit trump: play green 2!',
  'plan.trump.blue': 'Then blue would be trump, but you have more green. Play green 2.',
  'plan.trump.other': 'That’s allowed, but somebody else could choose the trump. Play green 2.',
  'plan.strong': 'The trick is yours, and you have three more trumps. The next role is plus.',
  'plan.first':
    'Blue is to be your plus. First collect blue cards: lead blue 6, nothing is higher.',
  'plan.blue.other': 'You may lead that. For this plan, lead your highest blue card.',
  'plan.second': 'Three blue cards. Once more: blue 5 is the highest now.',
  'plan.collected': 'Now you have five blue cards. What you’ve won before counts, too.',
  'plan.plus': 'So make blue plus: lead blue 2. Nobody has a blue card left.',
  'plan.plus.other': 'You may lead that. But blue is plus only once a 2 of blue is played.',
  'plan.done': 'Blue is plus, and you have six of its cards: 6 points!',
  'plan.end': 'That was a plan: know your numbers, collect first, decide later.',
} as const
