import type { IntroText } from '../../../rules/book'
import type { EidexRules } from './types'

export const eidexIntroEn: IntroText = {
  title: 'Eidex in a minute',
  text: [
    'Eidex is a trick-taking game for three, related to the Swiss game of Jass. Everybody gets twelve cards, sets one of them aside and plays eleven tricks with the others.',
    'At the end you count the points in the cards you won. But stay out of the middle: one victory point goes to the player with the most points and one to the player with the fewest, while the one in between gets nothing. And be careful: 100 points are too many.',
    'The first to get seven victory points wins the tournament. In the cosmic game, everybody is also one of 36 characters with a power that bends the rules.',
  ],
}

export const eidexRulesEn: EidexRules = {
  'eidex.setup': {
    title: 'What you play with',
    text: [
      'Eidex is for three players and has 36 cards in four suits:',
      '• {HA} hearts (red)',
      '• {LA} lizards (green)',
      '• {RA} ravens (black)',
      '• {SA} stars (yellow)',
      'Every suit runs from six to ten, then jack, queen, king and ace. The printed game has B, D and K for jack, queen and king; you can choose the letters in the settings.',
      'The basic game is played without characters. In the cosmic game everybody has one of the 36, no two the same, drawn at random.',
      'Unlike in many games, everything goes to the right: anticlockwise.',
    ],
    ours: ['The host may also choose the characters.'],
  },
  'eidex.deal': {
    title: 'The deal and trump',
    text: [
      'Everybody gets three packets of four cards, beginning on the dealer’s right. The very last card belongs to the dealer and is shown to everybody, because it decides what is played:',
      '• Usually its suit is trump: {L9} means that lizards are trump.',
      '• An ace like {RA} means Obenabe: no trump, and aces are highest.',
      '• A six like {H6} means Undenufe: no trump, and the ranks are turned upside down, so that sixes are highest.',
      'In the next game, the player to the right deals.',
    ],
    ours: ['Who deals first is drawn at random.'],
  },
  'eidex.deal.again': {
    title: 'An easy start',
    text: [
      'A table can agree on an easy start. If the first card turned up in the tournament is an ace or a six, everybody sees it, and the same dealer shuffles and deals again, until there is a trump suit. From the second game on, every card counts as it comes.',
    ],
    ours: ['The original has no easy start.'],
  },
  'eidex.put-down': {
    title: 'Setting a card aside',
    text: [
      'Before the first trick everybody sets one card from their hand aside, face down and all at the same time. It’s out of play, but its points count for its owner at the end.',
    ],
  },
  'eidex.lead': {
    title: 'Who opens a trick',
    text: [
      'The player to the right of the dealer leads the first of the eleven tricks. Whoever wins a trick leads the next one.',
    ],
  },
  'eidex.follow': {
    title: 'Following suit, or trumping',
    text: [
      'If you have a card of the suit led, you must play one of them, or else a trump: trumping is always allowed, even when you could follow. If you have no card of the suit led, play whatever you like.',
      'Example: {H8} is led, and lizards are trump. You hold {HK} {L7} {S10}. You may play {HK} or {L7}, but not {S10}.',
      'In Obenabe and Undenufe there is no trump: you follow suit if you can.',
    ],
  },
  'eidex.follow.trump-led': {
    title: 'When trump is led',
    text: [
      'If the first card of a trick is a trump, everybody who has a trump must play one. Only the jack may stay in your hand, if it’s your only trump.',
    ],
  },
  'eidex.follow.jack': {
    title: 'The jack of trump',
    text: [
      'If the jack is the only trump in your hand, you may keep it when trump is led, and play any other card.',
      'Example: lizards are trump, and {L10} is led. With {LJ} {HA} {S6} in your hand, all three cards are allowed.',
    ],
  },
  'eidex.undertrump': {
    title: 'No undertrumping',
    text: [
      'If a suit other than trump was led and somebody else has put a trump on it, you may not add a lower trump. A higher one is fine. Only if you have nothing but trumps left may you go below it.',
      'Example: {S8} is led, lizards are trump, and {L10} was played on it. You may play {LQ}, because it ranks higher, but not {L7}.',
      'This does not apply if trump was led.',
    ],
    ours: [
      'It holds for every player and every card on the table, so also in a double trick.',
      'A card lying face down never binds the others: nobody can know it.',
    ],
  },
  'eidex.rank': {
    title: 'Which card beats which',
    text: [
      'The highest trump takes the trick. Without a trump in it, the highest card of the suit led does. From high to low:',
      '• Trump: {LJ} {L9} {LA} {LK} {LQ} {L10} {L8} {L7} {L6}',
      '• Other suits, and Obenabe: {HA} {HK} {HQ} {HJ} {H10} {H9} {H8} {H7} {H6}',
      '• Undenufe: {H6} {H7} {H8} {H9} {H10} {HJ} {HQ} {HK} {HA}',
    ],
  },
  'eidex.value': {
    title: 'What cards count',
    text: [
      'How many points a card brings depends on what is played:',
      '• Trump: {LJ} 20, {L9} 14, {LA} 11, {L10} 10, {LK} 4, {LQ} 3, all others 0',
      '• The other suits beside trump: {HA} 11, {H10} 10, {HK} 4, {HQ} 3, {HJ} 2, all others 0',
      '• Obenabe: {HA} 11, {H10} 10, {H8} 8, {HK} 4, {HQ} 3, {HJ} 2, all others 0',
      '• Undenufe: {H6} 11, {H10} 10, {H8} 8, {HK} 4, {HQ} 3, {HJ} 2, all others 0',
      'The last trick brings 5 points more. Together that always makes 157.',
    ],
  },
  'eidex.vp': {
    title: 'Victory points',
    text: [
      'Every game gives two victory points. Go down this list; the first line that is true decides:',
      '• Match: whoever won every trick gets both.',
      '• Differentiator announced his points exactly: he gets both.',
      '• Old Maid was called, and somebody won the jack of ravens: one for each of the others.',
      '• Somebody has 100 points or more: nothing for them, one for each of the others. If two of you have that many, the third gets both.',
      '• Two players have the same number of points: the third gets both.',
      '• In all other cases: one for the most points, one for the fewest.',
      'Example: with 74, 52 and 31 points, the first and the last get a victory point each. With 105, 40 and 12, the two others do.',
      'Speed Limit can move the limit of 100. Guggitaler takes it away; then somebody with all 13 points and no match loses instead.',
    ],
    ours: [
      'Our sources disagree about exactly 100 points. Here they are already too many.',
      'A correct announcement goes before Old Maid.',
      'If all three of you are over the limit, or all three level, nobody gets anything.',
    ],
  },
  'eidex.tournament': {
    title: 'The tournament',
    text: [
      'You play game after game, and victory points add up. The first to reach seven wins, with two exceptions when it’s close at the end.',
    ],
    ours: [
      'A table can also play to another target, from 3 to 15. What is said about six then holds for one victory point less than the target.',
    ],
  },
  'eidex.tournament.collision': {
    title: 'Two players at six',
    text: [
      'If two players have six victory points and both would get one now, nobody wins yet. This is a collision: the one with more points in this game stays at six, and the other drops to five. If their points are level, both stay at six.',
    ],
  },
  'eidex.tournament.chaos': {
    title: 'All three at six',
    text: [
      'If all of you have six victory points, the world is upside down. This is called chaos: the two in line for a single victory point lose, and the third wins the tournament. If somebody gets two, they win.',
    ],
  },
  'eidex.order': {
    title: 'Who may act first',
    text: [
      'Each character belongs to a card. Whenever a moment for powers comes, those who could do something are asked one after the other: aces first, then kings, queens, jacks and so on down to the sixes; within a rank lizard, raven, heart, star. You use your power or pass. So lower cards can always react to higher ones.',
      'The moments are these:',
      '• after the deal, before cards are set aside',
      '• when cards are set aside, before the first trick',
      '• before each trick',
      '• after each card, and when everybody has played to a trick',
      '• when a trick is complete, and when it has been taken',
      '• when all points have been counted',
      'Powers that change a trick are judged together. Example: Jiu-Jitsu lets {H9} beat {H10}. Then Trumper calls Skat, and tens move up to the ace. Nine and ten are no longer neighbours, and the swap comes to nothing.',
    ],
    ours: [
      'You are asked for reasons that everybody knows, so being asked gives nothing away. Sometimes all you can do is pass. There is one exception: if you have to take up the king of stars under Guggitaler, everybody knows that you have it.',
      'Points follow the game’s own values, then Guggitaler, then Black Friday. The order of ranks is the game’s own, as Skat, then Revalue, then Jiu-Jitsu change it.',
      'Who gets a trick follows the ranks, then Feminist, Ultimo and Social Security. After that Rejector may undo it, and at last Justice or Jackpot say where the cards go.',
    ],
  },
  'eidex.power.owner': {
    title: 'Your own character only',
    text: [
      'Everybody can see who has which character. You can use the power of your own, never that of another.',
    ],
  },
  'eidex.power.moment': {
    title: 'At the right moment',
    text: [
      'Every power has its moments, and its description names them. When one comes, the table asks you; at any other time the power rests.',
    ],
  },
  'eidex.power.spent': {
    title: 'How often a power works',
    text: [
      'Most powers work once a game, a few of them twice or in every trick; the description says so. In the next game they are all fresh again.',
    ],
    ours: [
      'Where the original gives no number, a power works every time its moment comes.',
      'A use is spent even if the trick is replayed, or if it has no effect in the end.',
    ],
  },
  'eidex.power.answer': {
    title: 'Answering a power',
    text: [
      'Some powers want to know something from you or from another player: a card, a suit, a number, yes or no. Only what the table offers is a valid answer, and the game waits until it is given.',
    ],
  },
  'eidex.power.play': {
    title: 'Powers that go with a card',
    text: [
      'Excuse and Sphinx do not wait to be asked: they use their power as they play a card. Excuse needs a card that is no trump and worth 3 points at most; Sphinx needs one that she could also play openly.',
    ],
  },
  'eidex.draw': {
    title: 'Cards drawn blindly',
    text: [
      'Some powers draw a card from a hand without looking. The program’s dice choose it: all cards of this hand have the same chance, and nobody can see them or help.',
    ],
  },
}
