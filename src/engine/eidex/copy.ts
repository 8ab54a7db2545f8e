import type { State } from './state'

/** Lists that are replaced as a whole, and the members of the others, are shared. */
export const copy = (state: State): State => ({
  ...state,
  agenda: state.agenda.slice(),
  hands: state.hands.slice(),
  down: state.down.slice(),
  trick: state.trick.slice(),
  tricks: state.tricks.slice(),
  aside: state.aside.slice(),
  won: state.won.slice(),
  veiled: state.veiled.slice(),
  uses: state.uses.slice(),
  known: state.known.slice(),
  voids: state.voids.slice(),
  points: state.points.slice(),
})

/** Makes the target equal to the source, and keeps the lists that it has. */
export function copyInto(target: State, source: State): void {
  const { agenda, hands, down, trick, tricks, aside, won, veiled, uses, known, voids, points } =
    target
  Object.assign(target, source)
  target.agenda = overwrite(agenda, source.agenda)
  target.hands = overwrite(hands, source.hands)
  target.down = overwrite(down, source.down)
  target.trick = overwrite(trick, source.trick)
  target.tricks = overwrite(tricks, source.tricks)
  target.aside = overwrite(aside, source.aside)
  target.won = overwrite(won, source.won)
  target.veiled = overwrite(veiled, source.veiled)
  target.uses = overwrite(uses, source.uses)
  target.known = overwrite(known, source.known)
  target.voids = overwrite(voids, source.voids)
  target.points = overwrite(points, source.points)
}

function overwrite<T>(target: T[], source: readonly T[]): T[] {
  target.length = source.length
  for (let place = 0; place < source.length; place++) target[place] = source[place] as T
  return target
}
