/** Every scenario as it was played, as facts. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readScenario } from '../../scripts/scenario/format'
import { runScenario } from '../../scripts/scenario/run'

const FOLDER = fileURLToPath(new URL('../scenarios', import.meta.url))

export interface ScenarioTrace {
  readonly file: string
  readonly game: string
  readonly holds: boolean
  readonly trace: string
}

function traced(file: string): ScenarioTrace {
  const scenario = readScenario(readFileSync(join(FOLDER, file), 'utf8'))
  const texts: string[] = []
  const verdict = runScenario(scenario, (text) => texts.push(text))
  return { file, game: scenario.game, holds: verdict.ok, trace: texts.join('') }
}

export const scenarioTraces = (): ScenarioTrace[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map(traced)
