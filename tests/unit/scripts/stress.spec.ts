/** What a run of the tests tells afterwards: who ever failed, how to repeat it, and what our own flags are. */
import { describe, expect, it } from 'vitest'
import { repeating } from '../../../scripts/lib/repeating.js'
import { everFailed } from '../../../scripts/lib/stress.js'
import { slowest, sumOf } from '../../../scripts/lib/parts.js'
import type { Ended, Report } from '../../../scripts/lib/tests.js'
import { takeFlags } from '../../../scripts/lib/words.js'

const reportOf = (ended: Readonly<Record<string, Ended>>, output = ''): Report => {
  const tests = Object.entries(ended).map(([title, how], index) => ({
    ...{ file: 'a.spec.ts', title, ended: how },
    ms: 1000 * index,
  }))
  const count = (wanted: Ended) => tests.filter((test) => test.ended === wanted).length
  return {
    ...{ passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
    ...{ tests, output },
  }
}

describe('everybody who ever failed', () => {
  it('is named once, with the share', () => {
    expect(
      everFailed([
        reportOf({ deals: 'passed', plays: 'failed', counts: 'failed' }),
        reportOf({ deals: 'passed', plays: 'failed', counts: 'passed' }),
        reportOf({ deals: 'passed', plays: 'passed', counts: 'passed' }),
      ]),
    ).toEqual(['2 of 3  a.spec.ts › plays', '1 of 3  a.spec.ts › counts'])
  })

  it('is the runner, if it fails without a test', () => {
    const broken = { ...reportOf({ deals: 'passed' }, 'no browser\nat all'), failed: 1 }
    expect(everFailed([broken])).toEqual(['1 of 1  no browser'])
  })

  it('is nobody, if all went well', () => {
    expect(everFailed([reportOf({ deals: 'passed' })])).toEqual([])
  })
})

describe('a failed test', () => {
  const { tests } = reportOf({ 'deals > to (all)': 'failed', plays: 'passed' })

  it.each([
    ['check', "npm run check -- 'deals > to (all)'"],
    ['unit', "npm run test:unit -- --seed 5 a.spec.ts -t 'deals to \\(all\\)'"],
    ['e2e', 'npm run test:e2e -- --seed 5 a.spec.ts'],
    ['desktop', 'npm run test:desktop -- a.spec.ts'],
  ] as const)('of %s can be repeated by one command', (part, command) => {
    expect(repeating(part, tests, 5)).toEqual([`Again: ${command}`])
  })

  it('of a deep run is repeated by a deep run', () => {
    expect(repeating('unit', tests, 5, true)[0]).toContain('test:deep -- --seed 5')
  })
})

it('our flags are taken out of those for the runner', () => {
  expect(takeFlags(['--grep', 'x', '--times', '3', '--load=0', '-x'])).toEqual({
    ...{ times: 3, load: 0 },
    rest: ['--grep', 'x', '-x'],
  })
  expect(takeFlags(['a', '--seed', '7'])).toEqual({ seed: '7', rest: ['a'] })
  expect(() => takeFlags(['--times', '0'])).toThrow('--times takes a whole number from 1 on')
  expect(() => takeFlags(['--load'])).toThrow('--load takes a number.')
})

it('the slowest come first, and all parts are added up', () => {
  const report = reportOf({ deals: 'passed', plays: 'skipped', counts: 'failed' })
  expect(slowest(report.tests, 2)).toEqual([
    '    2.0 s  a.spec.ts › counts',
    '    1.0 s  a.spec.ts › plays',
  ])
  expect(sumOf([report, report])).toEqual({ passed: 2, failed: 2, skipped: 2 })
})
