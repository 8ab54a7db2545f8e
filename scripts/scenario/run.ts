/** Plays one scenario and reports any difference from what is written. */
import { isDeepStrictEqual } from 'node:util'
import { listed, type GameTypes, type Input } from '../../src/engine/kernel'
import { seededRandom } from '../../src/engine/random'
import { toolsOf } from '../games'
import type { Adapter, Witness } from './adapter'
import type { Deal, LegalStep, RefusedStep, Scenario, Step, ViewStep } from './format'
import { demand, demandShape, FormatError } from './shape'
import { seatIn } from './steps'

/** Something differs from the scenario. */
class Failure extends Error {}

const show = (value: unknown): string => JSON.stringify(value)

function check(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new Failure(message())
}

export type Verdict = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** `trace` receives the game as facts. */
export function runScenario(scenario: Scenario, trace?: (text: string) => void): Verdict {
  const tools = toolsOf(scenario.game)
  if (tools === undefined) throw new FormatError(`there is no game “${scenario.game}”`)
  return play(tools.scenario, scenario, trace)
}

function play<T extends GameTypes>(
  adapter: Adapter<T>,
  scenario: Scenario,
  trace: ((text: string) => void) | undefined,
): Verdict {
  const facts = trace && adapter.trace()
  const witness: Witness<T> | undefined =
    facts && ((state, input, events, legal) => facts.seen(state, input, events, legal))
  const verdict = playFor(adapter, scenario, witness)
  if (facts !== undefined) trace?.(facts.text)
  return verdict
}

