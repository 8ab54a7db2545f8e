/** A random Eidex game written down for people: what was dealt, used, played, counted and why. */
import type { Action, Event, Fields } from '../../src/engine/eidex/actions'
import { POWER_IDS, type PowerId } from '../../src/engine/eidex/characters'
import { eidex, type Types } from '../../src/engine/eidex/game'
import type { State } from '../../src/engine/eidex/state'
import type { Input } from '../../src/engine/kernel'
import { seededRandom } from '../../src/engine/random'
import { playRandomly } from '../sim/play'

/** Twelve trios, so that every character occurs; neighbours in the order sit at one table. */
export const EIDEX_PLAYTHROUGHS: Readonly<Record<string, readonly PowerId[] | undefined>> = {
  basic: undefined,
  ...Object.fromEntries(
    Array.from({ length: POWER_IDS.length / 3 }, (_, index) => {
      const trio = [0, 12, 24].map((offset) => POWER_IDS[index + offset] as PowerId)
      return [trio.join('-'), trio]
    }),
  ),
}

class GameIsOver extends Error {}

const say = (fields: Fields): string => {
  const text = JSON.stringify(fields).replaceAll('"', '').slice(1, -1)
  return text === '' ? '' : ` (${text})`
}

class Narrator {
  readonly lines: string[] = []
  private trick: string[] = []
  private tricks = 0

  constructor(private readonly state: State) {}

  private who(seat: number): string {
    return `${this.state.characters[seat] ?? 'seat'} ${seat}`
  }

  tell(event: Event, input: Input<Types>): void {
    const line = this.sentence(event, input)
    if (line !== undefined) this.lines.push(line)
  }

  private sentence(event: Event, input: Input<Types>): string | undefined {
    switch (event.type) {
      case 'opened':
        return `${this.who(event.dealer)} deals first.`
      case 'redealt':
        return `${event.turnUp} is turned up: dealt again`
      case 'dealt':
        return [
          `\nGame ${event.game}, dealt by ${this.who(event.dealer)}`,
          ...event.hands.map((hand, seat) => `  ${this.who(seat)}: ${hand.join(' ')}`),
        ].join('\n')
      case 'mode':
        return `  ${event.turnUp} is turned up: ${event.trump ?? event.mode}`
      case 'put-down':
        return `  ${this.who(event.seat)} has put down ${String(event.card)}`
      case 'power':
        return `  ! ${this.who(event.seat)}${say(event.fields)}${this.trick.length > 0 ? ` on ${this.trick.join(', ')}` : ''}`
      case 'answered':
        return `    ${this.who(event.seat)} answers${say(event.fields ?? {})}`
      case 'moved':
        return `    ${event.cards?.join(' ') ?? ''} from ${this.who(event.from)} to ${this.who(event.hand)}`
      case 'shown':
        return `    ${this.who(event.seat)} shows ${event.cards?.join(' ') ?? ''} (${event.where})`
      case 'told':
        return `    of ${this.who(event.seat)}: ${event.yes ? 'yes' : 'no'}`
      case 'played': {
        const action = input.by === 'chance' ? undefined : input.action
        const excuse = action?.type === 'play' && action.excuse === true ? ' excused' : ''
        const how = event.faceDown ? ' face down' : excuse
        this.trick.push(`${this.who(event.seat)} ${String(event.card)}${how}`)
        return undefined
      }
      case 'taken-back':
        return `    ${this.who(event.seat)} takes a card back`
      case 'trick': {
        const cards = this.trick.join(', ')
        this.trick = []
        const to =
          typeof event.destination === 'number'
            ? ''
            : ` (cards to ${event.destination === 'pot' ? 'the pot' : 'their owners'})`
        return `  ${String(++this.tricks).padStart(2)}. ${cards} → ${this.who(event.winner)}${to}`
      }
      case 'counted':
        return `  counted ${event.points.join(' ')}`
      case 'awarded':
        return `  points ${event.points.join(' ')}, victory points ${event.awarded.join(' ')} (${event.reason}), now ${event.victoryPoints.join(' ')}`
      case 'over':
        return `\n${event.winners.map((seat) => this.who(seat)).join()} wins the tournament.`
    }
  }
}

/** The first game of a tournament. */
export function eidexPlaythrough(characters: readonly PowerId[] | undefined): string {
  const made = eidex.setup(characters === undefined ? {} : { mode: 'cosmic', characters })
  if (!made.ok) throw new Error(made.refusal.message)
  const narrator = new Narrator(made.value)
  narrator.lines.push(`eidex ${JSON.stringify(made.value.config)}`)
  try {
    playRandomly(eidex, made.value, seededRandom(1), {
      seen(_state, input, events: readonly Event[], _legal: readonly Action[]) {
        for (const event of events) narrator.tell(event, input)
        if (events.some(({ type }) => type === 'awarded')) throw new GameIsOver()
      },
    })
  } catch (error) {
    if (!(error instanceof GameIsOver)) throw error
  }
  return `${narrator.lines.join('\n')}\n`
}
