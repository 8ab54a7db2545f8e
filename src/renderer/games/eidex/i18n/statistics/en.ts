export const statisticsEn = {
  'statistics.points': 'Victory points, tournament by tournament',
  'statistics.average':
    'On average {victory} victory points a tournament, and {points} points in each of its games.',
  'statistics.characters': 'Characters',
  'statistics.characters.note':
    'Those who won most come first; the bar is what they brought in victory points.',
  'statistics.character': 'Character',
  'statistics.victory-points.one': '{count} victory point',
  'statistics.victory-points.other': '{count} victory points',
} as const
