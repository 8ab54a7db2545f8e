import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ROOT } from '../../../scripts/lib/paths.js'
import { readScenario } from '../../../scripts/scenario/format'
import { runScenario } from '../../../scripts/scenario/run'
import { FormatError } from '../../../scripts/scenario/shape'
import { ebbes } from '../../../src/engine/ebbes/game'
import { bundleForNode, type Bundle } from '../../harness/bundle'

/** Seat 0 leads a blue card, seat 1 can follow, seat 2 cannot. */
const TABLE = {
  name: 'a table of three',
  rules: ['ebbes.follow'],
  game: 'ebbes',
  deal: {
    dealer: 2,
    numbers: [5],
    hands: [
      ['B1', '…'],
      ['B2', 'N1', '…'],
      ['N2', 'N3', 'N4', 'N5', 'N6', 'R2', 'R3', 'R4', 'R5', 'R6'],
    ],
  },
}
const LEAD = { seat: 0, do: { type: 'play', card: 'B1' } }

const read = (file: unknown) => readScenario(JSON.stringify(file))
const run = (...script: readonly unknown[]) => runScenario(read({ ...TABLE, script }))
const reasonOf = (...script: readonly unknown[]): string => {
  const verdict = run(...script)
  return verdict.ok ? 'passed' : verdict.reason
}

describe('a scenario that holds', () => {
  it('passes, whichever kinds of steps it has', () => {
    expect(
      run(
        { expect: { turn: 0, trick: [], over: false } },
        LEAD,
        { legal: { seat: 1, type: 'play', cards: ['B2'] } },
        { refused: { seat: 1, do: { type: 'play', card: 'N1' }, code: 'ebbes.follow' } },
        { refused: { options: { seats: 9 }, code: 'ebbes.setup' } },
        { view: { seat: 1, knows: ['B1', 'B2'], never: ['N2'] } },
        { autoplay: { seed: 3, until: 'round' } },
        { deal: {} },
        { expect: { round: 2 } },
        { autoplay: {} },
        { expect: { over: true } },
      ),
    ).toEqual({ ok: true })
  })
})

describe('a scenario that does not hold fails with its step', () => {
  it.each([
    ['a fact', { expect: { turn: 2 } }, 'step 2: turn is 1, not 2'],
    ['a fact nobody knows', { expect: { weather: 1 } }, 'step 2: nothing is known of “weather”'],
    ['an action', LEAD, 'step 2: seat 0 could not'],
    [
      'a list of what is allowed',
      { legal: { seat: 1, type: 'play', cards: ['N1'] } },
      'step 2: seat 1 may play',
    ],
    [
      'a refusal that does not come',
      { refused: { seat: 1, do: { type: 'play', card: 'B2' }, code: 'ebbes.follow' } },
      'step 2: seat 1 could',
    ],
    [
      'a refusal for another reason',
      { refused: { seat: 1, do: { type: 'play', card: 'N1' }, code: 'input.card' } },
      'step 2: refused with ebbes.follow, not with input.card',
    ],
    [
      'a table that does come about',
      { refused: { options: { seats: 4 }, code: 'ebbes.setup' } },
      'step 2: a table with {"seats":4} came about',
    ],
    ['a card that is shown', { view: { seat: 2, never: ['N2'] } }, 'step 2: 2 is shown N2'],
    [
      'a card that is not shown',
      { view: { seat: 'spectator', knows: ['N2'] } },
      'step 2: spectator is not shown N2',
    ],
    ['a deal at the wrong moment', { deal: {} }, 'step 2: Nothing is to be dealt now.'],
  ])('%s', (_, step, reason) => {
    expect(reasonOf(LEAD, step)).toContain(reason)
  })
})

