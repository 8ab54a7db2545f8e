export const trickEn = {
  'trick.title': 'The trick, and following suit',
  'trick.learnt':
    'You know what a trick is. What the suits are worth, and how to score, comes in the next two lessons.',
  'trick.hand': 'Welcome! These ten cards are your hand. Nobody else can see them.',
  'trick.what': 'Everybody puts one card in the middle. That’s a trick, and one of you wins it.',
  'trick.led': '{p1} begins with green 4. So green is led: if you have green, you must play green.',
  'trick.follow':
    'Your turn: follow suit with green. The highest green card takes the trick. Can yours?',
  'trick.low': 'That’s allowed, but green 2 is too low to win. Try a higher green card.',
  'trick.won': 'The trick is yours! Nobody played a higher green card.',
  'trick.lead': 'The winner leads the next trick. Lead yellow 6: no yellow card is higher.',
  'trick.lead.other': 'You may lead any card. This time, take yellow 6: it’s sure to win.',
  'trick.again': 'Yours again, so you lead again. Try brown 5, your only brown card.',
  'trick.again.other': 'You may lead any card. This time, take brown 5.',
  'trick.lost': '{p1} has brown 6, and 6 is higher than 5. This trick goes to {p1}.',
  'trick.void':
    'Brown is led, and you have no brown left. Then you may play any card. Throw one away!',
  'trick.two':
    'A 2 would set something off that comes in the next lesson. Throw away another card.',
  'trick.thrown': 'Your card can’t win: it isn’t brown. {p2} takes the trick with brown 3.',
  'trick.red': '{p2} leads red 5. Which of your cards may you play? Try one.',
  'trick.end': '{p1} wins with red 6. Every trick goes like that, until all cards are played.',
} as const
