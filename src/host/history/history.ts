/** The games of this machine: found, shown, imported, exported and deleted. */
import { accept, refuse, type Result } from '../../engine/kernel'
import type { DamagedFile, HistoryEntry } from '../../protocol/history'
import type { Stich } from '../../protocol/stich'
import { yielding } from '../cooperative'
import { LOG_ENDING, STICH_ENDING, type FileName, type Place } from '../store/archive'
import { Catalogue, type CatalogueDeps } from './catalogue'
import { contentsOf, type Contents } from './contents'
import type { Renaming } from './names'
import { alsoPlayed, lastPlayed, type LastPlayed } from './starter'
import { checkingStich, makingStich, readingStich } from './cooperative-stich'
import { replayingTableFile } from './replaying'

export interface HistoryDeps extends CatalogueDeps {
  /** The version of the application. */
  readonly app: string
  /** How many imported files are kept. */
  readonly mostImported?: number
}

const MAX_IMPORTED = 1000
/** Files written at a time. */
const AT_ONCE = 8

const UNKNOWN = refuse('history.unknown', 'There is no such game.')

const logOf = (place: Place, table: string): FileName => ({
  place,
  name: `${table}${LOG_ENDING}`,
})
const stichOf = (table: string): FileName => ({
  place: 'imported',
  name: `${table}${STICH_ENDING}`,
})

export class History {
  readonly #deps: HistoryDeps
  readonly #catalogue: Catalogue
  /** One change at a time: two changes to the same files would undo each other. */
  #last: Promise<unknown> = Promise.resolve()
  /** By game. */
  #lastPlayed: Promise<ReadonlyMap<string, LastPlayed>> | undefined

  constructor(deps: HistoryDeps) {
    this.#deps = deps
    this.#catalogue = new Catalogue(deps)
  }

