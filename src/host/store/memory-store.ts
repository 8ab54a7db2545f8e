/** Tables that live as long as the program: for solo play without a folder, and for tests. */
import type { LogStore, StoredTable } from './log-store'

export interface MemoryStore extends LogStore {
  /** The lines written so far, by table. */
  readonly lines: ReadonlyMap<string, readonly string[]>
}

export function memoryStore(): MemoryStore {
  const lines = new Map<string, string[]>()
  const logOf = (id: string) => ({
    append: (added: readonly string[]) => {
      lines.get(id)?.push(...added)
      return Promise.resolve()
    },
    close: () => Promise.resolve(),
  })
  return {
    lines,
    create: (id) => {
      lines.set(id, [])
      return Promise.resolve(logOf(id))
    },
    unfinished: () =>
      Promise.resolve(
        [...lines].map(([id, kept]): StoredTable => ({
          ok: true,
          name: id,
          records: kept.map((line) => JSON.parse(line) as unknown),
          log: logOf(id),
          wasTorn: false,
        })),
      ),
    finish: (id) => {
      lines.delete(id)
      return Promise.resolve()
    },
  }
}