function playFor<T extends GameTypes>(
  adapter: Adapter<T>,
  scenario: Scenario,
  witness: Witness<T> | undefined,
): Verdict {
  demandShape(scenario.deal, '“deal”', adapter.shapes.deal)
  demandShape(scenario.start, '“start”', adapter.shapes.start)
  const told: T['Event'][] = []
  const started = adapter.start(scenario, told, witness)
  if (!started.ok) throw new FormatError(`${started.refusal.code}: ${started.refusal.message}`)
  const seats = adapter.seats(started.value)
  for (const [index, step] of scenario.script.entries()) {
    if ('deal' in step) demandShape(step.deal, `step ${index + 1}: “deal”`, adapter.shapes.deal)
    const seat = seatIn(step) ?? 0
    demand(seat < seats, `step ${index + 1}: there is no seat ${seat} at this table`)
  }
  const table = new ScenarioTable(adapter, scenario, started.value, told, witness)
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
    /** All events so far. */
    private readonly told: T['Event'][],
    private readonly witness: Witness<T> | undefined,
  ) {}

  take(step: Step): void {
    if ('do' in step) this.act(step.seat, step.do)
    else if ('legal' in step) this.checkLegal(step.legal)
    else if ('refused' in step) this.checkRefused(step.refused)
    else if ('expect' in step) this.checkFacts(step.expect)
    else if ('view' in step) this.checkView(step.view)
    else if ('deal' in step) this.chance(this.adapter.deal(this.state, step.deal))
    else if ('draw' in step) this.draw(step)
    else this.autoplay(step.autoplay.seed ?? 1, step.autoplay.until)
  }

  private apply(input: Input<T>) {
    const { game } = this.adapter
    const isWatched = this.witness !== undefined && input.by !== 'chance'
    const legal = isWatched ? listed(game.legalActions(this.state, input.by)) : []
    const applied = game.apply(this.state, input)
    if (applied.ok) {
      this.told.push(...applied.value)
      this.witness?.(this.state, input, applied.value, legal)
    }
    return applied
  }

  private chance(outcome: T['Chance']): void {
    const applied = this.apply({ by: 'chance', outcome })
    check(applied.ok, () => (applied.ok ? '' : applied.refusal.message))
  }

  /** Open windows are passed first, as before every other step. */
  private draw(step: Deal): void {
    while (this.adapter.game.next(this.state).kind !== 'chance' && this.passOnce());
    this.chance(this.adapter.deal(this.state, step))
  }

  /** A deal that no step describes is drawn, always in the same way. */
  private dealIfDue(): void {
    while (this.adapter.game.next(this.state).kind === 'chance') {
      this.chance(this.adapter.deal(this.state, {}))
    }
  }

  /** Passes for the seat that is asked, if the question can be declined; false if there is nothing to pass. */
  private passOnce(): boolean {
    this.dealIfDue()
    const { game } = this.adapter
    const next = game.next(this.state)
    const seat = next.kind === 'seats' ? next.seats[0] : undefined
    if (!this.scenario.autopass || seat === undefined) return false
    const pass = listed(game.legalActions(this.state, seat)).find(({ type }) => type === 'pass')
    return pass !== undefined && this.apply({ by: seat, action: pass }).ok
  }

  /** Passes where a step leaves that out, until this seat can do this kind of action or nothing can be passed. */
  private passUntilAsked(seat: number, type: unknown): void {
    const { game } = this.adapter
    const isWindow = type === 'power' || type === 'pass'
    do {
      this.dealIfDue()
      const asked = listed(game.legalActions(this.state, seat)).some((action) =>
        isWindow ? action.type === 'pass' : action.type === type,
      )
      if (asked) return
    } while (this.passOnce())
  }

  private act(seat: number, action: T['Action'] | Readonly<Record<string, unknown>>): void {
    this.passUntilAsked(seat, (action as { type?: unknown }).type)
    const offered = listed(this.adapter.game.legalActions(this.state, seat))
    const applied = this.apply({ by: seat, action: action as T['Action'] })
    check(applied.ok, () => {
      const { code, message } = applied.ok ? { code: '', message: '' } : applied.refusal
      return `seat ${seat} could not ${show(action)}: ${code}, ${message} On offer: ${show(offered)}`
    })
  }

  private checkLegal({ seat, type, ...lists }: LegalStep): void {
    this.passUntilAsked(seat, type)
    const legal = this.adapter.game.legalActions(this.state, seat)
    check(legal.complete, () => 'there are more than can be listed')
    const actions = listed(legal) as readonly Readonly<Record<string, unknown>>[]
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
      const made = this.adapter.game.setup({
        ...this.adapter.options(this.scenario.options),
        ...this.adapter.options(refused.options),
      })
      check(!made.ok, () => `a table with ${show(refused.options)} came about`)
      this.checkCode(made.refusal.code, refused.code)
      return
    }
    this.passUntilAsked(refused.seat, (refused.do as { type?: unknown } | null)?.type)
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
    const holds = () => {
      const facts = this.adapter.facts(this.state)
      return Object.entries(wanted).every(([key, value]) => isDeepStrictEqual(facts[key], value))
    }
    while (!holds() && !('window' in wanted) && this.passOnce());
    const facts = this.adapter.facts(this.state)
    for (const [key, value] of Object.entries(wanted)) {
      check(key in facts, () => `nothing is known of “${key}”`)
      check(
        isDeepStrictEqual(facts[key], value),
        () => `${key} is ${show(facts[key])}, not ${show(value)}`,
      )
    }
  }

  /** A viewer knows a card if its name appears anywhere in what that viewer is sent. */
  private checkView({ seat, never = [], knows = [] }: ViewStep): void {
    this.dealIfDue()
    const { game } = this.adapter
    const events = this.told.map((event) => game.redact(event, seat))
    const sent = show(this.adapter.shown(game.view(this.state, seat), events))
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
        const actions = listed(game.legalActions(this.state, seat))
        if (!this.passOnce()) this.act(seat, actions[random(actions.length)] as T['Action'])
      }
      const now = progress()
      if ((until ?? this.adapter.playsUntil) === 'round' && now.rounds !== start.rounds) return
      if (until === 'trick' && (now.tricks !== start.tricks || now.rounds !== start.rounds)) return
    }
  }
}
