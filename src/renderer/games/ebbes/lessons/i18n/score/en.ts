export const scoreEn = {
  'score.title': 'What counts',
  'score.learnt': 'You know what counts: plus, minus, and ebbes for those in the middle.',
  'score.start': 'Eight tricks are played, two are left. All five suits have their roles.',
  'score.plus': 'Only cards that you’ve won count. Each brown card is +1, each red card is −1.',
  'score.ebbes': 'Blue is ebbes: 3 points for everybody who has neither the most nor the fewest.',
  'score.fewest':
    '{p2} has three blue cards. You and {p1} have one each: the fewest, so nothing yet.',
  'score.take': '{p1} leads blue 5. You have no blue: trump with yellow 5, and blue 5 is yours.',
  'score.take.other': 'Then {p1} keeps blue 5, and you stay among the fewest. Trump with yellow 5.',
  'score.middle': 'Now it’s three for {p2}, two for you, one for {p1}. You’re in the middle!',
  'score.last': 'One card is left. Play it.',
  'score.sum': 'Your line: four plus cards +4, ebbes +3, two minus cards −2. That’s 5 points.',
  'score.zilch':
    'Zilch scores nothing. But whoever has the most says who begins; if level, the highest card decides: yours.',
  'score.end': 'After five rounds, the most points win. That’s the whole game!',
} as const
