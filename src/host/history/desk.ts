/** Answers requests for the history, which come from the user of the host's own machine. */
import { refuse, type Result } from '../../engine/kernel'
import type { HistoryQuestion } from '../../protocol/history'
import type { HostMessage } from '../../protocol/messages'
import type { Stich } from '../../protocol/stich'
import type { Room } from '../room'
import type { History } from './history'
import { Renaming } from './names'

export class HistoryDesk {
  readonly #history: History
  readonly #room: Room
  readonly #answers = new Set<Promise<unknown>>()

  constructor(history: History, room: Room) {
    this.#history = history
    this.#room = room
  }

  answer(id: string, ask: HistoryQuestion): Promise<HostMessage> {
    const answer = this.#answer(id, ask).finally(() => this.#answers.delete(answer))
    this.#answers.add(answer)
    return answer
  }

  /** Resolves when all requests are done: only then may the folder be used by others. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#answers)
  }

  async #answer(id: string, ask: HistoryQuestion): Promise<HostMessage> {
    await this.#room.settled()
    switch (ask.do) {
      case 'list':
        return { type: 'history', id, ...(await this.#history.list()) }
      case 'read':
        return answerTo(id, await this.read(ask.table, ask.number), (stich) => ({
          type: 'stich',
          id,
          stich,
        }))
      case 'reopen':
        return answerTo(id, await this.#reopen(ask.table), (code) => ({
          type: 'reopened',
          id,
          code,
        }))
      case 'rename':
        await this.#rename(ask.from, ask.to)
        return { type: 'ack', id }
      case 'delete':
        return done(id, await this.#history.delete(ask.table))
      case 'import':
        return done(id, await this.#history.import(ask.stich))
    }
  }

  /** One game, or all finished games of a table. */
  read(table: string, number: number | null): Promise<Result<Stich>> {
    return this.#history.read(table, number)
  }

  async #reopen(table: string): Promise<Result<string>> {
    const reopened = await this.#room.reopen(table)
    if (reopened.ok || reopened.refusal.code !== 'history.unknown') return reopened
    const { entries } = await this.#history.list()
    return entries.some((entry) => entry.table === table)
      ? refuse('history.foreign', 'This came from a file, and can only be shown.')
      : reopened
  }

  /** Includes open tables, which write their own files. */
  async #rename(from: string, to: string): Promise<void> {
    const renaming = new Renaming(from, to)
    for (const table of this.#room.tables) await table.door.renamePlayer(renaming)
    await this.#room.settled()
    await this.#history.rename(renaming)
  }
}

const answerTo = <T>(
  id: string,
  result: Result<T>,
  message: (value: T) => HostMessage,
): HostMessage => (result.ok ? message(result.value) : { type: 'reject', id, ...result.refusal })

const done = (id: string, result: Result<unknown>): HostMessage =>
  answerTo(id, result, () => ({ type: 'ack', id }))
