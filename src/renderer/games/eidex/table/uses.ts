/**
 * How often each power can be used in a game, for the portrait at the table. The engine says the same
 * (uses.spec.ts compares them), but its rules need not be loaded to show a table.
 */
import type { PowerId } from '../../../../engine/eidex/characters'

const ALWAYS = Infinity

/** Powers missing here can be used once. */
const USES: Readonly<Partial<Record<PowerId, number>>> = {
  dealer: ALWAYS,
  quizmaster: ALWAYS,
  feministin: ALWAYS,
  fuersorge: ALWAYS,
  ultimo: ALWAYS,
  farbenfreund: 2,
  kompass: 2,
  sphinx: 2,
}

export const usesOf = (id: PowerId): number => USES[id] ?? 1
