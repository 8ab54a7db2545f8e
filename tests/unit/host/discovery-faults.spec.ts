/** What discovery makes of broken records, broken networks and broken listeners. */
import fc from 'fast-check'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { bound, GROUP, LOOPBACK, loopbackNetwork, tableOf, text } from './loopback-network'

describe('discovery', () => {
  const { openHost, startBrowsing, openStranger, isTold, errors, port } = loopbackNetwork()

  it.each([
    ['no id', { ...text(''), id: '' }],
    ['an id that is no id', text('<b>')],
    ['no protocol', text('bad', { protocol: '' })],
    ['a protocol that is no number', text('bad', { protocol: '-1e9' })],
    ['no name but control characters', text('bad', { name: '\u0007\u202E' })],
    ['nothing at all', {}],
  ])('ignores a record with %s', async (_, txt) => {
    const guest = startBrowsing()
    const stranger = openStranger()
    stranger.says('broken', txt)
    stranger.says('good', text('good'))
    await guest.isListed({ id: 'good' })
    expect(new Set(guest.lists.flat().map((found) => found.id))).toEqual(new Set(['good']))
    expect(errors()).toEqual([])
  })

  it('cuts long names and takes out what could pose as another', async () => {
    const guest = startBrowsing()
    openStranger().says('x', text('long', { name: `\u202Eevil\n${'ü'.repeat(90)}` }))
    await guest.isListed({ name: `evil${'ü'.repeat(56)}` })
  })

  it('sends long names so that they arrive whole as far as they go', async () => {
    const guest = startBrowsing()
    openHost().publish(tableOf('a', { name: '👩‍👩‍👧'.repeat(50) }))
    openHost().publish(tableOf('b', { name: '' }))
    await guest.isListed({ name: '👩‍👩‍👧'.repeat(12) }, { name: 'Stichabend' })
  })

  it('survives what is no DNS at all', async () => {
    const guest = startBrowsing()
    const host = openHost()
    const socket = createSocket({ type: 'udp4', reuseAddr: true })
    await bound(socket)
    socket.setMulticastInterface(LOOPBACK)
    const send = (bytes: Uint8Array) =>
      new Promise((resolve) => socket.send(bytes, port(), GROUP, resolve))
    for (const bytes of fc.sample(fc.uint8Array({ maxLength: 200 }), 100)) await send(bytes)
    // The head of a response that promises 65535 answers.
    await send(Uint8Array.from([0, 0, 0x84, 0, 0, 0, 255, 255, 0, 0, 0, 0]))
    socket.close()
    host.publish(tableOf('a'))
    await guest.isListed({ id: 'a' })
    expect(errors()).toEqual([])
  })

  it('tells once that the port is taken, and goes on without', async () => {
    const blocker = createSocket('udp4')
    await bound(blocker, port())
    const host = openHost()
    const table = host.publish(tableOf('a'))
    await isTold('EADDRINUSE')
    table.update({ free: 1 })
    await table.close()
    await host.close()
    expect(errors()).toHaveLength(1)
    blocker.close()
  })

  it('works again when the port is free again', async () => {
    const blocker = createSocket('udp4')
    await bound(blocker, port())
    const guest = startBrowsing()
    await isTold('EADDRINUSE')
    blocker.close()
    await once(blocker, 'close')
    openHost().publish(tableOf('a'))
    guest.clock.advance(1000)
    await guest.isListed({ id: 'a' })
  })

  it('tells of a listener that throws instead of ending the process', async () => {
    const failing = () => {
      throw new Error('a bug on our side')
    }
    startBrowsing({ onChange: failing })
    openHost().publish(tableOf('a'))
    await isTold('a bug on our side')
  })
})
