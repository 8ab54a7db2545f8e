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
    told: 'Anna uses Dealer: Berta.',
    sees: async (anna) => {
      await anna.holds('H7', 'H10', 'HJ', 'L7', 'L10', 'LK', 'R6', 'R9', 'RQ', 'SJ', 'SA')
      await anna.reads('Berta answers: yes.')
    },
    left: 'can be used again and again',
  },
  'jiu-jitsu': {
    carl: ['R7'],
    berta: ['RQ'],
    cards: ['S7', 'RJ'],
    choices: ['raven jack and raven queen'],
    told: 'Anna uses Jiu-Jitsu: raven jack and raven queen.',
    sees: async (anna) => {
      await anna.reads('Anna takes the trick.')
      await anna.seesWon('Anna', '1 trick')
    },
  },
  ultimo: {
    isLate: true,
    told: 'Anna uses Ultimo.',
    sees: async (anna) => {
      await expect(anna.scores).toContainText('last trick')
    },
  },
  trumphator: {
    deal: { turnUp: 'HQ', turnUp2: 'L9' },
    asked: async (anna) => {
      await expect(anna.cards).toHaveCount(11)
      await expect(
        anna.page.getByText('One of your cards stays hidden until you have decided.'),
      ).toBeVisible()
    },
    told: 'Anna uses Trumphator.',
    sees: async (anna) => {
      await expect(anna.page.getByRole('heading', { name: 'Lizards are trump' })).toBeVisible()
      await expect(
        anna.page.getByRole('img', { name: 'Turned up: lizard nine', exact: true }),
      ).toBeVisible()
      await expect(anna.cards).toHaveCount(12)
    },
  },
  computer: {
    isLate: true,
    asked: (anna) => anna.reads('Points: Anna 45, Berta 60, and Carl 52.'),
    choices: ['+5'],
    told: 'Anna uses Computer: +5.',
    sees: async (anna) => {
      await expect(
        anna.reckoned('Anna').getByRole('cell', { name: '50', exact: true }),
      ).toBeVisible()
    },
  },
  raeuber: {
    deal: ANNA_LEADS,
    choices: ['raven eight'],
    told: 'Anna uses Robber.',
    sees: async (anna) => {
      await anna.holds('H6', 'H10', 'HQ', 'HK', 'L6', 'L9', 'LQ', 'RJ', 'RA', 'S7', 'S10', 'SK')
      await anna.isTold('Anna gives Berta raven eight.')
    },
  },
  voyeur: {
    // At once she could look, too; but then Carl puts down a card that may be one of those shown.
    waits: true,
    cards: ['S7'],
    choices: [CARL],
    told: 'Anna uses Voyeur: Carl.',
    sees: async (anna) => {
      await anna.seesInTrick('Carl plays heart eight.')
      await anna.knows('Carl', 'H9', 'HA', 'L8', 'LJ')
    },
  },
  quizmaster: {
    cards: ['S7', 'H6'],
    asked: async (anna) => {
      await expect(anna.prompt).toContainText(promptsEn['quizmaster.ask'])
    },
    choices: [BERTA, 'heart ten', 'heart jack', 'At least', 'In hand'],
    told: 'Anna asks Berta: at least 1 of heart ten and heart jack (in hand)?',
    sees: async (anna) => {
      await anna.isTold('Answer for Berta: yes.')
      await expect(
        anna.seat('Berta').getByText('At least 1 of heart ten and heart jack'),
      ).toBeVisible()
    },
    left: 'can be used again and again',
  },
  feministin: {
    carl: ['LJ'],
    berta: ['L7'],
    cards: ['S7', 'LQ'],
    told: 'Anna uses Feminist.',
    sees: async (anna) => {
      await anna.reads('Carl takes the trick.')
      await anna.seesWon('Carl', '1 trick')
    },
    left: 'can be used again and again',
  },
  schuechterne: {
    deal: ANNA_LEADS,
    draws: [3],
    cards: ['S7'],
    choices: [CARL],
    told: 'Anna uses Wallflower: Carl.',
    sees: async (anna) => {
      await anna.seesInForce('The card led was drawn blindly.')
      await anna.seesInTrick('Carl plays lizard eight.')
    },
  },
  teekraenzchen: {
    cards: ['S7'],
    told: 'Anna uses Tea Party.',
    sees: async (anna) => {
      await anna.answers('teekraenzchen.return', ['lizard six', 'raven eight'])
      await anna.holds('H6', 'H7', 'H8', 'HQ', 'HK', 'L9', 'LQ', 'RJ', 'RA', 'S10', 'SK')
      await anna.knows('Berta', 'L6')
      await anna.knows('Carl', 'R8')
    },
  },
  gerechtigkeit: {
    cards: ['S7'],
    told: 'Anna uses Justice.',
    sees: async (anna) => {
      await anna.seesInForce('Everybody keeps their own card. Tricks left: 2.')
      await anna.lays('H6')
      await anna.seesInForce('Everybody keeps their own card. Tricks left: 1.')
      await anna.reads('Everybody keeps their own card; Carl leads next.')
    },
  },
  skater: {
    carl: ['L8'],
    told: 'Anna uses Skat Player.',
    sees: async (anna) => {
      await anna.seesInForce(
        'Trump only for those who can’t follow; tens rank between king and ace.',
      )
      await anna.lays('S7')
      await anna.mayLay('L6', 'L9', 'LQ')
    },
  },
  schwarzpeter: {
    told: 'Anna uses Black Peter.',
    sees: async (anna) => {
      await anna.seesInForce('Whoever wins the raven jack loses.')
      await anna.mayLay('H6', 'HQ', 'HK', 'L6', 'L9', 'LQ', 'R8', 'RA', 'S7', 'S10', 'SK')
    },
  },
  farbenfreund: {
    cards: ['S7'],
    choices: ['Stars'],
    told: 'Anna uses Suit Fancier: Stars.',
    sees: async (anna) => {
      await anna.seesInForce('Stars must be led, by whoever has that suit.')
      await anna.seesInTrick('Carl plays star nine.')
    },
    left: 'can be used 1 more time',
  },
  scharfmacher: {
    cards: ['S7', 'H6'],
    told: 'Anna uses Firebrand.',
    sees: async (anna) => {
      await expect(anna.trick).toHaveCount(5)
      await anna.lays('HQ')
      await anna.seesWon('Carl', '1 trick')
    },
  },
  differenzler: {
    cards: ['S7'],
    number: 60,
    told: 'Anna uses Forecaster: 60.',
    sees: (anna) => anna.seesInForce('Anna wants to make exactly 60 points.'),
  },
  fahnder: {
    deal: ANNA_LEADS,
    cards: ['S7', 'R8'],
    choices: ['raven king'],
    told: 'Anna uses Detective: raven king.',
    sees: (anna) => anna.reads('Carl plays raven king.'),
  },
  fuersorge: {
    carl: ['R7'],
    berta: ['R6'],
    cards: ['S7', 'R8'],
    choices: [BERTA],
    told: 'Anna uses Charity: Berta.',
    sees: async (anna) => {
      await anna.seesWon('Berta', '1 trick')
      await anna.reads('Berta takes the trick.')
    },
    left: 'can be used again and again',
  },
  weisheit: {
    cards: ['S7'],
    choices: ['heart queen and heart king'],
    told: 'Anna uses Wisdom: heart queen and heart king.',
    sees: async (anna) => {
      await anna.seesInForce('Anna may add or subtract 4 points at the end.')
      await anna.isTold('Anna shows heart queen and heart king.')
    },
  },
  laser: {
    draws: [0, 0, 10],
    told: 'Anna uses Laser.',
    sees: async (anna) => {
      for (const name of ['Berta', 'Carl']) await anna.seesDown(name, `${name} put a card down`)
      await anna.seesInForce('The first card led is drawn blindly.')
      await anna.lays('S7')
      await anna.seesInTrick('Carl plays star queen.')
    },
  },
  radarkontrolle: {
    number: 85,
    told: 'Anna uses Speed Trap: 85.',
    sees: async (anna) => {
      await expect(anna.page.getByText('Limit: 85 points')).toBeVisible()
    },
  },
  konsumentenschutz: {
    carl: ['R7'],
    cards: ['S7'],
    told: 'Anna uses Consumer Watchdog.',
    sees: async (anna) => {
      const carl = anna.seat('Carl')
      await expect(carl.getByText('Rejected; back in hand after this trick')).toBeVisible()
      await expect(carl.getByRole('img', { name: 'raven seven', exact: true })).toBeVisible()
      await anna.seesInTrick('Carl plays heart eight.')
    },
  },
  seher: {
    told: 'Anna uses Seer.',
    sees: async (anna) => {
      await anna.seesDown('Berta', 'Berta put down star eight')
      await anna.seesDown('Carl', 'Carl put down star six')
      await anna.seesInTrick('Carl plays heart eight.')
      await expect(anna.page.getByText(anna.texts['eidex.prompt.put-down'])).toBeVisible()
      await anna.lays('S7')
      await anna.seesDown('Anna', 'Anna put down star seven')
    },
  },
  umwerter: {
    cards: ['S7'],
    choices: ['lizard seven', 'Highest'],
    told: 'Anna uses Revaluer: lizard seven, highest.',
    sees: (anna) => anna.seesInForce('The lizard seven is the highest of its suit.'),
  },
  zombie: {
    carl: ['H8', 'R7'],
    berta: ['H7', 'R6'],
    cards: ['S7', 'H6', 'RA'],
    told: 'Anna uses Zombie.',
    sees: async (anna) => {
      await anna.answers('zombie.card', ['raven ace'])
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
    told: 'Anna uses Excuse: lizard six.',
    sees: (anna) => anna.reads('Anna plays lizard six.'),
  },
  taschenspieler: {
    cards: ['S7'],
    choices: ['raven eight'],
    told: 'Anna uses Conjurer.',
    sees: async (anna) => {
      await anna.holds('H6', 'HQ', 'HK', 'L6', 'L9', 'LQ', 'RJ', 'RA', 'S7', 'S10', 'SK')
      await anna.seesDown('Anna', 'Anna put down raven eight')
      await anna.reads('Anna takes back star seven.')
    },
  },
  korrektor: {
    cards: ['S7', 'H6'],
    choices: ['Anna you'],
    told: 'Anna uses Corrector: Anna.',
    sees: async (anna) => {
      await expect(anna.page.getByText(anna.texts['eidex.prompt.lead'])).toBeVisible()
      await expect(anna.trick).toHaveCount(0)
      await anna.holds('H6', 'HQ', 'HK', 'L6', 'L9', 'LQ', 'R8', 'RJ', 'RA', 'S10', 'SK')
      await anna.reads('Carl takes back 1 card.')
    },
  },
  fledderer: {
    cards: ['S7'],
    choices: ['raven eight', BERTA],
    told: 'Anna uses Grave Robber: Berta.',
    sees: async (anna) => {
      await anna.holds('H6', 'HQ', 'HK', 'L6', 'L9', 'LQ', 'RJ', 'RA', 'S8', 'S10', 'SK')
      await anna.seesDown('Berta', 'Berta put down raven eight')
    },
  },
  guggitaler: {
    cards: ['SK'],
    told: 'Anna uses Guggitaler.',
    sees: async (anna) => {
      await anna.answers('guggitaler.put-down', ['raven eight'])
      await anna.seesInForce('Only hearts (1 each) and the star king (4) count.')
      await anna.seesDown('Anna', 'Anna put down raven eight')
      await anna.holds('H6', 'HQ', 'HK', 'L6', 'L9', 'LQ', 'RJ', 'RA', 'S7', 'S10', 'SK')
      await anna.reads('Anna takes back star king.')
    },
  },
  jackpot: {
    carl: ['L8'],
    berta: ['L7'],
    choices: ['heart seven'],
    told: 'Anna uses Jackpot: heart seven.',
    sees: async (anna) => {
      await anna.seesInForce('Whoever wins the trick with the heart seven wins the jackpot.')
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
    told: 'Anna uses Compass: to the left (clockwise).',
    sees: async (anna) => {
      await expect(anna.page.getByRole('img', { name: 'Play goes to the left' })).toBeVisible()
      await anna.seesInTrick('Carl plays heart eight.')
      await expect(anna.trick).toHaveCount(1)
      await anna.lays('H6')
      // Later it can be turned round, twice.
      await anna.answers('kompass.lead')
      await expect(anna.page.getByRole('img', { name: 'Play goes to the right' })).toBeVisible()
    },
    left: 'can be used 1 more time',
  },
  'black-friday': {
    cards: ['S7'],
    choices: ['Lizards'],
    told: 'Anna uses Black Friday: Lizards.',
    sees: (anna) => anna.seesInForce('Lizards count nothing; the ravens have their points.'),
  },
  wuenschelrute: {
    draws: [0],
    choices: ['heart ace'],
    told: 'Anna uses Dowsing Rod: heart ace.',
    sees: async (anna) => {
      await anna.holds('HQ', 'HK', 'HA', 'L6', 'L9', 'LQ', 'R8', 'RJ', 'RA', 'S7', 'S10', 'SK')
      await anna.isTold('Anna gives Carl heart six.')
    },
  },
  sphinx: {
    deal: ANNA_LEADS,
    cards: ['S7'],
    way: { card: 'R8', name: 'Face down, as Sphinx' },
    told: 'Anna uses Sphinx.',
    sees: async (anna) => {
      await anna.seesWon('Berta', '1 trick, 1 hidden card')
      await anna.reads('Anna leads a card face down: Ravens.')
    },
    left: 'can be used 1 more time',
  },
}
