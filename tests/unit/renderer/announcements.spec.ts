/** What is read aloud at a table: in the order it happens, nothing twice, and no more than the player wants. */
import { describe, expect, it } from 'vitest'
import { ebbes } from '../../../src/engine/ebbes/game'
import type { State } from '../../../src/engine/ebbes/state'
import type { Game, Input } from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'
import type { TableInfo } from '../../../src/protocol/table'
import { loadFaces } from '../../../src/renderer/games/faces.svelte'
import type { Happened, Update } from '../../../src/renderer/playback/update'
import { Announcements, type Moment } from '../../../src/renderer/table/announcements.svelte'
import { DETAILS } from '../../../src/renderer/settings/stored'

await loadFaces()

const table = {
  game: 'ebbes',
  watching: [],
  seats: ['Anna', 'Karl', 'Lisbeth'].map((name) => ({
    person: { name, marker: 'pink', present: true, overdue: false },
    bot: null,
    clock: null,
  })),
} as unknown as TableInfo

type Types = typeof ebbes extends Game<infer T> ? T : never

/** A round as Anna sees it: a moment after each input. */
class Round {
  readonly #state: State
  readonly #random = seededRandom(3)
  #past: readonly Happened[] = []
  #rev = 0

  constructor() {
    const begun = ebbes.setup({})
    if (!begun.ok) throw new Error(begun.refusal.message)
    this.#state = begun.value
  }

  moment(detail: Moment['detail'] = 'all', past = this.#past): Moment {
    const view = ebbes.view(this.#state, 0)
    const shown = { number: 1, rev: this.#rev, view, events: [] } as unknown as Update
    return { past, shown, table, seat: 0, isAsked: view.legal.all.length > 0, detail }
  }

  get isAsked(): boolean {
    return this.moment().isAsked
  }

  /** Whatever is to be decided. */
  goOn(): void {
    const state = this.#state
    const next = ebbes.next(state)
    if (next.kind === 'over') throw new Error('It is over.')
    const [seat = 0] = next.kind === 'seats' ? next.seats : []
    const [action] = ebbes.view(state, seat).legal.all
    const input: Input<Types> =
      next.kind === 'chance'
        ? { by: 'chance', outcome: ebbes.sampleChance(state, this.#random) }
        : { by: seat, action: action as Types['Action'] }
    const applied = ebbes.apply(state, input)
    if (!applied.ok) throw new Error(applied.refusal.message)
    this.#rev++
    const view = ebbes.view(state, 0) as unknown as Happened['view']
    const told = applied.value.map((event) => ({ event: ebbes.redact(event, 0), view }))
    this.#past = [...this.#past, ...(told as unknown as Happened[])]
  }

  untilAsked(): void {
    do this.goOn()
    while (!this.isAsked)
  }
}

const heard = (announcements: Announcements): string[] =>
  announcements.lines.map(({ text }) => text)

describe('a player who hears everything', () => {
  it('hears each event once, in order, and then what there is to play', () => {
    const round = new Round()
    const announcements = new Announcements()
    announcements.follow(round.moment())
    round.untilAsked()
    announcements.follow(round.moment())
    announcements.decided()
    const before = announcements.lines.length
    round.untilAsked()
    announcements.follow(round.moment())
    announcements.follow(round.moment())
    const said = heard(announcements).slice(before)
    const [first, second, third, trick, ...rest] = said
    expect(first).toMatch(/^Anna plays the \w+ \d+\.$/)
    expect(second).toMatch(/^Karl plays the \w+ \d+\.$/)
    expect(third).toMatch(/^Lisbeth plays the \w+ \d+\.$/)
    expect(trick).toMatch(/^\w+ takes the trick\.$/)
    for (const text of rest.slice(0, -1)) expect(text).toMatch(/ plays the \w+ \d+\.$/)
    expect(rest.at(-1)).toMatch(/^Your turn: you/)
  })

  it('is not asked again when only another player has done something', () => {
    const round = new Round()
    const announcements = new Announcements()
    round.untilAsked()
    announcements.follow(round.moment())
    const { lines } = announcements
    announcements.follow({ ...round.moment(), table: { ...table } })
    expect(announcements.lines).toBe(lines)
  })

  it('who decided, and is asked the same again, hears it again', () => {
    const round = new Round()
    const announcements = new Announcements()
    round.untilAsked()
    const now = round.moment()
    announcements.follow(now)
    announcements.decided()
    announcements.follow(now)
    expect(heard(announcements)).toHaveLength(1)
    announcements.follow({ ...now, shown: { ...now.shown, rev: now.shown.rev + 1 } })
    expect(heard(announcements)).toHaveLength(2)
    expect(heard(announcements)[1]).toMatch(/^Your turn:/)
  })

  it('hears the table as it is, where something was taken back', () => {
    const round = new Round()
    const announcements = new Announcements()
    round.untilAsked()
    const before = round.moment()
    announcements.follow(before)
    announcements.decided()
    round.untilAsked()
    announcements.follow(round.moment())
    const count = announcements.lines.length
    announcements.follow({ ...before, past: before.past.map((each) => ({ ...each })) })
    expect(heard(announcements).slice(count)).toEqual([
      expect.stringMatching(/^Round 1 of\s5\. .*/),
    ])
  })
})

describe('how much is said', () => {
  it.each(DETAILS)('%s', (detail) => {
    const round = new Round()
    const announcements = new Announcements()
    announcements.follow(round.moment(detail))
    for (let turn = 0; turn < 4; turn++) {
      round.untilAsked()
      announcements.follow(round.moment(detail))
      announcements.decided()
    }
    const said = heard(announcements).slice(1)
    const about = (pattern: RegExp) => said.filter((text) => pattern.test(text)).length
    expect(about(/Your turn:/)).toBe(4)
    expect(about(/^Anna plays/)).toBe(detail === 'turns' ? 0 : 3)
    expect(about(/^(Karl|Lisbeth) plays/) > 0).toBe(detail === 'all')
    // Whoever has not heard the cards fall hears the trick with the turn.
    expect(about(/^Trick \d of 10\. .*Your turn:/)).toBe(detail === 'all' ? 0 : 4)
  })
})

it('a key repeats the whole table', () => {
  const round = new Round()
  const announcements = new Announcements()
  round.untilAsked()
  announcements.follow(round.moment())
  announcements.repeat(round.moment())
  const [first, again] = heard(announcements)
  expect(again).toBe(first)
  expect(again).toMatch(/^Round 1 of\s5\. .*Trick 1 of 10\. .*Your turn: /)
})
