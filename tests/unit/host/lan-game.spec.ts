/** A game between two machines: one hosts, somebody on the other one finds it and plays. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Found } from '../../../src/host/lan/discovery'
import { bundleForNode, type Bundle } from '../../harness/bundle'
import { bundleHeadless, HeadlessProcess, type HeadlessBundle } from './headless'
import { spawnIn, titleWithReason, whyNot, withTwoMachines, type Machine } from './namespaces'

const PLAYER = fileURLToPath(new URL('./player-process.ts', import.meta.url))
const OPENER = fileURLToPath(new URL('./opener-process.ts', import.meta.url))

interface Event {
  readonly found?: Found
  readonly joined?: number
  readonly opened?: { readonly code: string; readonly table: string }
  readonly checked?: { readonly ok: boolean }
  readonly refused?: readonly unknown[]
}

describe.skipIf(whyNot() !== undefined)(titleWithReason('a game over the network'), () => {
  let headless: HeadlessBundle
  let player: Bundle
  let opener: Bundle
  let data: string
  beforeAll(async () => {
    headless = await bundleHeadless()
    player = await bundleForNode(PLAYER)
    opener = await bundleForNode(OPENER)
  })
  afterAll(() => Promise.all([headless.remove(), player.remove(), opener.remove()]))
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'stichabend-lan-'))
  })
  afterEach(() => rm(data, { recursive: true }))

  async function host({ namespace }: Machine, ...flags: readonly string[]) {
    const args = [headless.file, '--port=0', `--data=${data}`, ...flags]
    const process_ = new HeadlessProcess(spawnIn(namespace, process.execPath, args))
    return { host: process_, port: new URL(await process_.origin).port }
  }

  /** Runs to its end, or as far as `until` says, and answers what was said. */
  function run({ namespace }: Machine, { file }: Bundle, ...args: readonly string[]) {
    const child = spawnIn(namespace, process.execPath, [file, ...args])
    let said = ''
    const waiting = new Set<() => void>()
    const note = (text: string) => {
      said += text
      for (const look of waiting) look()
    }
    child.stdout.setEncoding('utf8').on('data', note)
    child.stderr.setEncoding('utf8').on('data', note)
    const ended = once(child, 'close').then(([code]) => {
      expect(`${said}\n${String(code)}`).toMatch(/\n0$/)
    })
    const events = () =>
      said
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Event)
    const next = <Key extends keyof Event>(key: Key): Promise<NonNullable<Event[Key]>> =>
      new Promise((resolve, reject) => {
        const look = () => {
          const value = said.endsWith('\n')
            ? events().find((event) => event[key])?.[key]
            : undefined
          if (value === undefined) return
          waiting.delete(look)
          resolve(value)
        }
        waiting.add(look)
        look()
        ended.then(() => reject(new Error(`It ended:\n${said}`)), reject)
      })
    return { ended, events, next }
  }

  it('is found, joined by what was found, and played to the verified end', () =>
    withTwoMachines(async (there, here) => {
      const { host: process_, port } = await host(there, '--open-lan')
      expect(process_.printed).toContain(`For guests: http://${there.address}:${port}/`)
      const guest = run(here, player, 'find')
      const opening = run(there, opener, port, 'open')
      const { table } = await opening.next('opened')
      const found = await guest.next('found')
      expect(found).toMatchObject({
        id: table,
        game: 'ebbes',
        port: Number(port),
        addresses: [there.address],
      })
      await Promise.all([guest.ended, opening.ended])
      expect(guest.events().at(-1)).toMatchObject({ checked: { ok: true }, refused: [] })
      expect(await process_.kill('SIGTERM')).toMatchObject({ code: 0 })
    }))

  it('is joined by its address and code where nothing is announced', () =>
    withTwoMachines(async (there, here) => {
      const { port } = await host(there, '--open-lan')
      const opening = run(there, opener, port, 'private')
      const { code } = await opening.next('opened')
      const guest = run(here, player, 'at', there.address, port, code)
      await Promise.all([guest.ended, opening.ended])
      expect(guest.events().at(-1)).toMatchObject({ checked: { ok: true }, refused: [] })
    }))
})
