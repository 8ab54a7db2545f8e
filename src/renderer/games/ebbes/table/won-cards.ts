/** What a player has won in a round, by what it counts for. */
import type { Role } from '../../../../engine/ebbes/roles'
import type { View } from '../../../../engine/ebbes/view'
import { suitOf, valueOf } from './words'

/** The cards of a role in a player's tricks, lowest first. */
export const wonCards = (view: View, player: number, role: Role): readonly string[] =>
  view.memory.tricks
    .flatMap(({ winner, cards }) => (winner === player ? cards.map(({ card }) => card) : []))
    .filter((card) => suitOf(card) === view.roles[role])
    .sort((a, b) => valueOf(a) - valueOf(b))
