import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FormatError, readScenario } from '../../scripts/scenario/format'
import { runScenario } from '../../scripts/scenario/run'

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

  it.each([
    ['a list', [], 'not a JSON object'],
    ['no name', { ...TABLE, name: '', script: [] }, '“name” is missing'],
    ['no clause', { ...TABLE, rules: [], script: [] }, '“rules” names no clause'],
    ['a key too many', { ...TABLE, script: [], srcipt: [] }, 'unknown key “srcipt”'],
    ['no script', TABLE, '“script” is a list of steps'],
    ['a strange step', { ...TABLE, script: [LEAD, { hope: 1 }] }, 'step 2 is not one of'],
    ['two steps in one', { ...TABLE, script: [{ expect: {}, view: {} }] }, 'step 1 is not one of'],
    [
      'a step without content',
      { ...TABLE, script: [LEAD, { legal: null }] },
      'step 2 is not one of',
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

  it('torn JSON', () => {
    expect(() => readScenario('{"name": ')).toThrow(FormatError)
    expect(() => readScenario('{"name": ')).toThrow('not JSON')
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

describe('npm run scenario', { timeout: 60_000 }, () => {
  const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'stichabend-scenarios-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  function file(name: string, content: unknown): string {
    const path = join(folder, name)
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return path
  }

  function scenario(...paths: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.js', 'scenario', ...paths],
      { cwd: PROJECT, encoding: 'utf8' },
    )
    return { status, stderr, lines: stdout.trimEnd().split('\n') }
  }

  const right = { ...TABLE, name: 'a right one', script: [{ expect: { turn: 0 } }] }
  const wrong = { ...TABLE, name: 'a wrong one', script: [LEAD, { expect: { turn: 2 } }] }

  it('ends with 0 when all hold', () => {
    const { status, lines } = scenario(file('right.json', right))
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
    const missing = join(folder, 'missing.json')
    const { status, lines, stderr } = scenario(torn, missing, file('right.json', right))
    expect(stderr).toContain(`${torn}: not JSON`)
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
