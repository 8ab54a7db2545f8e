export const statisticsEn = {
  'statistics.points': 'Points, game by game',
  'statistics.average': 'On average {game} points a game, {round} a round.',
  'statistics.best': 'Best round',
  'statistics.worst': 'Worst round',
  'statistics.round': 'Round {round}, {date}',
  'statistics.roles': 'Tricks won, by role',
  'statistics.roles.note': 'The role that the suit of the winning card had at that moment.',
  'statistics.role': 'Role',
  'statistics.tricks.head': 'Tricks',
  'statistics.tricks.one': '{count} trick',
  'statistics.tricks.other': '{count} tricks',
} as const
