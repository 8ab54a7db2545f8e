/** Whoever has the history changed in the very moment in which the host closes: the folder belongs to the next one then. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTable, victim } from './attacker'
import { ByHand } from './player'

const FILES = 8

it('what was asked of the history is done when the host has closed', async () => {
  const data = await mkdtemp(join(tmpdir(), 'stichabend-closing-'))
  const host = await victim({ data, session: { messages: [1000, 1000], changes: [1000, 1000] } })
  const ann = new ByHand(host.host.port, 'Ann', { key: host.host.key })
  await ann.welcomed()
  const tables: string[] = []
  for (let file = 0; file < FILES; file++) {
    expect(await ann.asks(openTable(['open', 'greedy']))).toBe('ack')
    tables.push(ann.at)
    expect(await ann.asks({ type: 'propose', what: { do: 'start' } })).toBe('ack')
    await ann.until(() => ann.table?.phase === 'playing')
    expect(await ann.asks({ type: 'propose', what: { do: 'close' } })).toBe('ack')
  }
  const left = async () =>
    (await readdir(join(data, 'history'))).filter((name) => /^[0-9a-f]{16}/.test(name))
  await expect.poll(left).toHaveLength(FILES)
  for (const table of tables) ann.says({ type: 'history', id: 'd-1', ask: { do: 'delete', table } })
  // All of it has been read, and nothing is done yet.
  await ann.heardOut()
  await host.close()
  expect(await left()).toEqual([])
  // There are no bots behind this host.
  expect(host.problems.filter((problem) => !problem.startsWith('A bot '))).toEqual([])
  await rm(data, { recursive: true })
})
