export const coverEn = {
  'ebbes.name': 'ebbes',
  'ebbes.virtual': 'The dummy',
  'ebbes.note': 'For 2 to 5. Trump and points are only decided as you play.',
  'ebbes.variant1': 'More cards',
  'ebbes.variant1.note': 'Fifteen cards each instead of ten.',
  'ebbes.variant2': 'Choose the deciding cards',
  'ebbes.variant2.note':
    'Players choose the five deciding cards themselves, and the points track can end the game.',
  'ebbes.whole': 'Game',
  'ebbes.whole.number': 'Game {number}',
  'ebbes.whole.count.one': '{count} game',
  'ebbes.whole.count.other': '{count} games',
  'ebbes.result': 'Points',
  'ebbes.publisher': 'The card game ebbes is published by Palatia Spiele.',
  'ebbes.publisher.link': 'Visit Palatia Spiele (opens in another window)',
} as const
