/** ebbes for three, basic game, written for boardgame.io: the peer of our own engine. */
import { Client } from 'boardgame.io/client'
import { INVALID_MOVE } from 'boardgame.io/core'
import type { Ctx, Game } from 'boardgame.io'

interface Table {
  round: number
  number: number
  numbers: number[]
  hands: string[][]
  won: string[][]
  trick: { player: number; card: string }[]
  roles: string[]
  scores: number[]
  /** Whether the starting player has to be named. */
  naming: boolean
}

const PLAYERS = 3
const SUITS = ['B', 'N', 'Y', 'G', 'R']
const DECK = SUITS.flatMap((suit) => [1, 2, 3, 4, 5, 6].map((value) => `${suit}${value}`))
const suitOf = (card: string): string => card.charAt(0)
const valueOf = (card: string): number => Number(card.slice(1))

interface Dice {
  Shuffle<T>(items: T[]): T[]
}

function deal(G: Table, random: Dice): void {
  const deck = random.Shuffle(DECK)
  G.hands = [deck.slice(0, 10), deck.slice(10, 20), deck.slice(20)]
  G.won = [[], [], []]
  G.roles = []
  G.round++
  G.number = G.numbers[G.round - 1] ?? 0
}

export function legalCards(G: Table, player: number): string[] {
  const hand = G.hands[player] ?? []
  const led = G.trick[0]
  const following = led ? hand.filter((card) => suitOf(card) === suitOf(led.card)) : []
  return following.length > 0 ? following : hand
}

function designate(G: Table, card: string): void {
  if (valueOf(card) !== G.number || G.roles.length === 5) return
  G.roles.push(suitOf(card))
  if (G.roles.length === 4) G.roles.push(...SUITS.filter((suit) => !G.roles.includes(suit)))
}

function winner(G: Table): number {
  const led = suitOf(G.trick[0]?.card ?? '')
  const strength = (card: string): number =>
    suitOf(card) === G.roles[0] ? 100 + valueOf(card) : suitOf(card) === led ? valueOf(card) : 0
  return G.trick.reduce((best, play) => (strength(play.card) > strength(best.card) ? play : best))
    .player
}

function score(G: Table): void {
  const [, plus, ebbes, minus] = G.roles
  const count = (player: number, suit?: string): number =>
    (G.won[player] ?? []).filter((card) => suitOf(card) === suit).length
  const counts = [0, 1, 2].map((player) => count(player, ebbes))
  for (let player = 0; player < PLAYERS; player++) {
    const cards = counts[player] ?? 0
    const middle = cards !== Math.max(...counts) && cards !== Math.min(...counts)
    G.scores[player] =
      (G.scores[player] ?? 0) + count(player, plus) - count(player, minus) + (middle ? 3 : 0)
  }
}

/** Most zilch cards; tied, the highest of them. */
function zilchRight(G: Table): number {
  const ranks = G.won.map((cards) => {
    const zilch = cards.filter((card) => suitOf(card) === G.roles[4])
    return zilch.length * 16 + Math.max(0, ...zilch.map(valueOf))
  })
  return ranks.indexOf(Math.max(...ranks))
}

interface Move {
  readonly G: Table
  readonly ctx: Ctx
  readonly random: Dice
  readonly events: { endTurn(next: { next: string }): void }
}

const game: Game<Table> = {
  setup: ({ random }) => {
    const G: Table = {
      round: 0,
      number: 0,
      numbers: random.Shuffle([1, 2, 3, 4, 5]),
      hands: [],
      won: [],
      trick: [],
      roles: [],
      scores: [0, 0, 0],
      naming: false,
    }
    deal(G, random)
    return G
  },
  moves: {
    play: ({ G, ctx, random, events }: Move, card: string) => {
      const player = Number(ctx.currentPlayer)
      if (G.naming || !legalCards(G, player).includes(card)) return INVALID_MOVE
      const hand = G.hands[player] ?? []
      hand.splice(hand.indexOf(card), 1)
      G.trick.push({ player, card })
      designate(G, card)
      let next = (player + 1) % PLAYERS
      if (G.trick.length === PLAYERS) {
        next = winner(G)
        G.won[next]?.push(...G.trick.map((play) => play.card))
        G.trick = []
        if (G.hands.every(({ length }) => length === 0)) {
          score(G)
          if (G.round < 5) {
            next = zilchRight(G)
            deal(G, random)
            G.naming = true
          }
        }
      }
      events.endTurn({ next: String(next) })
      return undefined
    },
    nameStarter: ({ G, events }: Move, player: number) => {
      if (!G.naming || player < 0 || player >= PLAYERS) return INVALID_MOVE
      G.naming = false
      events.endTurn({ next: String(player) })
      return undefined
    },
  },
  endIf: ({ G }) =>
    G.round === 5 && G.hands.every((hand) => hand.length === 0) ? G.scores : undefined,
}

/** One game from the first deal to the end; answers how often somebody had to decide. */
export function playOnBoardgameIo(random: (below: number) => number): number {
  const client = Client<Table>({ game, numPlayers: PLAYERS, debug: false })
  client.start()
  let plays = 0
  for (let state = client.getState(); state && !state.ctx.gameover; state = client.getState()) {
    if (state.G.naming) client.moves['nameStarter']?.(random(PLAYERS))
    else {
      const cards = legalCards(state.G, Number(state.ctx.currentPlayer))
      client.moves['play']?.(cards[random(cards.length)])
    }
    plays++
  }
  client.stop()
  return plays
}
