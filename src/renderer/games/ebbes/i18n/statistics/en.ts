export const statisticsEn = {
  'statistics.points': 'Points, game by game',
  'statistics.average': 'On average {game} points per game, {round} per round.',
  'statistics.best': 'Best round',
  'statistics.worst': 'Worst round',
  'statistics.round': 'Round {round}, {date}',
  'statistics.roles': 'Tricks won, by role',
  'statistics.roles.note': 'The role of the winning card’s suit at that moment.',
  'statistics.role': 'Role',
  'statistics.tricks.head': 'Tricks',
  'statistics.tricks.one': '{count} trick',
  'statistics.tricks.other': '{count} tricks',
} as const
