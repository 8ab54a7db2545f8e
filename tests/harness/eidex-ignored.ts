/** An Eidex scenario as if a power did not exist: it is used as before, but has no effect. */
import type { Scenario, Step } from '../../scripts/scenario/format'
import { runScenario } from '../../scripts/scenario/run'
import type { PowerId } from '../../src/engine/eidex/characters'
import type { Power } from '../../src/engine/eidex/power'
import { POWERS } from '../../src/engine/eidex/powers'

function withoutEffect({ windows = {}, traits: _traits, modifiers: _, ...power }: Power): Power {
  const idle = Object.entries(windows).map(([window, offer]) => [
    window,
    { ...offer, use: () => undefined },
  ])
  return { ...power, windows: Object.fromEntries(idle) as Power['windows'] & object }
}

const openly = (step: Step): Step => {
  if (!('do' in step) || step.do['faceDown'] !== true) return step
  const { faceDown: _, ...action } = step.do
  return { ...step, do: action }
}

/** Whether the scenario still holds. */
export function holdsWithout(id: PowerId, scenario: Scenario): boolean {
  const powers = POWERS as Record<PowerId, Power>
  const power = powers[id]
  powers[id] = withoutEffect(power)
  try {
    const script = id === 'sphinx' ? scenario.script.map(openly) : scenario.script
    return runScenario({ ...scenario, script }).ok
  } finally {
    powers[id] = power
  }
}
