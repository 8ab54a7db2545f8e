/**
 * For every character a game in which it is used: what is played until Anna is asked, what she presses,
 * and what there is to be seen then. All hold three cards of each suit, hearts are trump, and Carl
 * leads, then Berta and Anna play; unless a case deals otherwise.
 */
import type { Deal } from '../../scripts/scenario/format'
import type { Card } from '../../src/engine/eidex/cards'
import type { PowerId } from '../../src/engine/eidex/characters'
import { promptsEn } from '../../src/renderer/games/eidex/rules/prompts.en'
import { expect, type Anna } from './characters-table'

interface Case {
  readonly deal?: Deal
  /** The place in the hand of each blind card. */
  readonly draws?: readonly number[]
  /** What they play, after the lowest stars have been put down; else their lowest card. */
  readonly berta?: readonly Card[]
  readonly carl?: readonly Card[]
  /** What Anna puts down and plays until she is asked; without it, she is asked at once. */
  readonly cards?: readonly Card[]
  /** She is asked before that, too, and passes. */
  readonly waits?: true
  /** Asked only at the end: until then she plays her lowest cards. */
  readonly isLate?: true
  /** What she reads or sees with the question. */
  readonly asked?: (anna: Anna) => Promise<void>
  /** The buttons that she presses in the prompt, and the number that she writes. */
  readonly choices?: readonly string[]
  readonly number?: number
  /** Where the power is a way to play a card. */
  readonly way?: { readonly card: Card; readonly name: string }
  /** What everybody reads then. */
  readonly told: string
  readonly sees: (anna: Anna) => Promise<void>
  /** What the portrait says in the end. */
  readonly left?: string
}

const ANNA_LEADS: Deal = { dealer: 1, turnUp: 'H10' }
const BERTA = 'Berta on your left'
const CARL = 'Carl on your right'

