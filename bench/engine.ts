/**
 * `npm run bench -- engine`: random games through next, legalActions and apply, the very code that
 * the host uses, beside the same game on boardgame.io, turn and turn about in one run.
 */
import { ebbes } from '../src/engine/ebbes/game'
import { eidex } from '../src/engine/eidex/game'
import { listed } from '../src/engine/kernel'
import { seededRandom } from '../src/engine/random'
import { playRandomly } from '../scripts/sim/play'
import { playBareRound } from './bare-loop'
import { playOnBoardgameIo } from './ebbes-boardgame-io'
import { measure } from './measure'

const random = seededRandom(1)

function newGame() {
  const made = ebbes.setup({ seats: 3 })
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value
}

/** A tournament, with characters drawn at random if it has any; powers are used half the time. */
function playEidex(options: object): number {
  const made = eidex.setup(options)
  if (!made.ok) throw new Error(made.refusal.message)
  return playRandomly(eidex, made.value, random)
}

/** A state in the middle of a round, as a search would copy it. */
function midRound() {
  const state = newGame()
  for (let inputs = 0; inputs < 17; inputs++) {
    const next = ebbes.next(state)
    if (next.kind === 'chance') {
      ebbes.apply(state, { by: 'chance', outcome: ebbes.sampleChance(state, random) })
    } else if (next.kind === 'seats') {
      const by = next.seats[0] as number
      const [action] = listed(ebbes.legalActions(state, by))
      if (action !== undefined) ebbes.apply(state, { by, action })
    }
  }
  return state
}

const state = midRound()
const COPIES = 1000

const figures = await measure(
  {
    'ebbes plays': () => playRandomly(ebbes, newGame(), random),
    'ebbes copies': () => {
      for (let copies = 0; copies < COPIES; copies++) ebbes.copy(state)
      return COPIES
    },
    'eidex basic decisions': () => playEidex({}),
    'eidex cosmic decisions': () => playEidex({ mode: 'cosmic' }),
    'bare loop plays': () => playBareRound(3, random),
    'boardgame.io plays': () => playOnBoardgameIo(random),
  },
  import.meta.url,
)
const ratioTo = (peer: 'boardgame.io plays' | 'bare loop plays'): number =>
  Number((figures['ebbes plays'].median / figures[peer].median).toPrecision(3))
console.log(
  JSON.stringify({
    bench: 'engine',
    perSecond: figures,
    ratio: { boardgameIo: ratioTo('boardgame.io plays'), bareLoop: ratioTo('bare loop plays') },
  }),
)
