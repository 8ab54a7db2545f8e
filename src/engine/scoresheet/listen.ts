/** Replays a log and reports the events on the way. */
import { replay, type Game, type GameTypes, type Input, type Log, type Result } from '../kernel'

/** Called with the events of an input; the state is the one after it. */
export type Listener<T extends GameTypes> = (
  events: readonly T['Event'][],
  state: T['State'],
  input: Input<T>,
) => void

/** The state at the end of the log, or why it cannot be replayed. */
export const listen = <T extends GameTypes>(
  game: Game<T>,
  log: Log<T>,
  hear: Listener<T>,
): Result<T['State']> =>
  replay(
    {
      ...game,
      apply(state, input) {
        const applied = game.apply(state, input)
        if (applied.ok) hear(applied.value, state, input)
        return applied
      },
    },
    log,
  )