  list(): Promise<{
    readonly entries: readonly HistoryEntry[]
    readonly damaged: readonly DamagedFile[]
  }> {
    return this.#inTurn(async () => ({
      entries: await yielding(this.#catalogue.entries()),
      damaged: await yielding(this.#catalogue.damaged()),
    }))
  }

  /**
   * In some games every table asks for this: the files are read once, and after that the tables
   * keep it up to date.
   */
  async lastPlayed(game: string): Promise<LastPlayed> {
    this.#lastPlayed ??= this.#lookUp()
    return (await this.#lastPlayed).get(game) ?? new Map()
  }

  /** Notes that these people have finished this game. */
  played(game: string, people: readonly string[], begun: string): void {
    this.#lastPlayed = this.#lastPlayed?.then((last) => alsoPlayed(last, game, people, begun))
    // The failure has already been reported to the caller.
    this.#lastPlayed?.catch(() => undefined)
  }

  /** Uses a catalogue of its own: a host that only plays does not keep all games in memory. */
  #lookUp(): Promise<ReadonlyMap<string, LastPlayed>> {
    const catalogue = new Catalogue(this.#deps)
    const found = this.#alone(async () => {
      await catalogue.refresh()
      return lastPlayed(await yielding(catalogue.entries()))
    })
    found.catch(() => {
      this.#lastPlayed = undefined
    })
    return found
  }

  /** One game, or all finished games of a table; the deals are checked again. */
  async read(table: string, number: number | null): Promise<Result<Stich>> {
    for (const place of ['tables', 'history'] as const) {
      const text = await this.#textOf(logOf(place, table))
      if (text !== undefined) return this.#readTable(text, number)
    }
    const text = await this.#textOf(stichOf(table))
    if (text === undefined) return UNKNOWN
    const stich = await yielding(readingStich(text))
    if (!stich.ok || number === null) return stich
    const games = stich.value.games.filter((game) => game.number === number)
    return games.length === 0 ? UNKNOWN : accept({ ...stich.value, games })
  }

  /** In all files but those of open tables, which only the tables themselves may write. */
  rename(renaming: Renaming): Promise<void> {
    return this.#inTurn(async () => {
      const named = await yielding(this.#catalogue.with(renaming.from))
      const files = named.filter(({ place }) => place === 'history' || place === 'imported')
      for (let first = 0; first < files.length; first += AT_ONCE) {
        const some = files.slice(first, first + AT_ONCE)
        await Promise.all(some.map((file) => this.#renameIn(file, renaming)))
      }
      this.#lastPlayed = undefined
      await this.#catalogue.keep()
    })
  }

  /** Deletes the file for good. */
  delete(table: string): Promise<Result<undefined>> {
    return this.#inTurn(async () => {
      const { archive } = this.#deps
      if ((await this.#textOf(logOf('tables', table))) !== undefined) {
        return refuse('table.phase', 'This table is open: close it first.')
      }
      for (const file of [logOf('history', table), stichOf(table)]) {
        if ((await this.#textOf(file)) === undefined) continue
        await archive.remove(file)
        this.#catalogue.forget(file)
        this.#lastPlayed = undefined
        await this.#catalogue.keep()
        return accept(undefined)
      }
      return UNKNOWN
    })
  }

  /** Imported games can only be viewed. A game that is already there is not added again. */
  import(stich: Stich): Promise<Result<undefined>> {
    return this.#inTurn(async () => {
      const checked = await yielding(checkingStich(stich))
      if (!checked.ok) return checked
      const { id } = stich.table
      const entries = await yielding(this.#catalogue.entries())
      if (entries.some(({ table, state }) => table === id && state !== 'imported')) {
        return accept(undefined)
      }
      const file = stichOf(id)
      const kept = await this.#textOf(file)
      const most = this.#deps.mostImported ?? MAX_IMPORTED
      if (kept === undefined && this.#catalogue.count('imported') >= most) {
        return refuse('limit.tables', 'No more games from elsewhere can be kept.')
      }
      const known = kept === undefined ? undefined : await yielding(readingStich(kept))
      const all = known?.ok === true ? joined(known.value, checked.value) : checked.value
      const text = JSON.stringify(all)
      if (text === kept) return accept(undefined)
      const contents = await yielding(contentsOf(file, text))
      if (contents.kind === 'unreadable') return refuse('stich.shape', contents.problem)
      await this.#write(file, text, contents)
      await this.#catalogue.keep()
      return accept(undefined)
    })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#alone(async () => {
      await this.#catalogue.refresh()
      return work()
    })
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }

  async #textOf(file: FileName): Promise<string | undefined> {
    return this.#deps.archive.read(file).catch(() => undefined)
  }

  async #readTable(text: string, number: number | null): Promise<Result<Stich>> {
    const read = await yielding(replayingTableFile(text))
    if (!read.ok) return read
    const wanted = read.value.games.filter((game) => number === null || game.number === number)
    if (wanted.length === 0) return UNKNOWN
    // The cards of a game that can still be resumed, and those not yet dealt, must stay secret.
    const over = wanted.filter(({ soFar }) => soFar.isOver)
    if (over.length === 0) {
      return refuse('history.unfinished', 'This game has not been played to its end.')
    }
    return yielding(makingStich(read.value, over, this.#deps.app))
  }

  async #renameIn(
    { contents, ...file }: FileName & { readonly contents: Contents },
    renaming: Renaming,
  ): Promise<void> {
    const text = await this.#textOf(file)
    if (text === undefined) return
    if (file.place === 'history') {
      await this.#write(file, renaming.inLog(text), renaming.inContents(contents))
      return
    }
    const stich = await yielding(readingStich(text))
    if (!stich.ok) return
    await this.#write(
      file,
      JSON.stringify(renaming.inStich(stich.value)),
      renaming.inContents(contents),
    )
  }

  async #write(file: FileName, text: string, contents: Contents): Promise<void> {
    this.#catalogue.note(await this.#deps.archive.write(file, text), contents)
  }
}

/** Merges games of the same table from two files; the games already known stay as they are. */
function joined(known: Stich, added: Stich): Stich {
  const numbers = known.games.map(({ number }) => number)
  const games = [...known.games, ...added.games.filter(({ number }) => !numbers.includes(number))]
  return { ...known, games: games.sort((a, b) => a.number - b.number) }
}
