/** The list of tables nearby, told of by somebody who means harm. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browse, type Found } from '../../src/host/lan/discovery'
import { rounds } from '../depth'
import { ManualClock } from '../harness/manual-clock'
import { LOOPBACK, ownPort } from '../unit/host/loopback-network'
import {
  address,
  announcement,
  name,
  pointerTo,
  query,
  question,
  response,
  SERVICE,
  speaker,
  table,
  target,
  text,
  type RawRecord,
  type Told,
} from './mdns-attacker'

const HONEST = '127.0.0.2'
const ATTACKER = '127.0.0.66'

describe('the list of tables nearby', () => {
  const toClose: (() => Promise<unknown>)[] = []
  const errors: Error[] = []
  let port: number
  let list: readonly Found[]
  let changed: () => void
  /** Says something as a third machine. */
  let other: (bytes: Uint8Array) => Promise<void>

  beforeEach(async () => {
    const held = await ownPort()
    port = held.port
    list = []
    changed = () => undefined
    const browser = browse({
      ...{ port, interface: LOOPBACK, clock: new ManualClock() },
      onError: (error) => errors.push(error),
      onChange(found) {
        list = found
        changed()
      },
    })
    toClose.push(() => browser.close(), held.release)
    other = await from('127.0.0.99')
    await isListening()
  })
  afterEach(async () => {
    for (const close of toClose.splice(0).reverse()) await close()
    expect(errors.splice(0)).toEqual([])
  })

  const ids = () => list.map(({ id }) => id)
  const listed = (id: string) => list.find((found) => found.id === id)

  async function from(sender: string) {
    const { says, close } = await speaker(port, sender)
    toClose.push(close)
    return says
  }

  /** Until it is so, as far as the list is told at all. */
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      changed = () => holds() && resolve()
      changed()
    })

  /** Said last, it is listed last: what was said before has been heard. */
  async function aMarker() {
    const marker = table('marker')
    await other(announcement(marker))
    await until(() => ids().includes('marker'))
    await other(response([{ ...marker.pointer, ttl: 0 }]))
    await until(() => !ids().includes('marker'))
  }

  /** It is bound a moment after it was opened. */
  async function isListening() {
    while (list.length === 0) await other(announcement(table('marker')))
    await aMarker()
  }

  const spoilt = (change: (told: Told) => Partial<Told>): Buffer => {
    const told = table('bad')
    return announcement({ ...told, ...change(told) })
  }
  const withText = (more: Readonly<Record<string, string>>) => announcement(table('bad', more))
  const label = name(`stichabend-bad.${SERVICE}`)

  it.each<[string, Buffer]>([
    ['port 0', spoilt(({ service }) => ({ service: { ...service, data: target(0, 'x.local') } }))],
    ['half a port', spoilt(({ service }) => ({ service: { ...service, data: Buffer.alloc(5) } }))],
    [
      'bytes behind a target',
      spoilt(({ service }) => ({
        service: { ...service, data: Buffer.concat([service.data, Buffer.of(0)]) },
      })),
    ],
    [
      'a text longer than it is',
      spoilt((told) => ({ text: { ...told.text, data: Buffer.of(9, 65) } })),
    ],
    ['a text of zeros', spoilt((told) => ({ text: { ...told.text, data: Buffer.alloc(4000) } }))],
    [
      'a record longer than the packet',
      spoilt((told) => ({ address: { ...told.address, length: 9 } })),
    ],
    ['a time to live beyond time', spoilt(({ text }) => ({ text: { ...text, ttl: 0xffffffff } }))],
    ['another class', spoilt(({ service }) => ({ service: { ...service, klass: 3 } }))],
    ['a name that is no text', withText({}).fill(0xff, 40, 46)],
    ['a name of joiners', withText({ name: '\u200B\u200D\u2060' })],
    ['more seats than there are', withText({ free: '999999' })],
    ['a negative number of seats', withText({ free: '-1' })],
    ['an id with markup', withText({ id: '<b>x</b>' })],
    [
      'broken characters in its id',
      spoilt(({ text: told }) => ({
        text: {
          ...told,
          data: Buffer.concat([
            text([Buffer.from([0x69, 0x64, 0x3d, 0xc3])]),
            told.data.subarray(7),
          ]),
        },
      })),
    ],
    [
      'the name of all tables',
      spoilt(({ pointer }) => ({ pointer: { ...pointer, data: name(SERVICE) } })),
    ],
    [
      'a name of another kind',
      spoilt(({ pointer, service, text: told }) => ({
        pointer: { ...pointer, data: name('bad._ipp._tcp.local') },
        service: { ...service, name: 'bad._ipp._tcp.local' },
        text: { ...told, name: 'bad._ipp._tcp.local' },
      })),
    ],
    [
      'a dot within its name',
      spoilt(({ pointer, service, text: told }) => {
        const dotted = Buffer.concat([Buffer.from('\x03b.d'), name(SERVICE)])
        return {
          pointer: { ...pointer, data: dotted },
          service: { ...service, name: dotted },
          text: { ...told, name: dotted },
        }
      }),
    ],
    [
      'a name that points to itself',
      spoilt(({ pointer }) => ({ pointer: { ...pointer, name: pointerTo(12) } })),
    ],
    ['an error', response(Object.values(table('bad')) as RawRecord[], 0x8403)],
    [
      'more records promised than there are',
      response(Object.values(table('bad')) as RawRecord[], 0x8400, 5),
    ],
    ['sixty kilobytes', Buffer.concat([announcement(table('bad')), Buffer.alloc(59_000)])],
    [
      'four hundred records before it',
      response([
        ...Array.from({ length: 400 }, (): RawRecord => ({
          name: Buffer.of(0),
          type: 'A',
          data: address([1, 1, 1, 1]),
        })),
        ...(Object.values(table('bad')) as RawRecord[]),
      ]),
    ],
    ['the form of a question', query([question(SERVICE)], [1, 4]).fill(label, 60)],
  ])('has no table with %s', async (_, bytes) => {
    const says = await from(ATTACKER)
    await says(bytes)
    await aMarker()
    expect(list).toEqual([])
    // The same, unspoilt: it was that which kept it out.
    await says(announcement(table('bad')))
    await until(() => ids().includes('bad'))
  })

  it('has the sender’s address, and none that others could mean', async () => {
    const says = await from(ATTACKER)
    const { address: own, ...others } = table('x')
    const more = [
      [127, 0, 0, 1],
      [0, 0, 0, 0],
      [224, 0, 0, 251],
      [255, 255, 255, 255],
      [8, 8, 8, 8],
    ].map((bytes): RawRecord => ({ ...own, data: address(bytes) }))
    const six: RawRecord = {
      ...own,
      type: 'AAAA',
      data: Buffer.concat([Buffer.alloc(15), Buffer.of(1)]),
    }
    await says(response([others.pointer, others.service, others.text, six, ...more]))
    await until(() => ids().includes('x'))
    expect(listed('x')?.addresses).toEqual([ATTACKER])
  })

  it('keeps a table that another says goodbye for, or claims', async () => {
    const honest = await from(HONEST)
    const says = await from(ATTACKER)
    const own = table('a')
    await honest(announcement(own))
    await until(() => ids().includes('a'))
    const before = listed('a')
    await says(response([{ ...own.pointer, ttl: 0 }]))
    await says(announcement(table('a', { name: 'Mine' })))
    await aMarker()
    expect(list).toEqual([before])
    // Who opened it can still rename it, and say goodbye.
    await honest(announcement(table('a', { name: 'Renamed' })))
    await until(() => listed('a')?.name === 'Renamed')
    await honest(response([{ ...own.pointer, ttl: 0 }]))
    await until(() => list.length === 0)
  })

  const flood = async (sender: string, tables: number) => {
    const says = await from(sender)
    for (let index = 0; index < tables; index++) {
      await says(announcement(table(`${sender.replaceAll('.', '-')}_${index}`)))
    }
  }
  const heldBy = (sender: string) => list.filter(({ addresses }) => addresses[0] === sender).length

  it('has 25 tables of one sender, and room for everybody else', async () => {
    await flood(ATTACKER, 200)
    await (
      await from(HONEST)
    )(announcement(table('honest')))
    await until(() => ids().includes('honest'))
    expect([heldBy(ATTACKER), list.length]).toEqual([25, 26])
  })

  it('when full, takes from those who have most for those who have less', async () => {
    const crowd = ['127.0.0.61', '127.0.0.62', '127.0.0.63', '127.0.0.64']
    for (const sender of crowd) await flood(sender, 30)
    await until(() => list.length === 100)
    await flood(HONEST, 3)
    await until(() => heldBy(HONEST) === 3)
    for (const sender of crowd) await flood(sender, 30)
    await aMarker()
    expect(heldBy(HONEST)).toBe(3)
    expect(list.length).toBeLessThanOrEqual(100)
  })

  it('is the same whatever bytes anybody sends', async () => {
    await (
      await from(HONEST)
    )(announcement(table('honest')))
    await until(() => ids().includes('honest'))
    const before = listed('honest')
    const says = await from(ATTACKER)
    const models = [
      announcement(table('honest', { name: 'Stolen' })),
      announcement(table('other')),
      response([{ ...table('honest').pointer, ttl: 0 }]),
      query([question(SERVICE), question(pointerTo(12))]),
    ]
    const edit = fc.record({ at: fc.nat(400), byte: fc.nat(255) })
    const bytes = fc
      .tuple(
        fc.constantFrom(...models),
        fc.array(edit, { maxLength: 6 }),
        fc.nat(400),
        fc.boolean(),
      )
      .map(([model, edits, cut, isCut]) => {
        const copy = Buffer.from(model)
        for (const { at, byte } of edits) copy[at % copy.length] = byte
        return isCut ? copy.subarray(0, cut) : copy
      })
    const any = fc.oneof(bytes, fc.uint8Array({ maxLength: 300 }))
    for (const [index, packet] of fc.sample(any, rounds(400, 50_000)).entries()) {
      await says(packet)
      if (index % 50 === 49) await aMarker()
    }
    await aMarker()
    expect(listed('honest')).toEqual(before)
    expect(list.length).toBeLessThanOrEqual(26)
    for (const { id, port: at, addresses, free, ...found } of list) {
      expect(id).toMatch(/^[\w-]{1,50}$/)
      expect(at).toBeGreaterThan(0)
      expect(free).toBeLessThan(100)
      expect(found.name).toMatch(/^[^\p{Cc}]{1,60}$/u)
      expect(addresses).toEqual(id === 'honest' ? [HONEST] : [ATTACKER])
    }
  })
})
