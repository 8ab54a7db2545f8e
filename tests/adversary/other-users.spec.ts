/** Another user of the same machine, who looks into the host's folder. */
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTable, victim } from './attacker'

let data: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'stichabend-other-users-'))
})
afterEach(() => rm(data, { recursive: true }))

/** What others may do with it, for everything in the folders of the host. */
async function openToOthers(): Promise<string[]> {
  const names = await readdir(data, { recursive: true })
  const modes = await Promise.all(
    names.map(async (name) => [name, (await stat(join(data, name))).mode & 0o077] as const),
  )
  return modes.filter(([, mode]) => mode !== 0).map(([name]) => name)
}

describe.skipIf(process.platform === 'win32')('another user of the machine', () => {
  it('reads nothing of a running game, and nothing that an older version has left open', async () => {
    await mkdir(join(data, 'history'), { mode: 0o755 })
    const old = join(data, 'history', '0123456789abcdef.jsonl')
    await writeFile(old, '')
    await chmod(old, 0o644)
    expect(await openToOthers()).toHaveLength(2)

    const host = await victim({ data })
    const ann = await host.attacker().hello('Ann')
    expect(await ann.asks(openTable(['open', 'open']))).toBe('ack')
    expect(await readdir(join(data, 'tables'))).toHaveLength(1)
    expect(await openToOthers()).toEqual([])
    await host.close()
  })
})
