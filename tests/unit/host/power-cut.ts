/** What a machine may lose when its power is cut: whatever of a table's file was never synced. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Random } from '../../../src/engine/kernel'
import { entriesIn, type Entry } from '../../../src/host/store/ahead-entry'

export async function journalIn(data: string): Promise<readonly Entry[]> {
  const folder = join(data, 'write-ahead')
  const names = (await readdir(folder)).sort((a, b) => parseInt(a) - parseInt(b))
  const parts = await Promise.all(names.map((name) => readFile(join(folder, name))))
  return parts.flatMap((bytes) => entriesIn(bytes))
}

/** Answers how many bytes are lost. */
export async function cutPower(data: string, random: Random): Promise<number> {
  const journal = await journalIn(data)
  let lost = 0
  for (const name of await readdir(join(data, 'tables'))) {
    const places = journal.filter(({ file }) => file === name).map(({ at }) => at)
    if (places.length === 0) continue
    const path = join(data, 'tables', name)
    const bytes = await readFile(path)
    // Before the first place that the journal names, the file was synced.
    const synced = Math.min(...places, bytes.length)
    const end = synced + random(bytes.length - synced + 1)
    const kept = bytes.subarray(0, end)
    // A page that comes later may have been written, and this one not.
    if (end > synced && random(2) === 0) {
      const hole = synced + random(end - synced)
      kept.fill(0, hole, hole + 1 + random(end - hole))
    }
    await writeFile(path, kept)
    lost += bytes.length - end
  }
  return lost
}
