import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { TOOLS } from '../../../scripts/games'
import { readScenario, type Scenario } from '../../../scripts/scenario/format'
import { runScenario } from '../../../scripts/scenario/run'
import { CLAUSES as EIDEX_CLAUSES } from '../../../src/engine/eidex/clauses'
import { INPUT_CODES } from '../../../src/engine/kernel'

const FOLDER = fileURLToPath(new URL('../../scenarios', import.meta.url))

interface ScenarioFile {
  readonly file: string
  readonly scenario: Scenario
}

function read(path: string): ScenarioFile {
  const file = relative(FOLDER, path)
  try {
    return { file, scenario: readScenario(readFileSync(path, 'utf8')) }
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
}

const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => read(join(FOLDER, name)))
const SCENARIOS = FILES.map(({ scenario }) => scenario)

const unsettled = (clauses: readonly string[], scenarios: readonly Scenario[]): string[] =>
  clauses.filter((clause) => !scenarios.some(({ rules }) => rules.includes(clause)))

/** What a scenario says it settles, and every code with which it expects a refusal. */
const namesIn = ({ rules, script }: Scenario): string[] => [
  ...rules,
  ...script.flatMap((step) => ('refused' in step ? [step.refused.code] : [])),
]

const strangers = (known: readonly string[], scenario: Scenario): string[] =>
  namesIn(scenario).filter((name) => !known.includes(name))

const repeated = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index)

describe('the rules, scenario by scenario', () => {
  it.each(FILES.map(({ file, scenario }) => [scenario.name, file, scenario] as const))(
    '%s',
    (_, file, scenario) => {
      const verdict = runScenario(scenario)
      expect(verdict.ok ? '' : `${file}, ${verdict.reason}`).toBe('')
    },
  )
})

describe('the suite as a whole', () => {
  const known = [...Object.values(TOOLS).flatMap(({ clauses }) => clauses), ...INPUT_CODES]

  it('settles every clause', () => {
    expect(unsettled(known, SCENARIOS)).toEqual([])
  })

  it('settles every clause of Eidex, and every character, at least twice', () => {
    const settled = (clause: string) =>
      SCENARIOS.filter(({ rules }) => rules.includes(clause)).length
    expect(EIDEX_CLAUSES.filter((clause) => settled(clause) < 2)).toEqual([])
  })

  it('names no clause that does not exist', () => {
    const wrong = FILES.map(({ file, scenario }) => ({ file, names: strangers(known, scenario) }))
    expect(wrong.filter(({ names }) => names.length > 0)).toEqual([])
  })

  it('gives every scenario a name of its own', () => {
    expect(repeated(SCENARIOS.map(({ name }) => name))).toEqual([])
  })

  it('would notice a forgotten clause and a misspelt one', () => {
    const scenario = readScenario(
      JSON.stringify({
        name: 'a slip of the pen',
        rules: ['ebbes.folow'],
        game: 'ebbes',
        script: [{ refused: { seat: 0, do: {}, code: 'input.malfromed' } }],
      }),
    )
    expect(unsettled(['ebbes.follow'], [scenario])).toEqual(['ebbes.follow'])
    expect(strangers(known, scenario)).toEqual(['ebbes.folow', 'input.malfromed'])
    expect(repeated(['a', 'b', 'a'])).toEqual(['a'])
  })
})