describe('a file that is no scenario is not run, and says why', () => {
  const withHands = (...hands: readonly string[][]) => ({
    ...TABLE,
    deal: { hands },
    script: [],
  })

  const withStep = (step: unknown) => ({ ...TABLE, script: [LEAD, step] })
  const withDeal = (deal: object) => ({ ...TABLE, deal: { ...TABLE.deal, ...deal }, script: [] })
  const withStart = (start: object) => ({ ...TABLE, start, script: [] })
  const legal = (lists: object) => withStep({ legal: { seat: 1, type: 'play', ...lists } })
  const view = (content: object) => withStep({ view: content })

  it.each([
    ['a list', [], 'not a JSON object'],
    ['no name', { ...TABLE, name: '', script: [] }, '“name” is missing'],
    ['no clause', { ...TABLE, rules: [], script: [] }, '“rules” names no clause'],
    ['a key too many', { ...TABLE, script: [], srcipt: [] }, 'unknown key “srcipt”'],
    ['no script', TABLE, '“script” is a list of steps'],
    ['a strange step', { ...TABLE, script: [LEAD, { hope: 1 }] }, 'step 2 is not one of'],
    ['two steps in one', { ...TABLE, script: [{ expect: {}, view: {} }] }, 'step 1 is not one of'],
    ['a step without content', withStep({ legal: null }), 'step 2: “legal” is not an object'],
    ['a step with a key too many', withStep({ ...LEAD, sure: true }), 'unknown key “sure”'],
    ['a step by a seat not there', withStep({ ...LEAD, seat: 3 }), 'step 2: there is no seat 3'],
    ['an action without a type', withStep({ seat: 0, do: {} }), 'step 2: “do” has no “type”'],
    ['nothing expected', withStep({ expect: {} }), 'step 2: “expect” expects nothing'],
    ['until never', withStep({ autoplay: { until: 'trik' } }), '“until” is not trick or round'],
    ['a seed of words', withStep({ autoplay: { seed: 'x' } }), '“seed” is not a whole number'],
    ['a list of one', legal({ cards: 7 }), '“legal”: “cards” is not a list of texts'],
    ['no list', legal({}), '“legal” has one of: cards, seats, ids'],
    ['two lists', legal({ cards: [], seats: [] }), '“legal” has one of: cards, seats, ids'],
    ['a list misspelt', legal({ crads: [] }), '“legal” has an unknown key “crads”'],
    ['a refusal without a code', withStep({ refused: { seat: 0, do: 1 } }), 'lacks “code”'],
    ['a viewer not there', view({ seat: 9, never: [] }), 'step 2: there is no seat 9'],
    ['a viewer misspelt', view({ seat: 'espectator', never: [] }), '“seat” is not a seat or'],
    ['a viewer missing', view({ never: ['B1'] }), '“view” lacks “seat”'],
    ['a card where cards are due', view({ seat: 0, never: 'B1' }), '“never” is not a list'],
    ['never misspelt', view({ seat: 0, nevr: ['B1'] }), '“view” has an unknown key “nevr”'],
    ['nothing looked for', view({ seat: 0 }), 'has neither “never” nor “knows”'],
    ['a dealer misspelt', withDeal({ dealr: 2 }), '“deal” has an unknown key “dealr”'],
    ['a dealer not there', withDeal({ dealer: 3 }), 'The first dealer and starting player'],
    ['a number where numbers are due', withDeal({ numbers: 3 }), '“numbers” is not a list'],
    ['a number twice', withDeal({ numbers: [3, 3] }), 'The number cards are not 1 to 5'],
    ['a deal of another game', withDeal({ turnUp: 'B1' }), '“deal” has an unknown key “turnUp”'],
    ['columns for three', withDeal({ columns: ['…'] }), 'only a game of two has “columns”'],
    [
      'numbers in variant 2',
      { ...TABLE, options: { variant2: true }, script: [] },
      'variant 2 has no pile of “numbers”',
    ],
    ['too few hands', { ...withDeal({}), options: { seats: 4 } }, '3 hands for 4 seats'],
    [
      'a later deal misspelt',
      withStep({ deal: { hand: [] } }),
      'step 2: “deal” has an unknown key',
    ],
    ['a starter misspelt', withStart({ strater: 2 }), '“start” has an unknown key “strater”'],
    ['a starter not there', withStart({ round: 2, starter: 7 }), 'the starter sits nowhere'],
    ['a zilch right of nobody', withStart({ round: 2, zilch: 8 }), '“zilch” sits nowhere'],
    ['a round that never comes', withStart({ round: 99 }), 'there is no round 99'],
    ['a round before the first', withStart({ round: 0 }), 'there is no round 0'],
    ['too few scores', withStart({ scores: [1, 2] }), '2 scores for 3 players'],
    ['scores of words', withStart({ scores: ['1', '2', '3'] }), '“scores” is not a list of whole'],
    [
      'the number of seats twice',
      { ...TABLE, options: { seats: 3, players: 3 }, script: [] },
      'two words for the same option',
    ],
    ['a step of nobody', { ...TABLE, script: [{ do: LEAD.do }] }, 'step 1 names no seat'],
    ['a clause without a name', { ...TABLE, rules: [7], script: [] }, '“rules” names no clause'],
    ['options that are a list', { ...TABLE, options: [], script: [] }, 'are objects'],
    ['another game', { ...TABLE, game: 'skat', script: [] }, 'there is no game “skat”'],
    ['a table that cannot be', { ...TABLE, options: { seats: 7 }, script: [] }, 'ebbes.setup'],
    ['a card dealt twice', withHands(['B1', '…'], ['B1', '…'], ['…']), 'the deal has B1 twice'],
    ['a card of another table', withHands(['B7', '…'], ['…'], ['…']), 'which is not in this game'],
    ['a short hand', withHands(['B1'], ['…'], ['…']), 'hand 0 has 1 cards instead of 10'],
  ])('%s', (_, file, reason) => {
    const attempt = () => runScenario(read(file))
    expect(attempt).toThrow(FormatError)
    expect(attempt).toThrow(reason)
  })

  it('a later deal by a seat that does not deal', () => {
    const script = [{ autoplay: { until: 'round' } }, { deal: { ...TABLE.deal, dealer: 2 } }]
    expect(() => runScenario(read({ ...TABLE, script }))).toThrow('seat 0 deals now, not seat 2')
  })

  it('a later deal with number cards, whose order is settled', () => {
    const script = [{ autoplay: { until: 'round' } }, { deal: { numbers: [1] } }]
    expect(() => runScenario(read({ ...TABLE, script }))).toThrow('settled by the first deal')
  })

  it('torn JSON', () => {
    expect(() => readScenario('{"name": ')).toThrow(FormatError)
    expect(() => readScenario('{"name": ')).toThrow('not JSON')
  })
})

