/** Tables that live only as long as the program: for solo play without a folder, and for tests. */
import { createHash } from 'node:crypto'
import type { TableLog } from '../ports'
import { LOG_ENDING, type Archive, type FileName } from './archive'
import type { LogStore, StoredTable } from './log-store'

export interface MemoryStore extends LogStore {
  /** The lines written so far, by table. */
  readonly lines: ReadonlyMap<string, readonly string[]>
}

export function memoryStore(): MemoryStore {
  const lines = new Map<string, string[]>()
  const { files, archive } = memoryArchive(lines)
  const logOf = (id: string): TableLog => ({
    append: (added) => {
      lines.get(id)?.push(...added)
      return Promise.resolve()
    },
    rewrite: (edit) => {
      lines.set(id, linesOf(edit(textOf(lines.get(id)))))
      return Promise.resolve()
    },
    close: () => Promise.resolve(),
  })
  const tableOf = (id: string): StoredTable => ({
    ok: true,
    lines: lines.get(id) ?? [],
    log: logOf(id),
    wasTorn: false,
  })
  return {
    lines,
    archive,
    create: (id) => {
      lines.set(id, [])
      return Promise.resolve(logOf(id))
    },
    unfinished: () => Promise.resolve([...lines.keys()].map((id) => `${id}${LOG_ENDING}`)),
    take: (name) => Promise.resolve(tableOf(name.slice(0, -LOG_ENDING.length))),
    discard: (id) => {
      lines.delete(id)
      return Promise.resolve()
    },
    finish: (id) => {
      files.set(keyOf(closed(id)), textOf(lines.get(id)))
      lines.delete(id)
      return Promise.resolve()
    },
    reopen: (id) => {
      const text = files.get(keyOf(closed(id)))
      if (text === undefined) return Promise.resolve(undefined)
      lines.set(id, linesOf(text))
      files.delete(keyOf(closed(id)))
      return Promise.resolve(tableOf(id))
    },
  }
}

const textOf = (lines: readonly string[] = []): string => lines.map((line) => `${line}\n`).join('')
const linesOf = (text: string): string[] => text.split('\n').slice(0, -1)

const stampOf = (text: string): string => createHash('sha256').update(text).digest('base64')

const keyOf = ({ place, name }: FileName): string => `${place}/${name}`
const closed = (id: string): FileName => ({ place: 'history', name: `${id}${LOG_ENDING}` })

/** Closed and imported tables, and a view of the open ones. */
function memoryArchive(live: ReadonlyMap<string, readonly string[]>) {
  const files = new Map<string, string>()
  const all = () =>
    new Map([
      ...[...live].map(([id, lines]) => [`tables/${id}${LOG_ENDING}`, textOf(lines)] as const),
      ...files,
    ])
  const read = (file: FileName): string => {
    const text = all().get(keyOf(file))
    if (text === undefined) throw new Error(`There is no ${keyOf(file)}.`)
    return text
  }
  const move = (from: FileName, to: FileName): void => {
    files.set(keyOf(to), read(from))
    files.delete(keyOf(from))
  }
  const archive: Archive = {
    files: () =>
      Promise.resolve(
        [...all()].map(([key, text]) => {
          const [place = '', name = ''] = key.split('/')
          return { place: place as FileName['place'], name, stamp: stampOf(text) }
        }),
      ),
    read: (file) => Promise.resolve().then(() => read(file)),
    write: (file, text) => {
      files.set(keyOf(file), text)
      return Promise.resolve({ ...file, stamp: stampOf(text) })
    },
    setAside: (file) => {
      const aside = { place: 'damaged', name: file.name } as const
      move(file, aside)
      return Promise.resolve(aside)
    },
    putBack: (file, place) => {
      move(file, { place, name: file.name })
      return Promise.resolve(true)
    },
    remove: (file) => {
      files.delete(keyOf(file))
      return Promise.resolve()
    },
    // No index needed: everything is in memory.
    index: () => Promise.resolve(undefined),
    keepIndex: () => Promise.resolve(),
  }
  return { files, archive }
}
