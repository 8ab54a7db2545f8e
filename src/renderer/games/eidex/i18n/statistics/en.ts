export const statisticsEn = {
  'statistics.points': 'Victory points, tournament by tournament',
  'statistics.average':
    'On average {victory} victory points per tournament, and {points} points per game.',
  'statistics.characters': 'Characters',
  'statistics.characters.note':
    'The best come first; the bar shows the victory points they brought.',
  'statistics.character': 'Character',
  'statistics.victory-points.one': '{count} victory point',
  'statistics.victory-points.other': '{count} victory points',
} as const
