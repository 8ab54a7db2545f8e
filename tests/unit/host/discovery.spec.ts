import { describe, expect, it } from 'vitest'
import { LOOPBACK, loopbackNetwork, tableOf, text } from './loopback-network'

describe('discovery', () => {
  const { openHost, startBrowsing, openStranger, errors } = loopbackNetwork()

  it('finds a table with all it says, the address it came from first', async () => {
    const guest = startBrowsing()
    openHost().publish(tableOf('a'))
    await guest.isListed(tableOf('a'))
    expect(guest.lists.at(-1)?.[0]?.addresses[0]).toBe(LOOPBACK)
    expect(errors()).toEqual([])
  })

  it('finds a table that was opened before', async () => {
    openHost().publish(tableOf('a'))
    const first = startBrowsing()
    await first.isListed({ id: 'a' })
    await startBrowsing().isListed({ id: 'a' })
  })

  it('is understood by programs that share no code with ours', async () => {
    const looking = openStranger().finds()
    openHost().publish(tableOf('a', { name: 'Stube ♥' }))
    const { fqdn, host, port, addresses, ...more } = await looking
    expect([fqdn, host, port]).toEqual([
      'stichabend-a._stichabend._tcp.local',
      'stichabend-a.local',
      4711,
    ])
    expect(more).toMatchObject({ txt: { id: 'a', name: 'Stube ♥', free: '3' } })
    expect(addresses).toContain(LOOPBACK)
  })

  it('says which tables speak another protocol', async () => {
    const guest = startBrowsing()
    openHost().publish(tableOf('a', { protocol: 4 }))
    await guest.isListed({ id: 'a', protocol: 4 })
  })

  it('shows how seats fill without the table ever being gone', async () => {
    const guest = startBrowsing()
    const table = openHost().publish(tableOf('a'))
    await guest.isListed({ free: 3 })
    table.update({ free: 2 })
    await guest.isListed({ free: 2 })
    table.update({ free: 1, name: 'Renamed' })
    await guest.isListed({ free: 1, name: 'Renamed', game: 'eidex' })
    expect(guest.lists.map((found) => found.length)).toEqual([1, 1, 1])
    // Who asks from now on hears the same, not what was said first.
    const late = startBrowsing()
    await late.isListed({ free: 1, name: 'Renamed' })
    expect(late.lists).toHaveLength(1)
  })

  it('takes one of several tables off the list, and others can still be found', async () => {
    const guest = startBrowsing()
    const host = openHost()
    const first = host.publish(tableOf('a'))
    host.publish(tableOf('b'))
    await guest.isListed({ id: 'a' }, { id: 'b' })
    await first.close()
    await guest.isListed({ id: 'b' })
    await startBrowsing().isListed({ id: 'b' })
    await host.close()
    await guest.isListed()
  })

  it('says nothing more of a table that is closed', async () => {
    const guest = startBrowsing()
    const host = openHost()
    const table = host.publish(tableOf('a'))
    await guest.isListed({ id: 'a' })
    await table.close()
    table.update({ free: 1 })
    await table.close()
    host.publish(tableOf('b'))
    await guest.isListed({ id: 'b' })
  })

  it('drops a table that was not heard of for half a minute', async () => {
    const guest = startBrowsing()
    const stranger = openStranger()
    stranger.says('x', text('crashed'))
    await guest.isListed({ id: 'crashed' })
    await stranger.crash()
    guest.clock.advance(29_000)
    expect(guest.lists.at(-1)).toHaveLength(1)
    guest.clock.advance(10_000)
    expect(guest.lists.at(-1)).toEqual([])
  })

  it('keeps a table that is heard of', async () => {
    const guest = startBrowsing()
    const table = openHost().publish(tableOf('a'))
    await guest.isListed({ free: 3 })
    for (const free of [2, 1, 0]) {
      guest.clock.advance(25_000)
      table.update({ free })
      await guest.isListed({ free })
    }
    expect(guest.lists.map((found) => found.length)).toEqual([1, 1, 1, 1])
  })

  it('refuses an id that fits no name', () => {
    const host = openHost()
    expect(() => host.publish(tableOf('a.b'))).toThrow('a.b')
    expect(() => host.publish(tableOf('a'.repeat(51)))).toThrow()
  })
})
