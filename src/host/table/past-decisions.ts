/** The decisions of a seat's person in a game where they had a choice, with what the seat saw at the time. */
import { onlyOne, type AnyAction, type AnyView, type Seat } from '../../engine/kernel'
import type { Play } from './play'

export interface PastDecision {
  readonly view: AnyView
  readonly action: AnyAction
}

export function pastDecisions(play: Play, seat: Seat): readonly PastDecision[] {
  const { game, config, log } = play
  const begun = game.setup(config)
  if (!begun.ok) throw new Error(begun.refusal.message)
  const state = begun.value
  return log.inputs.flatMap((input, rev) => {
    const isOwn = input.by === seat && play.isByPerson(rev)
    const hadChoice = isOwn && onlyOne(game.legalActions(state, seat)) === undefined
    const view = hadChoice ? game.view(state, seat) : undefined
    const applied = game.apply(state, input)
    if (!applied.ok) throw new Error(applied.refusal.message)
    return view === undefined || input.by === 'chance' ? [] : [{ view, action: input.action }]
  })
}
