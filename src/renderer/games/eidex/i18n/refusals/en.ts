import type { REFUSABLE } from '../../../../../engine/eidex/clauses'

/** `power` stands for all characters: the rule book explains each of them, not the refusal. */
type Code = (typeof REFUSABLE)[number] | 'power'

export const refusalsEn = {
  'refusal.eidex.setup':
    'Eidex can’t be played like that. It takes three players and, if you like, three different characters.',
  'refusal.eidex.deal':
    'These cards weren’t dealt correctly. Everybody gets twelve, and there’s only one of each.',
  'refusal.eidex.follow':
    'Follow suit. You may also play a trump, unless there is none or a power forbids it.',
  'refusal.eidex.follow.trump-led': 'Trump was led: play a trump.',
  'refusal.eidex.undertrump': 'Don’t undertrump: play a higher trump, or no trump at all.',
  'refusal.eidex.tournament':
    'A tournament is played to 3 to 15 victory points, and nobody can start with all of them. Choose another target.',
  'refusal.eidex.power.owner':
    'That’s another player’s character. You can only use your own power.',
  'refusal.eidex.power.moment':
    'This power can’t be used right now. You’ll be asked when the time comes.',
  'refusal.eidex.power.spent':
    'You’ve used up this power for this game. It’s back in the next one.',
  'refusal.eidex.power.answer':
    'That doesn’t answer the question. Choose one of the answers offered.',
  'refusal.eidex.power.play':
    'Your power doesn’t work with this card right now. Play it as usual, or choose another.',
  'refusal.eidex.draw': 'This card can’t be drawn from this hand. The dice draw again.',
  'refusal.power':
    'A power in force doesn’t allow this card now. Choose another; the rule book explains why.',
} as const satisfies Readonly<Record<`refusal.${Code}`, string>>
