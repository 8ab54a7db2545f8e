/** Plays one scenario and says what went otherwise than written. */
import { isDeepStrictEqual } from 'node:util'
import type { GameTypes, Input } from '../../src/engine/kernel'
import { seededRandom } from '../../src/engine/random'
import type { Adapter } from './adapter'
import { ebbesAdapter } from './ebbes'
import {
  FormatError,
  type LegalStep,
  type RefusedStep,
  type Scenario,
  type Step,
  type ViewStep,
} from './format'

/** Something is not as the scenario says. */
class Failure extends Error {}

const show = (value: unknown): string => JSON.stringify(value)

function check(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new Failure(message())
}

export type Verdict = { readonly ok: true } | { readonly ok: false; readonly reason: string }

export function runScenario(scenario: Scenario): Verdict {
  switch (scenario.game) {
    case 'ebbes':
      return play(ebbesAdapter, scenario)
  }
  throw new FormatError(`there is no game “${scenario.game}”`)
}

function play<T extends GameTypes>(adapter: Adapter<T>, scenario: Scenario): Verdict {
  const started = adapter.start(scenario)
  if (!started.ok) throw new FormatError(`${started.refusal.code}: ${started.refusal.message}`)
  const table = new ScenarioTable(adapter, scenario, started.value)
  for (const [index, step] of scenario.script.entries()) {
    try {
      table.take(step)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return { ok: false, reason: `step ${index + 1}: ${error.message}` }
    }
  }
  return { ok: true }
}

class ScenarioTable<T extends GameTypes> {
  constructor(
    private readonly adapter: Adapter<T>,
    private readonly scenario: Scenario,
    private readonly state: T['State'],
  ) {}

  take(step: Step): void {
    if ('do' in step) this.act(step.seat, step.do)
    else if ('legal' in step) this.checkLegal(step.legal)
    else if ('refused' in step) this.checkRefused(step.refused)
    else if ('expect' in step) this.checkFacts(step.expect)
    else if ('view' in step) this.checkView(step.view)
    else if ('deal' in step) this.chance(this.adapter.deal(this.state, step.deal))
    else this.autoplay(step.autoplay.seed ?? 1, step.autoplay.until)
  }

  private apply(input: Input<T>) {
    return this.adapter.game.apply(this.state, input)
  }

  private chance(outcome: T['Chance']): void {
    const applied = this.apply({ by: 'chance', outcome })
    check(applied.ok, () => (applied.ok ? '' : applied.refusal.message))
  }

  /** A deal that no step writes down is drawn, always in the same way. */
  private dealIfDue(): void {
    while (this.adapter.game.next(this.state).kind === 'chance') {
      this.chance(this.adapter.deal(this.state, {}))
    }
  }

  private act(seat: number, action: T['Action'] | Readonly<Record<string, unknown>>): void {
    this.dealIfDue()
    const offered = this.adapter.game.legalActions(this.state, seat)
    const applied = this.apply({ by: seat, action: action as T['Action'] })
    check(applied.ok, () => {
      const { code, message } = applied.ok ? { code: '', message: '' } : applied.refusal
      return `seat ${seat} could not ${show(action)}: ${code}, ${message} On offer: ${show(offered)}`
    })
  }

  private checkLegal({ seat, type, ...lists }: LegalStep): void {
    this.dealIfDue()
    const actions = this.adapter.game.legalActions(this.state, seat) as readonly Readonly<
      Record<string, unknown>
    >[]
    const [list, wanted] = Object.entries(lists)[0] ?? []
    check(list !== undefined && wanted !== undefined, () => 'nothing to compare')
    // `cards` lists the field `card` of each action, `seats` the field `seat`, `ids` the field `id`.
    const field = list.slice(0, -1)
    const found = actions.filter((action) => action['type'] === type).map((a) => a[field])
    check(
      isDeepStrictEqual([...found].sort(), [...wanted].sort()),
      () => `seat ${seat} may ${type} ${show(found)}, not ${show(wanted)}`,
    )
  }

  private checkRefused(refused: RefusedStep): void {
    if ('options' in refused) {
      const made = this.adapter.game.setup({ ...this.scenario.options, ...refused.options })
      check(!made.ok, () => `a table with ${show(refused.options)} came about`)
      this.checkCode(made.refusal.code, refused.code)
      return
    }
    this.dealIfDue()
    const before = show(this.state)
    const applied = this.apply({ by: refused.seat, action: refused.do as T['Action'] })
    check(!applied.ok, () => `seat ${refused.seat} could ${show(refused.do)}`)
    this.checkCode(applied.refusal.code, refused.code)
    check(show(this.state) === before, () => 'the refused action changed the state')
  }

  private checkCode(found: string, wanted: string): void {
    check(found === wanted, () => `refused with ${found}, not with ${wanted}`)
  }

  private checkFacts(wanted: Readonly<Record<string, unknown>>): void {
    const facts = this.adapter.facts(this.state)
    for (const [key, value] of Object.entries(wanted)) {
      check(key in facts, () => `nothing is known of “${key}”`)
      check(
        isDeepStrictEqual(facts[key], value),
        () => `${key} is ${show(facts[key])}, not ${show(value)}`,
      )
    }
  }

  /** A card is known to a viewer if its name stands anywhere in what that viewer is sent. */
  private checkView({ seat, never = [], knows = [] }: ViewStep): void {
    this.dealIfDue()
    const sent = show(this.adapter.game.view(this.state, seat))
    const known = (card: string) => sent.includes(`"${card}"`)
    const leaked = never.find(known)
    check(leaked === undefined, () => `${String(seat)} is shown ${String(leaked)}`)
    const missing = knows.find((card) => !known(card))
    check(missing === undefined, () => `${String(seat)} is not shown ${String(missing)}`)
  }

  private autoplay(seed: number, until?: 'trick' | 'round'): void {
    const { game } = this.adapter
    const progress = () => this.adapter.progress(this.state)
    const random = seededRandom(seed)
    const start = progress()
    for (let next = game.next(this.state); next.kind !== 'over'; next = game.next(this.state)) {
      if (next.kind === 'chance') this.chance(game.sampleChance(this.state, random))
      else {
        const seat = next.seats[random(next.seats.length)] as number
        const actions = game.legalActions(this.state, seat)
        this.act(seat, actions[random(actions.length)] as T['Action'])
      }
      const now = progress()
      if (until === 'round' && now.rounds !== start.rounds) return
      if (until === 'trick' && (now.tricks !== start.tricks || now.rounds !== start.rounds)) return
    }
  }
}
