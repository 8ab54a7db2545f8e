import { describe, expect, it, vi } from 'vitest'
import { nearby, type Nearby } from '../../../src/host/lan/nearby'
import { LOOPBACK, loopbackNetwork, tableOf } from './loopback-network'
import { ManualClock } from '../../harness/manual-clock'

const PATIENCE = { timeout: 20_000 }

describe('tables nearby', () => {
  const { openHost, port } = loopbackNetwork()

  /** Somebody who looks at the list for as long as the test takes. */
  async function withGuest(
    adapters: readonly string[],
    run: (others: Nearby, clock: ManualClock) => Promise<void>,
  ) {
    const clock = new ManualClock()
    const onError = (error: Error) => {
      throw error
    }
    const others = nearby({ clock, onError, adapters: () => adapters, port: port() })
    try {
      await run(others, clock)
    } finally {
      await others.close()
    }
  }
  const listed = (others: Nearby) => others.tables().map(({ id }) => id)

  it('are one each, though heard of on two networks', () =>
    withGuest([LOOPBACK, '127.0.0.2'], async (others) => {
      expect(others.tables()).toEqual([])
      const host = openHost()
      host.publish(tableOf('a'))
      host.publish(tableOf('b', { protocol: 4 }))
      await vi.waitFor(() => expect(listed(others).sort()).toEqual(['a', 'b']), PATIENCE)
    }))

  it('are listened for only while somebody asks', () =>
    withGuest([LOOPBACK], async (others, clock) => {
      openHost().publish(tableOf('a'))
      await vi.waitFor(() => expect(listed(others)).toEqual(['a']), PATIENCE)
      clock.advance(9000)
      expect(listed(others)).toEqual(['a'])
      clock.advance(10_000)
      // Forgotten with the listening; asking begins it anew.
      expect(listed(others)).toEqual([])
      await vi.waitFor(() => expect(listed(others)).toEqual(['a']), PATIENCE)
    }))
})
