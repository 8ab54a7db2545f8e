import type { CLAUSES } from '../../../../../engine/ebbes/clauses'

type Code = (typeof CLAUSES)[number]

export const refusalsEn = {
  'refusal.ebbes.setup':
    'ebbes can’t be played like that. It is for 2 to 5 players: check the settings of the table.',
  'refusal.ebbes.dealer': 'It is not this seat’s turn to deal. The deal goes on to the left.',
  'refusal.ebbes.deal':
    'These cards were not dealt as they should be. Everybody gets equally many, and each card exists once.',
  'refusal.ebbes.starter': 'That can’t be the starting player. Name somebody at this table.',
  'refusal.ebbes.select':
    'This number or this suit is no longer free. Take a number and a suit that nobody has chosen.',
  'refusal.ebbes.follow': 'You have a card of the suit that was led: play one of those.',
  'refusal.ebbes.winner':
    'The trick goes to somebody else: the highest trump takes it, or else the highest card of the suit led.',
  'refusal.ebbes.winner.instant':
    'This trick counts with the trump as it stands at its end. Have a look at the roles of the suits.',
  'refusal.ebbes.lead': 'Somebody else leads this trick: whoever took the last one.',
  'refusal.ebbes.designate':
    'This suit can’t take that role. Roles come in their order, one for each suit.',
  'refusal.ebbes.score':
    'The points of this round come out differently. Have a look at the scores.',
  'refusal.ebbes.zilch':
    'Somebody else has the zilch right: most zilch cards, or the highest one of them.',
  'refusal.ebbes.end.basic':
    'The basic game always has five rounds. Choose variant 2 if you want more.',
  'refusal.ebbes.end.goal': 'With the goal reached, this game is over. Start a new one!',
  'refusal.ebbes.end.dabbscheedel':
    'Somebody has come to the Dabbscheedel, and this game is over. Start a new one!',
  'refusal.ebbes.end.rounds': 'A game can have 5 to 20 rounds. Choose a number between them.',
  'refusal.ebbes.track':
    'The two end spaces can’t lie there: put the goal between 10 and 60, and the Dabbscheedel between −5 and −40.',
  'refusal.ebbes.virtual': 'The straw man plays by its own rules; nobody can decide for it.',
} as const satisfies Readonly<Record<`refusal.${Code}`, string>>
