import type { IntroText } from '../../../rules/book'
import type { EbbesRules } from './types'

export const ebbesIntroEn: IntroText = {
  title: 'ebbes in a minute',
  text: [
    'ebbes is a trick-taking game from the Palatinate for two to five players: everybody adds one card to a trick, and the best card wins them all.',
    'The twist: when a round starts, nobody knows which suits are worth having. Every round has a number, and whenever a card with this number is played, its suit takes the next of five roles: trump, plus, ebbes, minus, zilch.',
    'When the hands are empty, every plus card you won brings a point, every minus card costs one, and with ebbes it’s best to be in the middle. After five rounds the highest total wins.',
  ],
}

export const ebbesRulesEn: EbbesRules = {
  'ebbes.setup': {
    title: 'Cards and players',
    text: [
      'There are five suits:',
      '• {B1} Elwetritsch, a mythical bird (blue)',
      '• {N1} castle (brown)',
      '• {Y1} potato (yellow)',
      '• {G1} forest (green)',
      '• {R1} grapes (red)',
      'In each suit a higher value beats a lower one. How far the values go depends on the number of players, so that everybody starts with ten cards:',
      '• 2 or 3 players: 1 to 6',
      '• 4 players: 1 to 8',
      '• 5 players: 1 to 10',
      'Variant 1, “more cards”, gives everybody 15 cards and keeps you longer in the dark: the values then go up to 9 for three players, 12 for four and 15 for five.',
      'There are also five number cards, 1 to 5. They lie face down in a random order, and each round turns one over: that is the number of the round.',
    ],
    ours: [
      'Which picture belongs to which colour.',
      'With two players, variant 1 uses the values 1 to 9.',
    ],
  },
  'ebbes.dealer': {
    title: 'Who deals',
    text: [
      'After every round the deal moves one seat to the left, which means clockwise. If there are two of you, you take turns.',
    ],
    ours: ['Who deals first is drawn at random.'],
  },
  'ebbes.deal': {
    title: 'The deal',
    text: [
      'The whole pack is dealt out: ten cards for everybody, or 15 with variant 1. You see only your own.',
    ],
    ours: ['The cards go round one at a time, beginning on the dealer’s left.'],
  },
  'ebbes.starter': {
    title: 'Who starts a round',
    text: [
      'Whoever last played ebbes starts the very first round.',
      'From the second round on, somebody has the zilch right from the round before. Once everybody has looked at their new cards, this player chooses who starts, and may choose themselves.',
    ],
    ours: [
      'The program looks up who finished a game of ebbes most recently. If that is nobody, or several at once, it draws at random. The host may also choose.',
    ],
  },
  'ebbes.follow': {
    title: 'Following suit',
    text: [
      'The first card of a trick sets the suit. Whoever has cards of that suit must play one of them, no matter which. Whoever has none is free: you can play a trump, or get rid of anything else. You never have to trump.',
      'Example: {G6} is led, and you hold {G2} {Y5} {R1}. You must play {G2}. If you did not have it, both other cards would be allowed.',
    ],
  },
  'ebbes.winner': {
    title: 'Who takes a trick',
    text: [
      'The highest trump takes it. If no trump lies in the trick, or there is no trump yet, it goes to the highest card of the suit led. All other cards lose, however high they are.',
      'Example: {B4} is led, then come {B5} and {R6}. If red is trump, {R6} wins. If not, {B5} does.',
    ],
  },
  'ebbes.lead': {
    title: 'Who leads',
    text: [
      'The starting player opens the first trick with any card, and the others follow clockwise. Whoever takes a trick opens the next one.',
    ],
  },
  'ebbes.designate': {
    title: 'How suits get their roles',
    text: [
      'Whenever a card with the number of the round is played, its suit takes the next free role at once. The order is always this:',
      '• trump: beats all other suits, and brings no points',
      '• plus: +1 for every card',
      '• ebbes: 3 points if you have neither the most nor the fewest',
      '• minus: −1 for every card',
      '• zilch: no points, but the zilch right',
      'Once minus is decided, only one suit is left, and it becomes zilch immediately. If several such cards are played in one trick, they count in the order in which they were played.',
      'A role lasts until the round ends, and it also applies to cards of the suit that were won earlier.',
      'Example: the number is 3. {B3} is played first: blue is trump. Then comes {R3}: red is plus. The next 3 makes its suit ebbes, and the one after it minus.',
    ],
  },
  'ebbes.winner.instant': {
    title: 'Trump in mid-trick',
    text: ['A suit can become trump while a trick is still being played.'],
    ours: [
      'We judge a trick when it is complete, with the trump as it stands by then. A card that was thrown in before its suit became trump is therefore a trump as well.',
      'Example: the number is 1, and there is no trump yet. {G6} is led, {Y5} is thrown in, then {Y1}. Yellow is now trump, and {Y5} takes the trick.',
    ],
  },
  'ebbes.score': {
    title: 'Counting a round',
    text: [
      'When the hands are empty, everybody counts the cards in their tricks:',
      '• trump and zilch: nothing',
      '• plus: 1 point for every card',
      '• minus: 1 point off for every card',
      '• ebbes: 3 points for everybody who has neither the most nor the fewest of them',
      'Having no ebbes card at all can be the fewest. Whoever is tied for most or for fewest gets nothing for ebbes; if all of you have equally many, nobody does.',
      'Example: five players won 0, 0, 2, 3 and 5 ebbes cards. Two have the fewest and one has the most: nothing for them. The players with 2 and 3 cards get 3 points each.',
    ],
  },
  'ebbes.zilch': {
    title: 'The zilch right',
    text: [
      'Zilch cards bring no points, but whoever won most of them chooses who starts the next round. If there’s a tie, it’s the player with the highest zilch card.',
    ],
  },
  'ebbes.end.basic': {
    title: 'End of the basic game',
    text: [
      'After five rounds every number card has had its turn, and the game is over. The highest total wins. Players who are level win together.',
    ],
  },
  'ebbes.select': {
    title: 'Variant 2: choosing the deciding cards',
    text: [
      'In this variant you decide yourselves which cards give the roles. All values in play and all five suits are on offer. Beginning to the left of the starting player, each of you in turn takes one number and one suit that are still free, until there are five pairs. Depending on the number of players, some of you choose twice.',
      'A pair stands for a card: 5 and green means {G5}. In this round only these five cards give roles, in the usual order. You can choose a card that you hold, or one that you don’t.',
      'Then the starting player leads. For the next round, all numbers and suits are free again.',
    ],
  },
  'ebbes.end.goal': {
    title: 'Variant 2: the goal',
    text: [
      'If somebody’s marker is on the goal or past it when a round has been counted, that was the last round. The highest total wins.',
    ],
  },
  'ebbes.end.dabbscheedel': {
    title: 'Variant 2: the Dabbscheedel',
    text: [
      'A Dabbscheedel is what people in the Palatinate call a blockhead. If somebody’s marker has fallen to this space or below when a round has been counted, the game is over, too. The highest total wins, as always.',
    ],
  },
  'ebbes.end.rounds': {
    title: 'Variant 2: the last round',
    text: [
      'Before the game you agree on the maximum number of rounds: five or more. It ends with the last of them, even if nobody has come to the goal or to the Dabbscheedel.',
    ],
    ours: [
      'A table can agree on 5 to 20 rounds.',
      'If several ends come together, the goal is named before the Dabbscheedel, and both before the last round. Who wins does not depend on it.',
    ],
  },
  'ebbes.track': {
    title: 'The track',
    text: [
      'Your points are marked on a round trip through the Palatinate, past eleven towns. Whoever drops below zero goes into a short side road, and at its end the Dabbscheedel is waiting.',
    ],
    ours: [
      'The goal lies at +20 and the Dabbscheedel at −10, unless the table wants it otherwise: 10 to 60 for the goal, −5 to −40 for the Dabbscheedel.',
    ],
  },
  'ebbes.virtual': {
    title: 'Two players and the dummy',
    text: [
      'If there are two of you, the dummy makes up the third. It sits to the dealer’s left, and the other one of you comes after it. So it changes its seat with every deal.',
      'Its cards lie in five columns: one face down, one face up on top. It has no choice:',
      '• It follows suit with its leftmost open card of the suit led.',
      '• If no such card is open, it plays its leftmost open card.',
      '• If it leads, it plays its leftmost open card, too.',
      'After a trick, a face-down card with nothing on it any more is turned up before the next lead. Until then, nobody can see it.',
      'The dummy scores like everybody else. It counts when you compare ebbes cards, and it can win.',
    ],
    ours: [
      'With variant 1 it has 15 cards: two of the three layers lie face down.',
      'If it has the zilch right, it chooses itself. You may also choose it.',
      'In variant 2 it chooses no deciding cards; the two of you take turns.',
    ],
  },
}
