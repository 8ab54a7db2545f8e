/**
 * `npm run bench -- engine`: random games through next, legalActions and apply, the very code that
 * the host uses, and in numbers, as a search plays them, beside the same game on boardgame.io and as a
 * bare loop, turn and turn about in one run; and the worlds that a search imagines.
 */
import { ebbes } from '../src/engine/ebbes/game'
import { eidex } from '../src/engine/eidex/game'
import { listed, type AnyView, type Game, type GameTypes } from '../src/engine/kernel'
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

const newGame = () => gameOf(ebbes, { seats: 3 })

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
const target = newGame()
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
    'ebbes plays': () => playRandomly(ebbes, newGame(), random),
    'ebbes plays in numbers': inNumbers(ebbes, { seats: 3 }),
    'ebbes copies': () => {
      for (let copies = 0; copies < COPIES; copies++) ebbes.copy(state)
      return COPIES
    },
    'ebbes copies in place': () => {
      for (let copies = 0; copies < COPIES; copies++) ebbes.numbers.copyInto(target, state)
      return COPIES
    },
    'ebbes worlds': imagining(ebbes, ebbesView),
    'eidex worlds': imagining(eidex, eidexView),
    'eidex worlds with facts': imagining(eidex, askedView),
    'eidex basic decisions': () => playEidex({}),
    'eidex cosmic decisions': () => playEidex({ mode: 'cosmic' }),
    'eidex basic decisions in numbers': inNumbers(eidex, {}),
    'eidex cosmic decisions in numbers': inNumbers(eidex, { mode: 'cosmic' }),
    'bare loop plays': () => playBareRound(3, random),
    'boardgame.io plays': () => playOnBoardgameIo(random),
  },
  import.meta.url,
)
const ratio = (name: keyof typeof figures, peer: keyof typeof figures): number =>
  Number((figures[name].median / figures[peer].median).toPrecision(3))
console.log(
  JSON.stringify({
    bench: 'engine',
    perSecond: figures,
    ratio: {
      boardgameIo: ratio('ebbes plays', 'boardgame.io plays'),
      bareLoop: ratio('ebbes plays', 'bare loop plays'),
      numbersToBareLoop: ratio('ebbes plays in numbers', 'bare loop plays'),
    },
  }),
)
