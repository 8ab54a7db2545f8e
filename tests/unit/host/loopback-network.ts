/** A network of one machine: its loopback, on a port apart from that of real mDNS. */
import Bonjour from 'bonjour-service'
import type { Socket } from 'node:dgram'
import { EventEmitter, once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import {
  browse,
  createAdvertiser,
  type BrowseOptions,
  type Found,
  type Offer,
} from '../../../src/host/lan/discovery'
import type { Clock } from '../../../src/host/ports'
import { ManualClock } from '../../harness/manual-clock'

export const LOOPBACK = '127.0.0.1'
export const GROUP = '224.0.0.251'

export const tableOf = (id: string, more: Partial<Offer> = {}): Offer => ({
  id,
  name: `Table ${id}`,
  port: 4711,
  protocol: 8,
  app: '1.2.3',
  game: 'eidex',
  free: 3,
  ...more,
})

export async function bound(socket: Socket, port = 0): Promise<number> {
  socket.bind(port, '0.0.0.0')
  await once(socket, 'listening')
  return socket.address().port
}

const PATIENCE = 20_000
const realTimeout = setTimeout

/** Waits for the event after which something holds, and fails with what holds instead. */
function until(emitter: EventEmitter, event: string, holds: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      emitter.off(event, look)
      settle()
    }
    const look = (isLast?: boolean) => {
      try {
        holds()
        finish(resolve)
      } catch (error) {
        if (isLast) finish(() => reject(error instanceof Error ? error : new Error(String(error))))
      }
    }
    const timer = realTimeout(() => look(true), PATIENCE)
    emitter.on(event, look)
    look()
  })
}

/** For hosts that wait for nothing: whenever one would, the time has already come. */
function hurriedClock(): Clock {
  let now = 0
  return {
    now: () => now,
    after(ms, run) {
      const soon = setImmediate(() => {
        now += ms
        run()
      })
      return () => clearImmediate(soon)
    },
  }
}

/** A table's record as a stranger may write it. */
export const text = (id: string, more: Record<string, string> = {}) => ({
  ...{ id, name: 'N', protocol: '3', app: 'a', game: 'g', free: '1' },
  ...more,
})

/**
 * For one test alone. mDNS shares its port with whoever asks for it, so a bound socket keeps nobody out:
 * what does is a server of the same number, as all networks like this one take theirs from one.
 */
export async function ownPort() {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, LOOPBACK, resolve))
  const { port } = holder.address() as AddressInfo
  return { port, release: () => new Promise((resolve) => holder.close(resolve)) }
}

/** Call it in a `describe`: every test in there gets a network of its own, closed afterwards. */
export function loopbackNetwork() {
  let port: number
  let toClose: (() => Promise<unknown>)[]
  let errors: Error[]
  const failures = new EventEmitter()
  const onError = (error: Error) => {
    errors.push(error)
    failures.emit('error told')
  }
  const isTold = (...messages: readonly string[]) =>
    until(failures, 'error told', () =>
      expect(errors.map(({ message }) => message)).toEqual(
        messages.map((message) => expect.stringContaining(message) as string),
      ),
    )

  beforeEach(async () => {
    // The library repeats itself after some seconds, which would hide that it did not answer.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    toClose = []
    errors = []
    const held = await ownPort()
    port = held.port
    toClose.push(held.release)
  })
  afterEach(async () => {
    for (const close of toClose) await close()
    vi.useRealTimers()
  })

  function openHost() {
    const host = createAdvertiser({ onError, interface: LOOPBACK, port, clock: hurriedClock() })
    toClose.push(() => host.close())
    return host
  }

  function startBrowsing(options: Partial<BrowseOptions> = {}) {
    const lists: (readonly Found[])[] = []
    const clock = new ManualClock()
    const changes = new EventEmitter()
    const onChange = (found: readonly Found[]) => {
      lists.push(found)
      changes.emit('change')
    }
    const all = { clock, onChange, onError, interface: LOOPBACK, port, ...options }
    const browser = browse(all)
    toClose.push(() => browser.close())
    const isListed = (...wanted: readonly object[]) =>
      until(changes, 'change', () =>
        expect(lists.at(-1) ?? []).toEqual(
          wanted.map((entry) => expect.objectContaining(entry) as object),
        ),
      )
    return { lists, clock, isListed }
  }

  /** A host that says whatever we like, and whose end is a crash: it says no goodbye. */
  function openStranger() {
    const wire = { interface: LOOPBACK, bind: '0.0.0.0', port }
    const bonjour = new Bonjour(wire, onError)
    const crash = () => new Promise<void>((resolve) => bonjour.destroy(resolve))
    toClose.push(crash)
    const says = (name: string, txt: Record<string, string>) =>
      bonjour.publish({ name, type: 'stichabend', port: 4711, txt, probe: false })
    const finds = () =>
      new Promise<Bonjour.Service>((resolve) => {
        bonjour.find({ type: 'stichabend' }, resolve)
      })
    return { says, crash, finds }
  }

  return { openHost, startBrowsing, openStranger, isTold, errors: () => errors, port: () => port }
}
