/** A room in memory, with bots in the same thread: for tests of what the host decides. */
import { answerHere, type AnyQuestion, type Bots, type PutLater } from '../../src/host/bot-pool'
import { HistoryDesk } from '../../src/host/history/desk'
import { History } from '../../src/host/history/history'
import { fairDice, secrets, systemClock } from '../../src/host/host'
import { Arriving } from '../../src/host/moving/arriving'
import { MoveDesk } from '../../src/host/moving/desk'
import { sealedTablesInMemory } from '../../src/host/moving/sealed-tables'
import { memoryStore, type MemoryStore } from '../../src/host/store/memory-store'
import type { Clock } from '../../src/host/ports'
import { Room, type RoomDeps } from '../../src/host/room'
import { SESSION_LIMITS, type SessionDeps } from '../../src/host/session'
import type { HistoryQuestion } from '../../src/protocol/history'
import type { HostMessage } from '../../src/protocol/messages'
import { Guest, inMemory, type GuestOptions } from './guests'

const APP = '0.0.0-test'

/** In milliseconds: a guest who is slow because the machine is busy is waited for. */
export const AN_HOUR = 3_600_000

/** Bots that answer at once, each question as it is or altered. */
export const botsHere = (
  change: (question: AnyQuestion) => AnyQuestion = (question) => question,
): Bots => ({
  ask: <Asked extends AnyQuestion>(_: string, question: PutLater<Asked>) => {
    const asked = question(0)
    return Promise.resolve(asked && answerHere(change(asked) as Asked))
  },
  close: () => Promise.resolve(),
})

/** The same for every question to the coach. */
export const coachedBy = (bots: Bots) => ({ advise: bots, review: bots, hindsight: bots })

export interface MemoryRoom {
  readonly room: Room
  readonly store: MemoryStore
  readonly problems: string[]
  readonly deps: SessionDeps
  readonly newGuest: (name: string, options?: GuestOptions) => Guest
  /** The answers that the user of this machine gets about its history. */
  readonly ask: (question: HistoryQuestion) => Promise<HostMessage>
}

export function memoryRoom(
  changes: Partial<RoomDeps> & { readonly clock?: Clock } = {},
  store = memoryStore(),
): MemoryRoom {
  const problems: string[] = []
  const report = (problem: string) => problems.push(problem)
  const archive = (changes.store ?? store).archive
  const history = new History({ archive, app: APP, report })
  const room = new Room({
    app: APP,
    clock: systemClock,
    secrets,
    bots: botsHere(),
    coaches: coachedBy(botsHere()),
    botPause: 0,
    diceOf: fairDice,
    report,
    store,
    today: () => '2026-01-01T00:00:00.000Z',
    mostTables: 100,
    tablesPerAddress: 100,
    changed: () => undefined,
    lastPlayed: (game) => history.lastPlayed(game),
    played: (game, people, begun) => history.played(game, people, begun),
    ...changes,
  })
  const deps: SessionDeps = {
    room,
    history: new HistoryDesk(history, room),
    moves: new MoveDesk(
      room,
      new Arriving({
        room,
        hold: sealedTablesInMemory(),
        app: APP,
        report,
        openPlaces: () => Promise.resolve(['http://127.0.0.1:4711']),
      }),
    ),
    clock: changes.clock ?? systemClock,
    app: APP,
    reach: {
      open: () => Promise.resolve(),
      invitations: () => Promise.resolve([]),
      answers: () => Promise.resolve(false),
    },
    limits: {
      ...SESSION_LIMITS,
      hello: AN_HOUR,
      messages: [10_000, 10_000],
      changes: [10_000, 10_000],
    },
    report,
  }
  return {
    room,
    store,
    problems,
    deps,
    newGuest: (name, options) => new Guest(name, inMemory(deps), options),
    ask: (question) => deps.history.answer('a-1', question),
  }
}
