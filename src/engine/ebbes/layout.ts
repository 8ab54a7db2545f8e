/**
 * Where the cells of a state lie: everything that there is one of for each suit, trick, player or card, in one list of
 * small integers. A list is copied at once, and the fewer cells it has, the sooner.
 */
import { SUIT_COUNT } from './cards'
import { handSize, isTwoPlayerGame, playerCount, type Config } from './config'

/** ebbes.virtual: its cards lie in five columns. */
export const COLUMNS = 5

const MOST_TRICKS = 15
const MOST_CARDS = 75

/** Powers of two: the bits of a place tell the cell from the place in it. */
export const CARDS_IN_CELL = 4
export const LEADERS_IN_CELL = 8

/** Basic game: the pile of number cards; round n turns over the n-th. */
export const NUMBERS = 0
/** By suit: the value whose card designates that suit in this round; 0 while there is none. */
export const DESIGNATORS = 5
/** Variant 2: the pairs as cards, in the order selected; 0 where there is none yet. */
export const PAIRS = 10
/** By role: its suit, −1 while it is open. */
export const ROLE_SUITS = 15
/** The leader of each trick of this round, including the current one, several in a cell: see `plays.ts`. */
export const LEADERS = 20
/** Every card of this round in the order played, several in a cell, too. */
export const PLAYS = LEADERS + Math.ceil(MOST_TRICKS / LEADERS_IN_CELL)
/** From here on, a block of cells for each player. */
const PLAYERS = PLAYS + Math.ceil(MOST_CARDS / CARDS_IN_CELL)

/** In a player's block, by suit: the values held, as a bit set. The virtual player holds none. */
const HELD = PLAYERS
/** In a player's block, by suit: the values won in this round, as a bit set. */
const WON = HELD + SUIT_COUNT
/** In a player's block: the points of the last finished round, and the total. */
const POINTS = WON + SUIT_COUNT
const SCORE = POINTS + 1
const BLOCK = SCORE + 1 - PLAYERS

export const heldAt = (player: number, suit: number): number => HELD + player * BLOCK + suit
export const wonAt = (player: number, suit: number): number => WON + player * BLOCK + suit
export const pointsAt = (player: number): number => POINTS + player * BLOCK
export const scoreAt = (player: number): number => SCORE + player * BLOCK

/** Only with two people: the virtual player's face-up card of each column. */
export const FACE_UP = PLAYERS + 3 * BLOCK
/** The face-down cards below, layer by layer from the bottom, columns from left to right. */
export const FACE_DOWN = FACE_UP + COLUMNS
const MOST_FACE_DOWN = MOST_TRICKS - COLUMNS

/** The cards dealt to all players together. */
export const cardsInRound = (config: Config): number => playerCount(config) * handSize(config)

export const cellCount = (config: Config): number =>
  isTwoPlayerGame(config) ? FACE_DOWN + MOST_FACE_DOWN : PLAYERS + config.seats * BLOCK
