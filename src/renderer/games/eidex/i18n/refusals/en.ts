import type { REFUSABLE } from '../../../../../engine/eidex/clauses'

/** `power` stands for all characters: the rule book explains each of them, not the refusal. */
type Code = (typeof REFUSABLE)[number] | 'power'

export const refusalsEn = {
  'refusal.eidex.setup':
    'Eidex can’t be played like that. It takes three players and, if you like, three different characters.',
  'refusal.eidex.deal':
    'These cards were not dealt as they should be. Everybody gets twelve, and each card exists once.',
  'refusal.eidex.follow':
    'You have a card of the suit that was led: play one of those, or a trump if there is one.',
  'refusal.eidex.follow.trump-led': 'Trump was led, and you have one: play a trump.',
  'refusal.eidex.undertrump':
    'Somebody has played a higher trump already. Play a trump above it, or a card that is no trump.',
  'refusal.eidex.tournament':
    'A tournament can go to 3 to 15 victory points, and nobody starts with all of them. Choose another target.',
  'refusal.eidex.power.owner':
    'That is another player’s character. You can use only the power of your own.',
  'refusal.eidex.power.moment':
    'This power can’t be used at the moment. The table asks you when its time has come.',
  'refusal.eidex.power.spent':
    'You have used this power up in this game. In the next one it is back.',
  'refusal.eidex.power.answer':
    'That doesn’t answer the question. Choose one of the answers on offer.',
  'refusal.eidex.power.play':
    'Your power doesn’t go with this card at the moment. Play it as usual, or choose another one.',
  'refusal.eidex.draw': 'This card can’t be drawn from this hand. The dice draw again.',
  'refusal.power':
    'A power in force doesn’t allow this card now. Choose another one; the rule book tells you more.',
} as const satisfies Readonly<Record<`refusal.${Code}`, string>>
