/**
 * `npm run bench -- engine [--json]`: random games through next, legalActions and apply, the very code that
 * the host uses, and in numbers, as a search plays them, beside the same game on boardgame.io and as a
 * bare loop, turn and turn about in one run; and the worlds that a search imagines.
 */
import { cpus, loadavg } from 'node:os'
import { lowest } from '../src/engine/bits'
import { ebbes } from '../src/engine/ebbes/game'
import { eidex } from '../src/engine/eidex/game'
import type { AnyView, Game, GameTypes } from '../src/engine/kernel'
import { seededRandom } from '../src/engine/random'
import { playInNumbers, playRandomly } from '../scripts/sim/play'
import { playBareRound } from './bare-loop'
import { playOnBoardgameIo } from './ebbes-boardgame-io'
import { measure } from './measure'

const random = seededRandom(1)

function gameOf<T extends GameTypes>(game: Game<T>, options: object): T['State'] {
  const made = game.setup(options)
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value
}

/** Games in numbers, one after the other over the same state. */
function inNumbers<T extends GameTypes>(game: Game<T>, options: object): () => number {
  const { numbers } = game
  // A game without them is not measured.
  const fresh = gameOf(game, options)
  const state = game.copy(fresh)
  return () => {
    numbers.copyInto(state, fresh)
    return playInNumbers(numbers, state, random)
  }
}

/** The first view of a game, played at random, that a search would imagine from in the middle of a round. */
function viewIn<T extends GameTypes>(
  game: Game<T>,
  options: object,
  isWanted: (view: T['View']) => boolean,
): T['View'] {
  const dice = seededRandom(7)
  for (;;) {
    let found: T['View'] | undefined
    playRandomly(game, gameOf(game, options), dice, {
      seen(state) {
        const next = game.next(state)
        if (found !== undefined || next.kind !== 'seats') return
        const view = game.view(state, next.seats[0] as number)
        if (isWanted(view)) found = view
      },
    })
    if (found !== undefined) return found
  }
}

const isMidRound = ({ handSizes }: AnyView): boolean => Math.max(...handSizes) === 5

/** Worlds imagined from one view, as a search does it. */
function imagining<T extends GameTypes>(game: Game<T>, view: T['View']): () => number {
  return () => {
    for (let worlds = 0; worlds < WORLDS; worlds++) game.imagine(view, random)
    return WORLDS
  }
}

/** Each from a view that was not seen before, as the first world of every decision. */
function imaginingFirst<T extends GameTypes>(game: Game<T>, view: T['View']): () => number {
  return () => {
    for (let worlds = 0; worlds < WORLDS; worlds++) game.imagine({ ...view }, random)
    return WORLDS
  }
}

/** A tournament, with characters drawn at random if it has any; powers are used half the time. */
function playEidex(options: object): number {
  return playRandomly(eidex, gameOf(eidex, options), random)
}

/** A state in the middle of a round, as a search would copy it. */
function midRound<T extends GameTypes>(game: Game<T>, options: object): T['State'] {
  const { numbers } = game
  const state = gameOf(game, options)
  for (let moves = 0; moves < 19; moves++) {
    const asked = numbers.asked(state)
    if (asked === 0) numbers.roll(state, random)
    else numbers.act(state, lowest(asked), numbers.sample(state, lowest(asked), random))
  }
  return state
}

function copying<T extends GameTypes>(game: Game<T>, options: object): () => number {
  const state = midRound(game, options)
  return () => {
    for (let copies = 0; copies < COPIES; copies++) game.copy(state)
    return COPIES
  }
}

function copyingInPlace<T extends GameTypes>(game: Game<T>, options: object): () => number {
  const [state, target] = [midRound(game, options), gameOf(game, options)]
  return () => {
    for (let copies = 0; copies < COPIES; copies++) game.numbers.copyInto(target, state)
    return COPIES
  }
}

const COPIES = 1000
const WORLDS = 20

const ebbesView = viewIn(ebbes, { seats: 3 }, isMidRound)
const eidexView = viewIn(eidex, {}, isMidRound)
/** Somebody has learnt of hidden cards by asking for them. */
const askedView = viewIn(
  eidex,
  { mode: 'cosmic', characters: ['quizmaster', 'schuechterne', 'gerechtigkeit'] },
  (view) => isMidRound(view) && view.facts.length > 0,
)

const figures = await measure(
  {
    'ebbes plays': () => playRandomly(ebbes, gameOf(ebbes, { seats: 3 }), random),
    'ebbes plays in numbers': inNumbers(ebbes, { seats: 3 }),
    'ebbes copies': copying(ebbes, { seats: 3 }),
    'ebbes copies in place': copyingInPlace(ebbes, { seats: 3 }),
    'eidex copies': copying(eidex, {}),
    'eidex copies in place': copyingInPlace(eidex, {}),
    'ebbes worlds': imagining(ebbes, ebbesView),
    'ebbes first worlds': imaginingFirst(ebbes, ebbesView),
    'eidex worlds': imagining(eidex, eidexView),
    'eidex first worlds': imaginingFirst(eidex, eidexView),
    'eidex worlds with facts': imagining(eidex, askedView),
    'eidex first worlds with facts': imaginingFirst(eidex, askedView),
    'eidex basic decisions': () => playEidex({}),
    'eidex cosmic decisions': () => playEidex({ mode: 'cosmic' }),
    'eidex basic decisions in numbers': inNumbers(eidex, {}),
    'eidex cosmic decisions in numbers': inNumbers(eidex, { mode: 'cosmic' }),
    'bare loop plays': () => playBareRound(3, random),
    'boardgame.io plays': () => playOnBoardgameIo(random),
  },
  import.meta.url,
)

/** As shares of the bare loop, which tells how fast the machine is. */
const AIMS: Partial<Record<keyof typeof figures, number>> = {
  'ebbes plays in numbers': 0.75,
  'eidex basic decisions in numbers': 0.45,
  'eidex cosmic decisions in numbers': 0.17,
}
const bare = figures['bare loop plays'].median
const results = Object.entries(figures).map(([what, { median, best }]) => ({
  what,
  median,
  best,
  ofBareLoop: Number((median / bare).toPrecision(3)),
  aim: AIMS[what as keyof typeof figures] ?? null,
}))
if (process.argv.includes('--json')) {
  const machine = { node: process.version, cpu: cpus()[0]?.model, load: loadavg()[0] }
  console.log(JSON.stringify({ bench: 'engine', ...machine, results }))
} else console.table(results)
