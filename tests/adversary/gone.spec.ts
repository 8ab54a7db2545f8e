/** Whoever has left, and asks for more in the same breath. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTable, victim, type Victim } from './attacker'
import { Line, type Json } from './line'

let data: string
let host: Victim
let lines: Line[]
/** By name, in order. */
let heard: Record<string, string[]>
let lobby: readonly unknown[]
beforeEach(async () => {
  // On disk: every piece of work takes its time, and what is asked meanwhile waits behind it.
  data = await mkdtemp(join(tmpdir(), 'stichabend-gone-'))
  host = await victim({ data })
  lines = []
  heard = {}
})
afterEach(async () => {
  for (const line of lines) line.hangUp()
  await host.close()
  await rm(data, { recursive: true })
})

async function guest(name: string): Promise<Line> {
  const told = (_: Line, { type, tables }: Json) => {
    if (type === 'lobby') lobby = tables as readonly unknown[]
    ;(heard[name] ??= []).push(String(type))
  }
  const line = new Line(host.host.port, name, { told })
  lines.push(line)
  await line.welcomed()
  return line
}

it('is told nothing more, does nothing more, and does not keep a seat', async () => {
  const [ann, ben] = [await guest('Ann'), await guest('Ben')]
  expect(await ann.asks(openTable(['open', 'open', 'open'], { spectators: 'none' }))).toBe('ack')
  const { code } = ann.table ?? {}
  expect(await ben.asks({ type: 'join', at: { code }, seat: 1 })).toBe('ack')

  const answers = await Promise.all(
    [
      { type: 'leave' },
      { type: 'sit', seat: 2 },
      { type: 'chat', text: 'Boo!' },
      { type: 'react', reaction: 'laugh' },
      { type: 'leave' },
    ].map((message) => ben.asks(message)),
  )
  expect(answers).toEqual(['ack', ...Array<string>(4).fill('table.nowhere')])
  await ben.heardOut()
  const said = heard['Ben'] ?? []
  expect(said.slice(said.indexOf('left'))).not.toContain('table')
  await ann.until(() => ann.table?.seats[1]?.person === null)
  expect(ann.table?.seats.map(({ person }) => person !== null)).toEqual([true, false, false])
  expect(heard['Ann']).not.toContain('chat')
  expect(heard['Ann']).not.toContain('reaction')
})

it('leaves no table behind when the last one to watch loses the line', async () => {
  const [ann, eve, dan] = [await guest('Ann'), await guest('Eve'), await guest('Dan')]
  expect(await ann.asks(openTable(['open', 'greedy']))).toBe('ack')
  const { code } = ann.table ?? {}
  expect(await eve.asks({ type: 'join', at: { code }, seat: 'spectator' })).toBe('ack')
  await dan.until(() => lobby.length === 1)
  expect(await ann.asks({ type: 'leave' })).toBe('ack')
  eve.hangUp()
  await dan.until(() => lobby.length === 0)
})
