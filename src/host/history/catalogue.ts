/** All files of the history and their contents, brought up to date before every use. */
import type { DamagedFile, HistoryEntry } from '../../protocol/history'
import { yielding, type Cooperative } from '../cooperative'
import { PLACES, type Archive, type FileName, type StoredFile } from '../store/archive'
import { isStichName, tableOf, unreadable, type Contents } from './contents'
import { contentsIn, known, readIndex, writeIndex, type Known } from './index-file'
import { readingHere, readingInThreads, type FileReader } from './reader'

/** How many files are read before the findings are saved. */
const KEEP_AFTER = 500
/** Fewer new files are read before a thread has even started. */
const WORTH_THREADS = 30
/** The limits of the wire: letters in a sentence, and sentences. */
const MAX_LETTERS = 500
const MAX_NAMED = 1000

export interface CatalogueDeps {
  readonly archive: Archive
  /** The built entry of the threads that replay many files, `history-worker.js`; without it, no threads. */
  readonly script?: URL | undefined
  readonly report: (problem: string) => void
}

/** Open tables change with every card, so they are not worth indexing. */
const isOpen = (key: string): boolean => key.startsWith('tables/')

const keyOf = ({ place, name }: FileName): string => `${place}/${name}`

export class Catalogue {
  readonly #deps: CatalogueDeps
  #known = new Map<string, Known>()
  #isLoaded = false

  constructor(deps: CatalogueDeps) {
    this.#deps = deps
  }

  /** Reads every changed file, sets unreadable ones aside, and saves the index. */
  async refresh(): Promise<void> {
    const { archive } = this.#deps
    if (!this.#isLoaded) this.#known = await yielding(readIndex(await archive.index()))
    this.#isLoaded = true
    const before = this.#known
    const files = await archive.files()
    const looked = new Map<StoredFile, readonly [key: string, known: Known]>()
    for (const file of files) {
      const old = before.get(keyOf(file))
      if (old?.stamp === file.stamp) looked.set(file, [keyOf(file), old])
    }
    const fresh = files.filter((file) => !looked.has(file))
    let found = 0
    for await (const [file, contents] of this.#lookInto(fresh)) {
      if (contents === undefined) continue
      const place = keyOf(await this.#sorted(file, contents))
      const told = known(file.stamp, contents)
      looked.set(file, [place, told])
      before.set(place, told)
      if (file.place === 'tables') continue
      found++
      if (found % KEEP_AFTER === 0) await this.keep()
    }
    // In the order of the files, whichever were read now.
    const now = new Map(files.map((file) => looked.get(file)).filter((each) => each !== undefined))
    const isSmaller = [...before.keys()].some((key) => !isOpen(key) && !now.has(key))
    this.#known = now
    if (found > 0 || isSmaller) await this.keep()
  }

  /** If a table is there twice, the open one counts. */
  *entries(): Cooperative<readonly HistoryEntry[]> {
    const byTable = new Map<string, HistoryEntry>()
    for (const place of ['tables', 'history', 'imported']) {
      for (const [key, file] of this.#known) {
        if (!key.startsWith(`${place}/`)) continue
        yield
        const contents = contentsIn(file)
        if (contents.kind !== 'games') continue
        const { entry } = contents
        if (!byTable.has(entry.table)) byTable.set(entry.table, entry)
      }
    }
    return [...byTable.values()]
  }

  *damaged(): Cooperative<readonly DamagedFile[]> {
    const damaged: DamagedFile[] = []
    for (const [key, file] of this.#known) {
      yield
      const contents = contentsIn(file)
      if (contents.kind !== 'unreadable') continue
      damaged.push({ file: shortened(key), problem: shortened(contents.problem) })
    }
    return damaged.slice(0, MAX_NAMED)
  }

  /** The files in which a person of this name appears. */
  *with(name: string): Cooperative<readonly (FileName & { readonly contents: Contents })[]> {
    const named: (FileName & { readonly contents: Contents })[] = []
    for (const [key, file] of this.#known) {
      yield
      const contents = contentsIn(file)
      if (contents.kind === 'unreadable' || !contents.people.includes(name)) continue
      named.push({ ...fileOf(key), contents })
    }
    return named
  }

  /** The number of files in a place. */
  count(place: FileName['place']): number {
    return [...this.#known.keys()].filter((key) => key.startsWith(`${place}/`)).length
  }

  /** Notes a file that was just written, whose contents are known. */
  note(file: StoredFile, contents: Contents): void {
    this.#known.set(keyOf(file), known(file.stamp, contents))
  }

  forget(file: FileName): void {
    this.#known.delete(keyOf(file))
  }

  async keep(): Promise<void> {
    try {
      const closed = [...this.#known].filter(([key]) => !isOpen(key))
      await this.#deps.archive.keepIndex(writeIndex(closed))
    } catch (error) {
      // The index is made again the next time.
      this.#deps.report(`The index of the history: ${(error as Error).message}`)
    }
  }

  /** What is in these files, in their order; undefined for one that has disappeared since. */
  async *#lookInto(
    files: readonly StoredFile[],
  ): AsyncGenerator<[StoredFile, Contents | undefined]> {
    const { script } = this.#deps
    const reader =
      script !== undefined && files.length >= WORTH_THREADS ? readingInThreads(script) : readingHere
    const ahead: Promise<[StoredFile, Contents | undefined]>[] = []
    try {
      for (const file of files) {
        ahead.push(this.#read(file, reader).then((contents) => [file, contents]))
        const first = ahead.length < reader.atOnce ? undefined : ahead.shift()
        if (first !== undefined) yield await first
      }
      for (const last of ahead) yield await last
    } finally {
      reader.close()
    }
  }

  async #read(file: StoredFile, reader: FileReader): Promise<Contents | undefined> {
    try {
      return await reader.contentsOf(file, await this.#deps.archive.read(file))
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      return code === 'ENOENT' ? undefined : unreadable(message)
    }
  }

  /** Sets a damaged file aside, and brings one back that can be read again. Files of open tables stay. */
  async #sorted(file: FileName, contents: Contents): Promise<FileName> {
    const { archive, report } = this.#deps
    const isDamaged = contents.kind === 'unreadable' && !contents.isWhole
    try {
      if (isDamaged && (file.place === 'history' || file.place === 'imported')) {
        const aside = await archive.setAside(file)
        report(`${file.name}: ${contents.problem} The file is set aside as ${keyOf(aside)}.`)
        return aside
      }
      if (!isDamaged && file.place === 'damaged' && tableOf(file.name) !== undefined) {
        const home = isStichName(file.name) ? 'imported' : 'history'
        if (await archive.putBack(file, home)) return { place: home, name: file.name }
      }
    } catch (error) {
      report(`${keyOf(file)} can’t be moved: ${(error as Error).message}`)
    }
    return file
  }
}

function fileOf(key: string): FileName {
  const place = PLACES.find((name) => key.startsWith(`${name}/`)) ?? 'damaged'
  return { place, name: key.slice(place.length + 1) }
}

const shortened = (text: string): string => text.slice(0, MAX_LETTERS)
