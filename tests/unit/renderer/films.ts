/** Games to be looked at once more: played at random, the same ones every time. */
import { playRandomly } from '../../../scripts/sim/play'
import type { AnyGame } from '../../../src/engine/games'
import { knownGame } from '../../../src/engine/known-game'
import type { AnyEvent, GameTypes, Input } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import type { Stich, StichGame } from '../../../src/protocol/stich'
import { must } from '../../harness/guests'

type Viewer = number | 'spectator'

export interface Played {
  readonly game: StichGame
  readonly outcome: object
  /** By step and by viewer: what the engine said then. */
  readonly seen: readonly ReadonlyMap<Viewer, string>[]
  readonly events: readonly (readonly AnyEvent[])[]
}

/** As in the playthroughs, which are played with these dice. */
export function played(id: string, options: object): Played {
  const game: AnyGame = knownGame(id)
  const state = must(game.setup(options))
  const { seats = 3 } = options as { seats?: number }
  const viewers: readonly Viewer[] = [...Array(seats).keys(), 'spectator']
  const look = () =>
    new Map(viewers.map((viewer) => [viewer, JSON.stringify(game.view(state, viewer))]))
  const inputs: Input<GameTypes>[] = []
  const events: (readonly AnyEvent[])[] = [[]]
  const seen = [look()]
  playRandomly(game, state, seededRandom(1), {
    seen: (_, input, happened) => {
      inputs.push(input)
      events.push(happened)
      seen.push(look())
    },
  })
  const next = game.next(state)
  if (next.kind !== 'over') throw new Error('The game goes on.')
  return { game: gameOf(game, options, inputs, seats), outcome: next.outcome, seen, events }
}

/** Films are made of games that were checked before: their seals are not looked at. */
const gameOf = (
  { id, rulesVersion }: AnyGame,
  config: object,
  inputs: readonly Input<GameTypes>[],
  seats: number,
): StichGame => ({
  number: 1,
  begun: null,
  players: Array.from({ length: seats }, (_, seat) => ({
    name: seat === 0 ? 'Anna' : null,
    marker: null,
    bot: seat === 0 ? null : 'club',
  })),
  log: {
    game: id,
    rulesVersion,
    config: config as Record<string, unknown>,
    inputs: inputs,
  },
  ceremony: { id: '', commitment: '', shareCommitments: [], secret: '', shares: [] },
})

export const stichOf = (game: StichGame): Stich => ({
  stich: 1,
  app: '0.0.0-test',
  table: {
    id: '0123456789abcdef',
    name: 'Stammtisch',
    game: game.log.game,
    opened: '2026-11-14T19:30:00.000Z',
    host: 'Anna',
  },
  games: [game],
})
