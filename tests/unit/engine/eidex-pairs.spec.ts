import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readScenario, type Scenario } from '../../../scripts/scenario/format'
import { CHARACTERS, isPowerId, type PowerId } from '../../../src/engine/eidex/characters'
import { POWERS } from '../../../src/engine/eidex/powers'
import { holdsWithout } from '../../harness/eidex-ignored'
import {
  meetings,
  meetOver,
  nameOfPair,
  NEVER_MEET,
  ONE_PREVAILS,
  type Meeting,
  type Pair,
} from '../../harness/eidex-pairs'

const FOLDER = fileURLToPath(new URL('../../scenarios/eidex', import.meta.url))

const SCENARIOS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => readScenario(readFileSync(join(FOLDER, name), 'utf8')))
  .filter(({ options }) => Array.isArray(options['characters']))

const idOf = (name: unknown): PowerId | undefined =>
  isPowerId(name) ? name : CHARACTERS.find(([card]) => card === name)?.[1]

const seated = ({ options }: Scenario): (PowerId | undefined)[] =>
  (options['characters'] as unknown[]).map(idOf)

interface Deed {
  readonly seat: unknown
  readonly action: Readonly<Record<string, unknown>>
  readonly isRefused: boolean
}

const deedsIn = ({ script }: Scenario): Deed[] =>
  script.flatMap((step): Deed[] => {
    if ('do' in step) return [{ seat: step.seat, action: step.do, isRefused: false }]
    if (!('refused' in step) || !('do' in step.refused)) return []
    const { seat, do: action } = step.refused
    return [{ seat, action: action as Deed['action'], isRefused: true }]
  })

const isUseOf = (id: PowerId, { seat, action }: Deed, scenario: Scenario): boolean =>
  (action['type'] === 'power' && action['id'] === id) ||
  (action['type'] === 'play' &&
    (action['excuse'] === true || action['faceDown'] === true) &&
    seated(scenario)[seat as number] === id)

const usesOf = (id: PowerId, scenario: Scenario): Deed[] =>
  deedsIn(scenario).filter((deed) => isUseOf(id, deed, scenario))

/** Whoever puts his card down late does so without a word. */
const isUsed = (id: PowerId, scenario: Scenario): boolean =>
  POWERS[id].traits?.putsDownLate === true ||
  usesOf(id, scenario).some(({ isRefused }) => !isRefused)

const isTried = (id: PowerId, scenario: Scenario): boolean =>
  isUsed(id, scenario) || usesOf(id, scenario).length > 0

/** Whether it would go otherwise without the power. That it is refused says so by itself. */
const matters = (id: PowerId, scenario: Scenario): boolean =>
  usesOf(id, scenario).some(({ isRefused }) => isRefused) ||
  (isUsed(id, scenario) && !holdsWithout(id, scenario))

const haveBoth = ([a, b]: Pair, scenario: Scenario): boolean =>
  seated(scenario).includes(a) &&
  seated(scenario).includes(b) &&
  isTried(a, scenario) &&
  isTried(b, scenario) &&
  (isUsed(a, scenario) || isUsed(b, scenario))

const areShownIn = (pair: Pair, scenario: Scenario): boolean =>
  haveBoth(pair, scenario) && pair.every((id) => matters(id, scenario))

const prevailsIn = (pair: Pair, scenario: Scenario): boolean =>
  haveBoth(pair, scenario) && pair.some((id) => matters(id, scenario))

const isShown = (pair: Pair): boolean => SCENARIOS.some((scenario) => areShownIn(pair, scenario))

const ALL = meetings()
const NAMES = ALL.map(({ pair }) => nameOfPair(pair))
const named = (list: object): Meeting[] => ALL.filter(({ pair }) => nameOfPair(pair) in list)
const strangers = (list: object): string[] =>
  Object.keys(list).filter((name) => !(NAMES as string[]).includes(name))

/** For a reader: who, and over what. */
const told = (found: readonly Meeting[]): string[] =>
  found.map(({ pair, over }) => `${nameOfPair(pair)}: ${over.join(', ')}`)

describe('characters that touch each other', () => {
  it('have a scenario in which it would go otherwise without either of them', () => {
    const due = ALL.filter(
      ({ pair }) => !(nameOfPair(pair) in NEVER_MEET) && !(nameOfPair(pair) in ONE_PREVAILS),
    )
    expect(told(due.filter(({ pair }) => !isShown(pair)))).toEqual([])
  })

  it('have one, too, if one of them makes the other void', () => {
    const unseen = named(ONE_PREVAILS).filter(
      ({ pair }) => !SCENARIOS.some((scenario) => prevailsIn(pair, scenario)),
    )
    expect(told(unseen)).toEqual([])
  })

  it('are excused only if they touch, and if no scenario shows that they do meet', () => {
    expect([...strangers(NEVER_MEET), ...strangers(ONE_PREVAILS)]).toEqual([])
    expect(
      told(named({ ...NEVER_MEET, ...ONE_PREVAILS }).filter(({ pair }) => isShown(pair))),
    ).toEqual([])
    expect(Object.keys(NEVER_MEET).filter((name) => name in ONE_PREVAILS)).toEqual([])
  })

  it('are noticed when a new power touches what others do', () => {
    const gatekeeper = { ...POWERS.kompass, touches: { changes: ['rank'] } } as const
    expect(Object.values(POWERS).filter((power) => meetOver(gatekeeper, power).length > 0)).toEqual(
      [POWERS['jiu-jitsu'], POWERS.feministin, POWERS.skater, POWERS.umwerter],
    )
  })

  it('are not shown by sitting at one table, nor by a use of which nothing comes', () => {
    const [scenario] = SCENARIOS.filter(({ name }) => name.startsWith('neighbours are those of'))
    const pair: Pair = ['jiu-jitsu', 'umwerter']
    if (scenario === undefined) throw new Error('Jiu-Jitsu meets Umwerter nowhere.')
    expect(areShownIn(pair, scenario)).toBe(true)
    const idle = { ...scenario, script: scenario.script.filter((step) => !('do' in step)) }
    expect(areShownIn(pair, idle)).toBe(false)
    const vague = { ...scenario, script: scenario.script.filter((step) => !('expect' in step)) }
    expect(areShownIn(pair, vague)).toBe(false)
  })
})
