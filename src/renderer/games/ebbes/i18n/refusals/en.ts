import type { REFUSABLE } from '../../../../../engine/ebbes/clauses'

type Code = (typeof REFUSABLE)[number]

export const refusalsEn = {
  'refusal.ebbes.setup':
    'ebbes can’t be played like that. It is for 2 to 5 players: check the settings of the table.',
  'refusal.ebbes.deal':
    'These cards were not dealt as they should be. Everybody gets equally many, and each card exists once.',
  'refusal.ebbes.starter': 'That can’t be the starting player. Name somebody at this table.',
  'refusal.ebbes.select':
    'This number or this suit is no longer free. Take a number and a suit that nobody has chosen.',
  'refusal.ebbes.follow': 'You have a card of the suit that was led: play one of those.',
  'refusal.ebbes.end.basic':
    'The basic game always has five rounds. Choose variant 2 if you want more.',
  'refusal.ebbes.end.rounds': 'A game can have 5 to 20 rounds. Choose a number between them.',
  'refusal.ebbes.track':
    'The two end spaces can’t lie there: put the goal between 10 and 60, and the Dabbscheedel between −5 and −40.',
} as const satisfies Readonly<Record<`refusal.${Code}`, string>>