describe('what a seat is sent', () => {
  it('does not include the pairs it may select, nor those selected', () => {
    const script = [
      { view: { seat: 1, never: ['B1', 'N2'], knows: ['B2'] } },
      { seat: 1, do: { type: 'select', card: 'B1' } },
      { view: { seat: 2, never: ['B1'] } },
    ]
    const deal = { dealer: 2, hands: TABLE.deal.hands }
    const scenario = read({ ...TABLE, deal, options: { variant2: true }, script })
    expect(runScenario(scenario)).toEqual({ ok: true })
  })

  it('includes the events, and so a leak in one of them', () => {
    const spy = vi.spyOn(ebbes, 'redact').mockImplementation((event) => event)
    const reason = reasonOf({ view: { seat: 0, never: ['N2'] } })
    spy.mockRestore()
    expect(reason).toBe('step 1: 0 is shown N2')
  })

  it('is of this round: a card seen in the last one may be anywhere now', () => {
    expect(
      run(
        { autoplay: { until: 'round' } },
        { deal: { hands: TABLE.deal.hands } },
        { view: { seat: 0, never: ['N2'] } },
      ),
    ).toEqual({ ok: true })
  })
})

describe('the options of a table', () => {
  it('may call its seats players, as the rule page does', () => {
    const script = [
      { expect: { handSizes: [10, 10, 10, 10] } },
      { refused: { options: { players: 6 }, code: 'ebbes.setup' } },
    ]
    const scenario = read({ ...TABLE, deal: {}, options: { players: 4 }, script })
    expect(runScenario(scenario)).toEqual({ ok: true })
  })
})

describe('hands left short', () => {
  it('are filled with the cards left over, in card order, seat by seat', () => {
    expect(
      run(
        { view: { seat: 0, knows: ['B1', 'B3', 'B4', 'B5', 'B6', 'Y1', 'Y2', 'Y3', 'Y4', 'Y5'] } },
        { view: { seat: 1, knows: ['B2', 'N1', 'Y6', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'R1'] } },
      ),
    ).toEqual({ ok: true })
  })
})

describe('npm run scenario', () => {
  let bundle: Bundle
  let folder: string

  beforeAll(async () => {
    bundle = await bundleForNode('scripts/commands/scenario.ts')
    folder = mkdtempSync(join(tmpdir(), 'stichabend-scenarios-'))
  })
  afterAll(async () => {
    await bundle.remove()
    rmSync(folder, { recursive: true })
  })

  function file(name: string, content: unknown): string {
    const path = join(folder, name)
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return path
  }

  function node(...args: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: ROOT,
      encoding: 'utf8',
    })
    return { status, stderr, lines: stdout.trimEnd().split('\n') }
  }
  const scenario = (...paths: readonly string[]) => node(bundle.file, ...paths)

  const right = { ...TABLE, name: 'a right one', script: [{ expect: { turn: 0 } }] }
  const wrong = { ...TABLE, name: 'a wrong one', script: [LEAD, { expect: { turn: 2 } }] }

  it('ends with 0 when all hold', () => {
    const { status, lines } = node('scripts/run.js', 'scenario', file('right.json', right))
    expect(lines.slice(-2)).toEqual(['✓ a right one', '1 passed, 0 failed'])
    expect(status).toBe(0)
  })

  it('ends with 1 when one does not hold, and runs whole folders', () => {
    file('right.json', right)
    const path = file('wrong.json', wrong)
    const { status, lines } = scenario(folder)
    expect(lines.slice(-3)).toEqual([
      '✓ a right one',
      `✗ a wrong one (${path}): step 2: turn is 1, not 2`,
      '1 passed, 1 failed',
    ])
    expect(status).toBe(1)
  })

  it('ends with 2 for what it cannot read, names it, and runs the rest', () => {
    const torn = file('torn.txt', '{')
    const slip = file('slip.txt', { ...right, start: { scores: 7 } })
    const missing = join(folder, 'missing.json')
    const { status, lines, stderr } = scenario(torn, slip, missing, file('right.json', right))
    expect(stderr).toContain(`${torn}: not JSON`)
    expect(stderr).toContain(`${slip}: “start”: “scores” is not a list of whole numbers`)
    expect(stderr).toContain(`${missing}: there is no such file or folder`)
    expect(lines.at(-1)).toBe('1 passed, 0 failed')
    expect(status).toBe(2)
  })

  it('ends with 2 and explains itself when asked nothing', () => {
    const { status, stderr } = scenario()
    expect(stderr).toContain('Usage: npm run scenario')
    expect(status).toBe(2)
  })
})
