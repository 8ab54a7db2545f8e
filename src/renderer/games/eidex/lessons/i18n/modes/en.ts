export const modesEn = {
  'modes.title': 'Undertrumping, Obenabe and Undenufe',
  'modes.learnt': 'You know which trumps are allowed, and how to play without any.',
  'modes.trumped': '{p2} led the ace of lizards, and {p1} has trumped it with the queen of hearts.',
  'modes.under':
    'You may trump, too, but not lower than the queen: that’s undertrumping. Take the king!',
  'modes.under.follow':
    'You may follow suit, but then the trick is lost. Your king is higher than the queen.',
  'modes.over': 'The trick is yours. Next: games without trump.',
  'modes.obenabe':
    'The card turned up was an ace: Obenabe. There’s no trump, and the ace is highest.',
  'modes.ace': 'Without trump you simply follow suit. Ravens are led: take the trick.',
  'modes.ace.low': 'That’s allowed, but the king wins. Your ace is higher.',
  'modes.plain': 'Right, the ace is highest. One more kind is left.',
  'modes.undenufe': 'Here a six was turned up: Undenufe. No trump, and everything is upside down.',
  'modes.six': 'Now the six is highest, and the ace is lowest. Take the trick!',
  'modes.six.ace': 'That’s allowed, but here the ace is the lowest card. Take the six.',
  'modes.six.eight': 'That’s allowed, but {p1}’s seven beats it. Take the six.',
  'modes.end': 'The six takes the trick. Each game, the card turned up says what is trump.',
} as const
