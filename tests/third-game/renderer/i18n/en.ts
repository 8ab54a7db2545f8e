/** Everything the game says beyond its cover. */
import type { REFUSABLE } from '../../engine/clauses'

type Code = (typeof REFUSABLE)[number]

const refusals = {
  'refusal.tercet.setup': 'Tercet is for three. Open a table with three seats.',
  'refusal.tercet.deal':
    'These cards were not dealt properly. Everybody gets eight, each card once.',
  'refusal.tercet.follow': 'You can follow suit: play a card of the suit led.',
  'refusal.tercet.end': 'A game has three rounds, or six. Choose one of the two.',
} as const satisfies Readonly<Record<`refusal.${Code}`, string>>

export const en = {
  ...refusals,
  'suit.blue': 'blue',
  'suit.yellow': 'yellow',
  'suit.green': 'green',
  'suit.red': 'red',
  card: '{suit} {rank}',
  round: 'Round {round} of {rounds}',
  'round.trick': 'Round {round}, trick {trick}',
  'tricks.one': '{count} trick',
  'tricks.other': '{count} tricks',
  'call.lead': 'You lead: play any card.',
  'call.follow': 'Follow suit: play {suit}.',
  'call.free': 'No {suit} in hand: play any card.',
  'call.wait': '{name} is choosing a card.',
  'log.dealt': 'Round {round}: {name} deals.',
  'log.played': '{name} plays {card}.',
  'log.trick': '{name} takes the trick.',
  'log.scored': 'Round {round} is over: {tricks}.',
  'log.over': 'Winner: {names}.',
  'scores.now': 'Tricks so far',
  'scores.title': 'Round {round} scores',
  'over.one': '{name} wins!',
  'over.shared': '{names} win together!',
  'over.note': 'After {rounds} rounds',
  'help.title': 'How to play Tercet',
  'help.trick':
    'Everybody plays one card. Follow the suit that was led if you can; if you can’t, play anything.',
  'help.winner': 'The highest card of the suit led takes the trick and leads to the next one.',
  'help.end': 'Every trick is a point. After {rounds} rounds, most tricks win.',
  'stride.name': 'Round',
  'stride.next': 'Next round',
  'stride.previous': 'Previous round',
  'stride.keys': 'a round back, a round on',
  'coach.gain': '{gain} tricks in this round, ± {spread}',
  'coach.void': 'it is your last {suit} card, so you need not follow {suit} any more',
  'chapter.prepare': 'Getting ready',
  'chapter.play': 'Playing tricks',
  'chapter.end': 'Counting and the end',
  'sheet.rounds': 'Rounds',
  'sheet.round': 'Round',
  'sheet.tricks': 'Tricks',
  'sheet.blank.note': 'Write down everybody’s tricks of a round, and below them the total so far.',
  'statistics.tricks': 'Tricks, game by game',
  'statistics.average': 'On average {game} tricks a game, {round} a round.',
  'statistics.rounds': 'How many tricks a round brought',
  'statistics.rounds.head': 'Rounds',
  'statistics.count.one': '{count} round',
  'statistics.count.other': '{count} rounds',
} as const
