import type { REFUSABLE } from '../../../../../engine/ebbes/clauses'

type Code = (typeof REFUSABLE)[number]

export const refusalsEn = {
  'refusal.ebbes.setup':
    'ebbes can’t be played like that. It’s for 2 to 5 players: check the table’s settings.',
  'refusal.ebbes.deal':
    'These cards weren’t dealt correctly. Everybody gets the same number, and there’s only one of each.',
  'refusal.ebbes.starter': 'That can’t be the starting player. Choose somebody at this table.',
  'refusal.ebbes.select':
    'That number or suit is taken. Choose a number and a suit that are still free.',
  'refusal.ebbes.follow': 'Follow suit: you have a card of the suit led.',
  'refusal.ebbes.end.basic': 'The basic game always has five rounds. Choose variant 2 for more.',
  'refusal.ebbes.end.rounds': 'A game has 5 to 20 rounds. Choose a number in between.',
  'refusal.ebbes.track':
    'The two end spaces can’t go there: put the goal between 10 and 60, and the Dabbscheedel between −5 and −40.',
} as const satisfies Readonly<Record<`refusal.${Code}`, string>>
