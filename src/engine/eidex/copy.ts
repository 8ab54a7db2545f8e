/** Copies of a state. What is replaced as a whole is shared, and so are the members of lists. */
import { numberAt } from '../lists'
import type { State } from './state'

/** Members in the order in which `setup` makes them: all states have one shape for the JavaScript engine. */
export const copy = (state: State): State => ({
  config: state.config,
  characters: state.characters,
  offers: state.offers,
  places: state.places,
  late: state.late,
  tricky: state.tricky,
  victoryPoints: state.victoryPoints,
  games: state.games,
  stage: state.stage,
  agenda: state.agenda.slice(),
  dealer: state.dealer,
  direction: state.direction,
  turnUp: state.turnUp,
  second: state.second,
  mode: state.mode,
  trump: state.trump,
  limit: state.limit,
  tables: state.tables,
  hands: state.hands.slice(),
  down: state.down.slice(),
  owing: state.owing,
  putDownLate: state.putDownLate,
  leader: state.leader,
  turn: state.turn,
  trick: state.trick.slice(),
  tricks: state.tricks.slice(),
  aside: state.aside.slice(),
  won: state.won.slice(),
  veiled: state.veiled.slice(),
  lastWinner: state.lastWinner,
  effects: state.effects,
  bends: state.bends,
  uses: state.uses.slice(),
  known: state.known.slice(),
  knownDown: state.knownDown,
  voids: state.voids.slice(),
  facts: state.facts,
  points: state.points.slice(),
  awarded: state.awarded,
  winner: state.winner,
})

/** Makes the target equal to the source, and keeps the lists that it has. */
export function copyInto(target: State, source: State): void {
  target.characters = source.characters
  target.offers = source.offers
  target.places = source.places
  target.late = source.late
  target.tricky = source.tricky
  target.victoryPoints = source.victoryPoints
  target.games = source.games
  target.stage = source.stage
  target.dealer = source.dealer
  target.direction = source.direction
  target.turnUp = source.turnUp
  target.second = source.second
  target.mode = source.mode
  target.trump = source.trump
  target.limit = source.limit
  target.tables = source.tables
  target.owing = source.owing
  target.putDownLate = source.putDownLate
  target.leader = source.leader
  target.turn = source.turn
  target.lastWinner = source.lastWinner
  target.effects = source.effects
  target.bends = source.bends
  target.knownDown = source.knownDown
  target.facts = source.facts
  target.awarded = source.awarded
  target.winner = source.winner
  copyNumbers(target.hands, source.hands)
  copyNumbers(target.down, source.down)
  copyNumbers(target.won, source.won)
  copyNumbers(target.uses, source.uses)
  copyNumbers(target.known, source.known)
  copyNumbers(target.voids, source.voids)
  copyNumbers(target.points, source.points)
  copyItems(target.agenda, source.agenda)
  copyItems(target.trick, source.trick)
  copyItems(target.tricks, source.tricks)
  copyItems(target.aside, source.aside)
  copyItems(target.veiled, source.veiled)
}

/** Into a list of the same length. */
function copyNumbers(target: number[], source: readonly number[]): void {
  for (let place = 0; place < source.length; place++) target[place] = numberAt(source, place)
}

/** Members that are too many leave one by one: a list that is cut off, or emptied, has to grow again. */
function copyItems<T extends object>(target: T[], source: readonly T[]): void {
  while (target.length > source.length) target.pop()
  for (let place = 0; place < source.length; place++) target[place] = source[place] as T
}
