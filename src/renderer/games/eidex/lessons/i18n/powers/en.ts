export const powersEn = {
  'powers.title': 'A character, and how a tournament ends',
  'powers.learnt': 'You know how characters are asked, and what collision and chaos mean.',
  'powers.badge':
    'In a cosmic game, everybody has a character. Yours is Jiu-Jitsu: once, it swaps two neighbouring cards.',
  'powers.others': 'You see the others’ characters, too. Tap one to read what it can do.',
  'powers.follow': 'Stars are led: follow with your six.',
  'powers.follow.other': 'You may play that. For this lesson, follow with the six of stars.',
  'powers.asked': 'Nine and ten are neighbours, so you’re asked whether to use your power.',
  'powers.pass': 'It would only help {p2}. You can always pass: do it.',
  'powers.pass.other': 'That would hand {p2} the trick, and your power would be gone. Pass.',
  'powers.queen': '{p1} leads the king of lizards. Play your queen, its neighbour.',
  'powers.queen.other': 'You may play that. For this lesson, play the queen of lizards.',
  'powers.use': 'Now use your power: swap king and queen, and your queen is the higher one.',
  'powers.use.other': 'Then the king wins. This time, use your power.',
  'powers.won': 'The trick is yours! Used once, this power is gone until the next game.',
  'powers.order': 'Aces are asked first, then kings, down to the sixes. So a lower card can react.',
  'powers.collision':
    'You and {p1} have 6 of 7. If both got one now, that’s a collision: only the one with more points stays at 6, the other drops to 5.',
  'powers.chaos':
    'If all three have 6, it’s chaos: those who would get one lose, and the third wins!',
  'powers.end':
    'Now you know all of Eidex. The other characters explain themselves when it’s time.',
} as const