export const CASES: Readonly<Record<PowerId, Case>> = {
  dealer: {
    cards: ['S7'],
    choices: [BERTA],
    told: 'Anna uses a power, Dealer: Berta.',
    sees: async (anna) => {
      await anna.holds('H7', 'H10', 'HJ', 'L7', 'L10', 'LK', 'R6', 'R9', 'RQ', 'SJ', 'SA')
      await anna.reads('Berta answers: yes.')
    },
    left: 'can be used any number of times',
  },
  'jiu-jitsu': {
    carl: ['R7'],
    berta: ['RQ'],
    cards: ['S7', 'RJ'],
    choices: ['jack of ravens and queen of ravens'],
    told: 'Anna uses a power, Jiu-Jitsu: jack of ravens and queen of ravens.',
    sees: async (anna) => {
      await anna.reads('Anna takes the trick.')
      await anna.seesWon('Anna', '1 trick')
    },
  },
  ultimo: {
    isLate: true,
    told: 'Anna uses a power: Ultimo.',
    sees: async (anna) => {
      await expect(anna.scores).toContainText('last trick')
    },
  },
  trumphator: {
    deal: { turnUp: 'HQ', turnUp2: 'L9' },
    asked: async (anna) => {
      await expect(anna.cards).toHaveCount(11)
      await expect(
        anna.page.getByText('One of your cards stays hidden until you’ve decided.'),
      ).toBeVisible()
    },
    told: 'Anna uses a power: Trumphator.',
    sees: async (anna) => {
      await expect(anna.page.getByRole('heading', { name: 'Lizards are trump' })).toBeVisible()
      await expect(
        anna.page.getByRole('img', { name: 'Turned up: nine of lizards', exact: true }),
      ).toBeVisible()
      await expect(anna.cards).toHaveCount(12)
    },
  },
  computer: {
    isLate: true,
    asked: (anna) => anna.reads('Points: Anna 45, Berta 60 and Carl 52.'),
    choices: ['+5'],
    told: 'Anna uses a power, Computer: +5.',
    sees: async (anna) => {
      await expect(
        anna.reckoned('Anna').getByRole('cell', { name: '50', exact: true }),
      ).toBeVisible()
    },
  },
  raeuber: {
    deal: ANNA_LEADS,
    choices: ['eight of ravens'],
    told: 'Anna uses a power: Thief.',
    sees: async (anna) => {
      await anna.holds('H6', 'H10', 'HQ', 'HK', 'L6', 'L9', 'LQ', 'RJ', 'RA', 'S7', 'S10', 'SK')
      await anna.isTold('Anna gives Berta the eight of ravens.')
    },
  },
  voyeur: {
    // At once she could look, too; but then Carl puts down a card that may be one of those shown.
    waits: true,
    cards: ['S7'],
    choices: [CARL],
    told: 'Anna uses a power, Peeping Tom: Carl.',
    sees: async (anna) => {
      await anna.seesInTrick('Carl plays the eight of hearts.')
      await anna.knows('Carl', 'H9', 'HA', 'L8', 'LJ')
    },
  },
  quizmaster: {
    // Anna takes the trick and leads: what Berta has told of her hand stays true until then.
    carl: ['L8'],
    berta: ['L7'],
    cards: ['S7', 'H6'],
    asked: async (anna) => {
      await expect(anna.prompt).toContainText(promptsEn['quizmaster.ask'])
    },
    choices: [BERTA, 'ten of hearts', 'jack of hearts', 'At least', 'In hand'],
    told: 'Anna asks Berta: do you have at least 1 of the ten of hearts and the jack of hearts (in hand)?',
    sees: async (anna) => {
      await anna.isTold('The answer for Berta is yes.')
      await expect(
        anna.seat('Berta').getByText('At least 1 of the ten of hearts and the jack of hearts'),
      ).toBeVisible()
    },
    left: 'can be used any number of times',
  },
  feministin: {
    carl: ['LJ'],
    berta: ['L7'],
    cards: ['S7', 'LQ'],
    told: 'Anna uses a power: Feminist.',
    sees: async (anna) => {
      await anna.reads('Carl takes the trick.')
      await anna.seesWon('Carl', '1 trick')
    },
    left: 'can be used any number of times',
  },
  schuechterne: {
    deal: ANNA_LEADS,
    draws: [3],
    cards: ['S7'],
    choices: [CARL],
    told: 'Anna uses a power, Shyness: Carl.',
    sees: async (anna) => {
      await anna.seesInForce('The card led was drawn blindly.')
      await anna.seesInTrick('Carl plays the eight of lizards.')
    },
  },
  teekraenzchen: {
    cards: ['S7'],
    told: 'Anna uses a power: Tea Party.',
    sees: async (anna) => {
      await anna.answers('teekraenzchen.return', ['six of lizards', 'eight of ravens'])
      await anna.holds('H6', 'H7', 'H8', 'HQ', 'HK', 'L9', 'LQ', 'RJ', 'RA', 'S10', 'SK')
      await anna.knows('Berta', 'L6')
      await anna.knows('Carl', 'R8')
    },
  },
  gerechtigkeit: {
    cards: ['S7'],
    told: 'Anna uses a power: Justice.',
    sees: async (anna) => {
      await anna.seesInForce('Everybody keeps their own card. Tricks left: 2.')
      await anna.lays('H6')
      await anna.seesInForce('Everybody keeps their own card. Tricks left: 1.')
      await anna.reads('Everybody keeps their own card; Carl leads next.')
    },
  },
  skater: {
    carl: ['L8'],
    told: 'Anna uses a power: Trumper.',
    sees: async (anna) => {
      await anna.seesInForce('Trump only if you can’t follow suit; tens rank between king and ace.')
      await anna.lays('S7')
      await anna.mayLay('L6', 'L9', 'LQ')
    },
  },
  schwarzpeter: {
    told: 'Anna uses a power: Old Maid.',
    sees: async (anna) => {
      await anna.seesInForce('Whoever wins the jack of ravens loses.')
      await anna.mayLay('H6', 'HQ', 'HK', 'L6', 'L9', 'LQ', 'R8', 'RA', 'S7', 'S10', 'SK')
    },
  },
  farbenfreund: {
    cards: ['S7'],
    choices: ['Stars'],
    told: 'Anna uses a power, Fond of Suits: stars.',
    sees: async (anna) => {
      await anna.seesInForce('If the leader has stars, they must lead one.')
      await anna.seesInTrick('Carl plays the nine of stars.')
    },
    left: 'can be used once more',
  },
  scharfmacher: {
    cards: ['S7', 'H6'],
    told: 'Anna uses a power: Agitator.',
    sees: async (anna) => {
      await expect(anna.trick).toHaveCount(5)
      await anna.lays('HQ')
      await anna.seesWon('Carl', '1 trick')
    },
  },
  differenzler: {
    cards: ['S7'],
    number: 60,
    told: 'Anna uses a power, Differentiator: 60.',
    sees: (anna) => anna.seesInForce('Anna wants to make exactly 60 points.'),
  },
  fahnder: {
    deal: ANNA_LEADS,
    cards: ['S7', 'R8'],
    choices: ['king of ravens'],
    told: 'Anna uses a power, Cop: king of ravens.',
    sees: (anna) => anna.reads('Carl plays the king of ravens.'),
  },
  fuersorge: {
    carl: ['R7'],
    berta: ['R6'],
    cards: ['S7', 'R8'],
    choices: [BERTA],
    told: 'Anna uses a power, Social Security: Berta.',
    sees: async (anna) => {
      await anna.seesWon('Berta', '1 trick')
      await anna.reads('Berta takes the trick.')
    },
    left: 'can be used any number of times',
  },
  weisheit: {
    cards: ['S7'],
    choices: ['queen of hearts and king of hearts'],
    told: 'Anna uses a power, Wisdom: queen of hearts and king of hearts.',
    sees: async (anna) => {
      await anna.seesInForce('Anna may add or subtract 4 points at the end.')
      await anna.isTold('Anna shows the queen of hearts and the king of hearts.')
    },
  },
  laser: {
    draws: [0, 0, 10],
    told: 'Anna uses a power: Laser.',
    sees: async (anna) => {
      for (const name of ['Berta', 'Carl']) await anna.seesDown(name, `${name} set a card aside`)
      await anna.seesInForce('The first lead is drawn blindly.')
      await anna.lays('S7')
      await anna.seesInTrick('Carl plays the queen of stars.')
    },
  },
  radarkontrolle: {
    number: 85,
    told: 'Anna uses a power, Speed Limit: 85.',
    sees: async (anna) => {
      await expect(anna.page.getByText('Limit: 85 points')).toBeVisible()
    },
  },
  konsumentenschutz: {
    carl: ['R7'],
    cards: ['S7'],
    told: 'Anna uses a power: Consumer Protection.',
    sees: async (anna) => {
      const carl = anna.seat('Carl')
      await expect(carl.getByText('Rejected; returns to the hand after this trick')).toBeVisible()
      await expect(carl.getByRole('img', { name: 'seven of ravens', exact: true })).toBeVisible()
      await anna.seesInTrick('Carl plays the eight of hearts.')
    },
  },
  seher: {
    told: 'Anna uses a power: Seer.',
    sees: async (anna) => {
      await anna.seesDown('Berta', 'Berta set aside the eight of stars')
      await anna.seesDown('Carl', 'Carl set aside the six of stars')
      await anna.seesInTrick('Carl plays the eight of hearts.')
      await expect(anna.page.getByText(anna.texts['eidex.prompt.put-down'])).toBeVisible()
      await anna.lays('S7')
      await anna.seesDown('Anna', 'Anna set aside the seven of stars')
    },
  },
  umwerter: {
    cards: ['S7'],
    choices: ['seven of lizards', 'Highest'],
    told: 'Anna uses a power, Revalue: seven of lizards, highest.',
    sees: (anna) => anna.seesInForce('The seven of lizards is the highest card of its suit.'),
  },
  zombie: {
    carl: ['H8', 'R7'],
    berta: ['H7', 'R6'],
    cards: ['S7', 'H6', 'RA'],
    told: 'Anna uses a power: Zombie.',
    sees: async (anna) => {
      await anna.answers('zombie.card', ['ace of ravens'])
      await anna.holds('HQ', 'HK', 'L6', 'L9', 'LQ', 'R8', 'RJ', 'RA', 'S10', 'SK')
      // Without a trick, Berta takes up what she put down.
      await expect(anna.seat('Berta').getByRole('img', { name: /put/ })).toHaveCount(0)
      await anna.reads('Anna takes back 1 card.', 'Berta takes back 1 card.')
    },
  },
  excuse: {
    carl: ['R7'],
    cards: ['S7'],
    way: { card: 'L6', name: 'With an excuse, as Excuse' },
    told: 'Anna uses a power, Excuse: six of lizards.',
    sees: (anna) => anna.reads('Anna plays the six of lizards.'),
  },
  taschenspieler: {
    cards: ['S7'],
    choices: ['eight of ravens'],
    told: 'Anna uses a power: Cheater.',
    sees: async (anna) => {
      await anna.holds('H6', 'HQ', 'HK', 'L6', 'L9', 'LQ', 'RJ', 'RA', 'S7', 'S10', 'SK')
      await anna.seesDown('Anna', 'Anna set aside the eight of ravens')
      await anna.reads('Anna takes back the seven of stars.')
    },
  },
  korrektor: {
    cards: ['S7', 'H6'],
    choices: ['Anna you'],
    told: 'Anna uses a power, Rejector: Anna.',
    sees: async (anna) => {
      await expect(anna.page.getByText(anna.texts['eidex.prompt.lead'])).toBeVisible()
      await expect(anna.trick).toHaveCount(0)
      await anna.holds('H6', 'HQ', 'HK', 'L6', 'L9', 'LQ', 'R8', 'RJ', 'RA', 'S10', 'SK')
      await anna.reads('Carl takes back 1 card.')
    },
  },
  fledderer: {
    cards: ['S7'],
    choices: ['eight of ravens', BERTA],
    told: 'Anna uses a power, Grave Robber: Berta.',
    sees: async (anna) => {
      await anna.holds('H6', 'HQ', 'HK', 'L6', 'L9', 'LQ', 'RJ', 'RA', 'S8', 'S10', 'SK')
      await anna.seesDown('Berta', 'Berta set aside the eight of ravens')
    },
  },
  guggitaler: {
    cards: ['SK'],
    told: 'Anna uses a power: Guggitaler.',
    sees: async (anna) => {
      await anna.answers('guggitaler.put-down', ['eight of ravens'])
      await anna.seesInForce('Only hearts (1 each) and the king of stars (4) count.')
      await anna.seesDown('Anna', 'Anna set aside the eight of ravens')
      await anna.holds('H6', 'HQ', 'HK', 'L6', 'L9', 'LQ', 'RJ', 'RA', 'S7', 'S10', 'SK')
      await anna.reads('Anna takes back the king of stars.')
    },
  },
  jackpot: {
    carl: ['L8'],
    berta: ['L7'],
    choices: ['seven of hearts'],
    told: 'Anna uses a power, Jackpot: seven of hearts.',
    sees: async (anna) => {
      await anna.seesInForce('Win the trick with the seven of hearts, and you win the jackpot.')
      await anna.lays('R8')
      const board = anna.page.getByRole('region', { name: 'Hearts are trump' })
      await expect(board).toContainText('Jackpot 1 card')
      await anna.lays('L6')
      await expect(board).toContainText('Jackpot 4 cards')
      await anna.reads('The trick goes into the jackpot; Carl leads next.')
    },
  },
  kompass: {
    cards: ['S7'],
    choices: ['To the left (clockwise)'],
    told: 'Anna uses a power, Compass: to the left (clockwise).',
    sees: async (anna) => {
      await expect(anna.page.getByRole('img', { name: 'Play goes to the left' })).toBeVisible()
      await anna.seesInTrick('Carl plays the eight of hearts.')
      await expect(anna.trick).toHaveCount(1)
      await anna.lays('H6')
      // Later it can be turned round, twice.
      await anna.answers('kompass.lead')
      await expect(anna.page.getByRole('img', { name: 'Play goes to the right' })).toBeVisible()
    },
    left: 'can be used once more',
  },
  'black-friday': {
    cards: ['S7'],
    choices: ['Lizards'],
    told: 'Anna uses a power, Black Friday: lizards.',
    sees: (anna) => anna.seesInForce('Lizards count nothing; ravens have their points as well.'),
  },
  wuenschelrute: {
    draws: [0],
    choices: ['ace of hearts'],
    told: 'Anna uses a power, Wishbone: ace of hearts.',
    sees: async (anna) => {
      await anna.holds('HQ', 'HK', 'HA', 'L6', 'L9', 'LQ', 'R8', 'RJ', 'RA', 'S7', 'S10', 'SK')
      await anna.isTold('Anna gives Carl the six of hearts.')
    },
  },
  sphinx: {
    deal: ANNA_LEADS,
    cards: ['S7'],
    way: { card: 'R8', name: 'Face down, as Sphinx' },
    told: 'Anna uses a power: Sphinx.',
    sees: async (anna) => {
      await anna.seesWon('Berta', '1 trick, 1 hidden card')
      await anna.reads('Anna leads a card face down. Its suit: ravens.')
    },
    left: 'can be used once more',
  },
}
