/** A host with open tables, asked by somebody who means harm. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listAddresses } from '../../src/host/lan/addresses'
import { createAdvertiser } from '../../src/host/lan/discovery'
import { ManualClock } from '../harness/manual-clock'
import { LOOPBACK, ownPort, tableOf } from '../unit/host/loopback-network'
import { listener, pointerTo, query, question, SERVICE, speaker, type Type } from './mdns-attacker'

const TABLES = Array.from({ length: 20 }, (_, index) => `t${index}`)
const LAST = 'id=t19'

const labelOf = (id: string) => `stichabend-${id}.${SERVICE}`
const hostOf = (id: string) => `stichabend-${id}.local`

describe('a host of twenty tables', () => {
  const toClose: (() => Promise<unknown>)[] = []
  const errors: Error[] = []
  let clock: ManualClock
  let port: number
  let ear: Awaited<ReturnType<typeof listener>>
  let markers: number
  let asks: (bytes: Uint8Array) => Promise<void>

  beforeEach(async () => {
    const held = await ownPort()
    port = held.port
    clock = new ManualClock()
    ear = await listener(port)
    const onError = (error: Error) => errors.push(error)
    const host = createAdvertiser({ onError, interface: LOOPBACK, port, clock })
    const stranger = await speaker(port)
    asks = stranger.says
    toClose.push(() => host.close(), ear.close, stranger.close, held.release)
    for (const id of TABLES) host.publish(tableOf(id))
    await ear.hears(LAST)
    // What it says unasked, it says twice.
    clock.advance(60_000)
    await ear.hears(LAST, 2)
    ear.forget()
    markers = 0
    clock.advance(1000)
  })
  afterEach(async () => {
    for (const close of toClose.splice(0)) await close()
    expect(errors.splice(0)).toEqual([])
  })

  /** Asked for last, and by itself, it is said last: what was to be said before has been said. */
  async function aMarker() {
    clock.advance(1000)
    await asks(query([question('_services._dns-sd._udp.local')]))
    await ear.hears('_services', ++markers)
  }

  const timesSaid = () => TABLES.map((id) => ear.timesSaid(`id=${id}`))
  const eachSaid = (times: number) => TABLES.map(() => times)

  it('answers one who asks as one should, each table once', async () => {
    await asks(query([question(SERVICE)]))
    await ear.hears(LAST)
    await aMarker()
    expect(timesSaid()).toEqual(eachSaid(1))
  })

  it('does not even look at sixty kilobytes of questions', async () => {
    const first = question(SERVICE)
    const again = Array.from({ length: 9_999 }, () => question(pointerTo(12)))
    const bytes = query([first, ...again])
    expect(bytes.length).toBeGreaterThan(59_000)
    await asks(bytes)
    await aMarker()
    expect(timesSaid()).toEqual(eachSaid(0))
    expect(ear.packets()).toBe(1)
  })

  it('answers the same question in one packet once, however it is spelt', async () => {
    const spelt = [SERVICE, SERVICE.toUpperCase(), '_Stichabend._TCP.local']
    const questions = [
      ...spelt.flatMap((name) => [
        question(name),
        question(name, 'ANY'),
        question(name, 'PTR', 255),
      ]),
      ...Array.from({ length: 20 }, () => question(pointerTo(12), 'PTR', 0x8001)),
      ...(['SRV', 'TXT', 'ANY'] as Type[]).map((type) => question(labelOf('t0'), type)),
      ...(['A', 'AAAA', 'ANY'] as Type[]).map((type) => question(hostOf('t0'), type)),
    ]
    await asks(query(questions))
    await ear.hears(LAST)
    await aMarker()
    expect(timesSaid()).toEqual(eachSaid(1))
    expect(ear.packets()).toBe(TABLES.length + 1)
  })

  it('considers the first questions of a packet only', async () => {
    const others = Array.from({ length: 800 }, () => question(Buffer.of(0)))
    await asks(query([...others, question(SERVICE)]))
    await aMarker()
    expect(timesSaid()).toEqual(eachSaid(0))
    await asks(query([question(SERVICE), ...others]))
    await ear.hears(LAST)
    expect(timesSaid()).toEqual(eachSaid(1))
  })

  it('answers a flood once, and once more when the second is over', async () => {
    const names = [question(SERVICE), question(labelOf('t3'), 'SRV'), question(hostOf('t3'), 'A')]
    for (let round = 0; round < 50; round++) await asks(query(names))
    await ear.hears(LAST)
    expect(timesSaid()).toEqual(eachSaid(1))
    await aMarker()
    // All but the first together, when the marker moved the clock on.
    expect(timesSaid()).toEqual(eachSaid(2))
    await aMarker()
    await aMarker()
    expect(timesSaid()).toEqual(eachSaid(2))
  })

  it('tells of its service in general as rarely', async () => {
    for (let round = 0; round < 50; round++) {
      await asks(query([question('_services._dns-sd._udp.local')]))
    }
    for (const times of [1, 2, 3]) {
      clock.advance(1000)
      await asks(query([question(labelOf('t0'), 'SRV')]))
      await ear.hears('id=t0', times)
    }
    expect([ear.timesSaid('_services'), ear.packets()]).toEqual([2, 2 + 3])
  })

  const elsewhere = listAddresses().find(({ family }) => family === 4)?.address
  it.skipIf(elsewhere === undefined)('does not answer who is in another network', async () => {
    const stranger = await speaker(port, elsewhere)
    toClose.push(stranger.close)
    await stranger.says(query([question(SERVICE)]))
    await aMarker()
    expect(timesSaid()).toEqual(eachSaid(0))
  })

  it.each<[string, Buffer]>([
    ['a name that points to itself', query([question(pointerTo(12))])],
    [
      'a name that points ahead',
      Buffer.concat([query([question(pointerTo(18))]), question(SERVICE)]),
    ],
    [
      'a staircase of pointers',
      query(Array.from({ length: 1000 }, (_, step) => question(pointerTo(12 + 6 * step)))),
    ],
    ['more questions promised than there are', query([question(SERVICE)], [65_535])],
    [
      'another operation than asking',
      Buffer.concat([Buffer.of(0, 0, 0x28, 0, 0, 1, 0, 0, 0, 0, 0, 0), question(SERVICE)]),
    ],
    ['another class than the Internet', query([question(SERVICE, 'PTR', 3)])],
    ['nothing', Buffer.alloc(0)],
    ['half a header', Buffer.alloc(7)],
  ])('does not answer %s', async (_, bytes) => {
    await asks(bytes)
    await aMarker()
    expect(timesSaid()).toEqual(eachSaid(0))
  })
})
