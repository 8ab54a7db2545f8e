/** Discovery between two machines, each in a process of its own. */
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Found } from '../../../src/host/lan/discovery'
import { bundleForNode, type Bundle } from '../../harness/bundle'
import {
  spawnIn,
  titleWithReason,
  unplug,
  whyNot,
  withLonelyMachine,
  withTwoMachines,
  type Machine,
} from './namespaces'

interface Event {
  readonly found?: readonly Found[]
  readonly error?: string
}

const ENTRY = fileURLToPath(new URL('./discovery-process.ts', import.meta.url))

describe.skipIf(whyNot() !== undefined)(titleWithReason('tables on the network'), () => {
  let bundle: Bundle
  beforeAll(async () => {
    bundle = await bundleForNode(ENTRY)
  })
  afterAll(() => bundle.remove())

  function start(machine: Machine, ...args: readonly string[]) {
    const child = spawnIn(machine.namespace, process.execPath, [bundle.file, ...args])
    const events: string[] = []
    const waiting = new Set<() => void>()
    const note = (line: string) => {
      events.push(line)
      for (const look of waiting) look()
    }
    createInterface({ input: child.stdout }).on('line', note)
    createInterface({ input: child.stderr }).on('line', (line) =>
      note(`{"stderr":${JSON.stringify(line)}}`),
    )
    const ended = new Promise<number | null>((resolve) => {
      child.once('exit', (code) => {
        note(`{"exit":${String(code)}}`)
        resolve(code)
      })
    })
    return {
      events,
      says: (line: string) => void child.stdin.write(`${line}\n`),
      ended,
      /** The next event of a kind. An end that nobody expected shows all that was said. */
      next: (isIt: (event: Event) => boolean): Promise<Event> =>
        new Promise((resolve, reject) => {
          const look = () => {
            const at = events.findIndex((line) => isIt(JSON.parse(line) as Event))
            if (at < 0 && !events.at(-1)?.startsWith('{"exit"')) return
            waiting.delete(look)
            if (at < 0) reject(new Error(`It ended:\n${events.join('\n')}`))
            else resolve(JSON.parse(events[at] ?? '') as Event)
          }
          waiting.add(look)
          look()
        }),
    }
  }
  const lists = (free: number) => (event: Event) => event.found?.[0]?.free === free
  const isEmpty = (event: Event) => event.found?.length === 0

  it('need machines, which are taken down with all that runs there when a test fails', async () => {
    let left: Machine | undefined
    let child: ChildProcess | undefined
    const failing = withTwoMachines((machine) => {
      left = machine
      expect(existsSync(`/run/netns/${machine.namespace}`)).toBe(true)
      child = spawnIn(machine.namespace, 'sleep', ['1000'])
      return Promise.reject(new Error('as a test may'))
    })
    await expect(failing).rejects.toThrow('as a test may')
    expect(child?.signalCode).toBe('SIGKILL')
    expect(existsSync(`/run/netns/${left?.namespace ?? ''}`)).toBe(false)
  })

  it('are found, change as seats fill, and leave with a goodbye', () =>
    withTwoMachines(async (there, here) => {
      const guest = start(here, 'browse')
      const host = start(there, 'advertise')
      const { found } = await guest.next(lists(3))
      expect(found).toEqual([
        {
          id: 'table',
          name: 'Jasstisch',
          port: 4711,
          protocol: 1,
          app: '1.0.0',
          game: 'eidex',
          free: 3,
          addresses: [there.address],
        },
      ])
      host.says('{"free":2}')
      await guest.next(lists(2))
      host.says('close')
      expect(await host.ended).toBe(0)
      await guest.next(isEmpty)
      // In between it was never gone: three lists, and no error.
      expect(guest.events).toHaveLength(3)
    }))

  it('are found by somebody who looks later, as they answer', () =>
    withTwoMachines(async (there, here) => {
      const host = start(there, 'advertise')
      const early = start(here, 'browse')
      await early.next(lists(3))
      host.says('{"free":1}')
      await early.next(lists(1))
      const late = start(here, 'browse')
      await late.next(lists(1))
    }))

  it('disappear when their machine falls silent', () =>
    withTwoMachines(async (there, here) => {
      // Half a minute of silence in three seconds.
      const guest = start(here, 'browse', '10')
      start(there, 'advertise')
      await guest.next(lists(3))
      await unplug(there)
      await guest.next(isEmpty)
    }))

  it('cannot be offered or found without a network, which is told once and ends nothing', () =>
    withLonelyMachine(async (machine) => {
      for (const role of ['advertise', 'browse']) {
        const process = start(machine, role)
        await process.next((event) => event.error === 'ENETUNREACH')
        process.says('{"free":0}')
        process.says('close')
        expect(await process.ended).toBe(0)
        expect(process.events.filter((line) => line.includes('error'))).toHaveLength(1)
      }
    }))
})
