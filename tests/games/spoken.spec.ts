/** What every game says aloud: each state and each event of random games, in all languages, with difficult names. */
import { describe, expect, it, vi } from 'vitest'
import { playRandomly } from '../../scripts/sim/play'
import { listed, type AnyEvent, type AnyView } from '../../src/engine/kernel'
import { knownGame } from '../../src/engine/known-game'
import { seededRandom } from '../../src/engine/random'
import type { TableInfo } from '../../src/protocol/table'
import { loadFace } from '../../src/renderer/games/faces.svelte'
import { LANGUAGES } from '../../src/renderer/i18n/languages'
import { texts } from '../../src/renderer/i18n/texts.svelte'
import { SAMPLES } from './index'

/** Of one letter, with an apostrophe, written from right to left. */
const NAMES = ['سلمى', 'E', 'Jo’', 'Karl', 'Zoë']

const tableOf = (game: string, seats: number): TableInfo =>
  ({
    game,
    watching: [],
    seats: NAMES.slice(0, seats).map((name) => ({
      person: { name, marker: 'pink', present: true, overdue: false },
      bot: null,
      clock: null,
    })),
  }) as unknown as TableInfo

interface Sight {
  readonly view: AnyView
  readonly isAsked: boolean
  readonly events: readonly AnyEvent[]
}

/** What each seat sees and is told in a random game, one state in `every`. */
function sights(id: string, options: object, every: number): { seats: number; seen: Sight[] } {
  const game = knownGame(id)
  const begun = game.setup(options)
  if (!begun.ok) throw new Error(begun.refusal.message)
  const seats = game.seatsOf(options) ?? 0
  const seen: Sight[] = []
  let count = 0
  playRandomly(game, begun.value, seededRandom(7), {
    seen: (state, _input, events) => {
      if (count++ % every !== 0) return
      const next = game.next(state)
      for (const viewer of [...Array(seats).keys(), 'spectator' as const]) {
        const isAsked = next.kind === 'seats' && next.seats.some((seat) => seat === viewer)
        const view = structuredClone(game.view(state, viewer))
        seen.push({ view, isAsked, events: events.flatMap((event) => game.redact(event, viewer)) })
      }
    },
  })
  return { seats, seen }
}

/** What is wrong with a sentence, whatever it says. */
function faultIn(text: string, language: string): string | undefined {
  if (/[{}]|undefined|null|NaN| {2}/.test(text)) return `a hole: ${text}`
  if (text !== '' && !/[.?!»]$/.test(text)) return `no end: ${text}`
  if (/\.\.|[;,]\./.test(text)) return `glued: ${text}`
  if (/(?<!\u2068)سلمى|سلمى(?!\u2069)/.test(text)) return `a name of the other direction: ${text}`
  if (language === 'fr' && /[^\u202f][;!?»]|«[^\u202f]|[^\u00a0]:/.test(text))
    return `a space: ${text}`
  return undefined
}

describe.each(SAMPLES)('$id', async ({ id, tables }) => {
  const face = await loadFace(id)
  const games = Object.values(tables).map((options) => sights(id, options, 5))

  it.each(LANGUAGES)('is heard in whole sentences: %s', async (language) => {
    await texts.show(language)
    const faults = () =>
      games.flatMap(({ seats, seen }) => {
        const table = tableOf(id, seats)
        return seen.flatMap(({ view, events }) =>
          [
            face.spoken.stateText(view, table),
            face.spoken.trickText(view, table),
            face.spoken.turnText(view, table),
            ...events.map((event) => face.eventText(event, table, view)),
            ...events
              .filter(({ type }) => face.events[type]?.is === 'scores')
              .map((event) => face.spoken.scoresText(event, table, view)),
          ].flatMap((text) => faultIn(text, language) ?? []),
        )
      })
    // Some texts come later than others: until then they are English.
    await vi.waitFor(() => expect([...new Set(faults())]).toEqual([]), { timeout: 5000 })
    await texts.show('en')
  })

  it('says to the player whose turn it is what to do, as the last thing, and to nobody else', () => {
    for (const { seats, seen } of games) {
      const table = tableOf(id, seats)
      for (const { view, isAsked } of seen) {
        const turn = face.spoken.turnText(view, table)
        expect(turn !== '', turn).toBe(isAsked && listed<unknown>(view.legal).length > 0)
        expect(face.spoken.stateText(view, table).endsWith(turn)).toBe(true)
      }
    }
  })
})
