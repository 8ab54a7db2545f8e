/** A random ebbes game written down for people: what was dealt, played, designated and scored. */
import type { Action, Event } from '../../src/engine/ebbes/actions'
import { ebbes } from '../../src/engine/ebbes/game'
import { ROLES } from '../../src/engine/ebbes/roles'
import type { State } from '../../src/engine/ebbes/state'
import { seededRandom } from '../../src/engine/random'
import { playRandomly } from '../sim/play'

export interface EbbesTable {
  readonly seats: number
  readonly variant1: boolean
  readonly variant2: boolean
}

export const EBBES_PLAYTHROUGHS: Readonly<Record<string, EbbesTable>> = Object.fromEntries(
  [2, 3, 4, 5].flatMap((seats): [string, EbbesTable][] => [
    [`${seats}-seats-basic`, { seats, variant1: false, variant2: false }],
    [`${seats}-seats-variant-1`, { seats, variant1: true, variant2: false }],
    [`${seats}-seats-variant-2`, { seats, variant1: false, variant2: true }],
    [`${seats}-seats-both-variants`, { seats, variant1: true, variant2: true }],
  ]),
)

class Narrator {
  private readonly lines: string[] = []
  private trick = ''
  private tricks = 0

  constructor(private readonly state: State) {}

  get text(): string {
    return `${this.lines.join('\n')}\n`
  }

  say(line = ''): void {
    this.lines.push(line)
  }

  who(player: number): string {
    return this.state.config.seats === 2 && player === 2 ? 'virtual' : `seat ${player}`
  }

  tell(event: Event): void {
    switch (event.type) {
      case 'opened':
        this.say(`${this.who(event.dealer)} deals first, ${this.who(event.starter)} starts.`)
        break
      case 'dealt':
        this.tricks = 0
        this.say(`\nRound ${event.round}, dealt by ${this.who(event.dealer)}`)
        for (const [seat, hand] of event.hands.entries()) {
          this.say(`  ${this.who(seat)}: ${hand.join(' ')}`)
        }
        if (event.open.length > 0) this.say(`  virtual: ${event.open.join(' ')} face up`)
        break
      case 'number':
        this.say(`  The number is ${event.number}.`)
        break
      case 'starter':
        this.say(`  ${this.who(event.by)} names ${this.who(event.player)} starting player.`)
        break
      case 'selected':
        this.say(`  ${this.who(event.player)} selects ${event.card}.`)
        break
      case 'played':
        this.trick += `${this.trick === '' ? '' : ', '}${this.who(event.player)} ${event.card}`
        break
      case 'designated':
        this.trick += ` (${event.suit} is ${event.role})`
        break
      case 'trick':
        this.say(
          `  ${String(++this.tricks).padStart(2)}. ${this.trick} → ${this.who(event.winner)}`,
        )
        this.trick = ''
        break
      case 'turned-up':
        this.say(`      column ${event.column + 1} turns up ${event.card}`)
        break
      case 'scored': {
        const { roles } = ebbes.view(this.state, 'spectator')
        this.say(`  ${ROLES.map((role) => `${role} ${String(roles[role])}`).join(', ')}`)
        this.say(`  points ${event.points.join(' ')}, totals ${event.scores.join(' ')}`)
        this.say(`  ${this.who(event.zilchRight)} has the zilch right.`)
        break
      }
      case 'over':
        this.say(`\nOver (${event.reason}): ${event.winners.map((w) => this.who(w)).join(' and ')}`)
        break
    }
  }
}

export function ebbesPlaythrough(table: EbbesTable): string {
  const made = ebbes.setup(table)
  if (!made.ok) throw new Error(made.refusal.message)
  const narrator = new Narrator(made.value)
  narrator.say(`ebbes ${JSON.stringify(made.value.config)}`)
  playRandomly(ebbes, made.value, seededRandom(1), {
    seen(_state, _input, events: readonly Event[], _legal: readonly Action[]) {
      for (const event of events) narrator.tell(event)
    },
  })
  return narrator.text
}
