/** A seat's decisions in a game where it had a choice, with what it saw at the time. */
import { onlyOne, type AnyAction, type AnyView, type Seat } from '../../engine/kernel'
import type { Play } from './play'

export interface PastDecision {
  readonly view: AnyView
  readonly action: AnyAction
}

export function pastDecisions({ game, config, log }: Play, seat: Seat): readonly PastDecision[] {
  const begun = game.setup(config)
  if (!begun.ok) throw new Error(begun.refusal.message)
  const state = begun.value
  return log.inputs.flatMap((input) => {
    const hadChoice = input.by === seat && onlyOne(game.legalActions(state, seat)) === undefined
    const view = hadChoice ? game.view(state, seat) : undefined
    const applied = game.apply(state, input)
    if (!applied.ok) throw new Error(applied.refusal.message)
    return view === undefined || input.by === 'chance' ? [] : [{ view, action: input.action }]
  })
}
