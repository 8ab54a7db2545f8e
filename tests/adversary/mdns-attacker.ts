/** Whoever is on the same network: sends any bytes as mDNS, and counts what comes back. Shares no code with ours. */
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'

const GROUP = '224.0.0.251'
const LOOPBACK = '127.0.0.1'

export const SERVICE = '_stichabend._tcp.local'
export const TYPES = { A: 1, PTR: 12, TXT: 16, AAAA: 28, SRV: 33, ANY: 255 } as const
export type Type = keyof typeof TYPES

const u16 = (value: number) => Buffer.from([(value >> 8) & 255, value & 255])
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value)])
const string = (text: string | Buffer) => {
  const bytes = Buffer.from(text)
  return Buffer.concat([Buffer.from([bytes.length]), bytes])
}
/** A name in full, or the bytes that stand in its place. */
const named = (name: string | Buffer) =>
  typeof name === 'string'
    ? Buffer.concat([...name.split('.').map((label) => string(label)), Buffer.of(0)])
    : name

export const question = (name: string | Buffer, type: Type = 'PTR', klass = 1) =>
  Buffer.concat([named(name), u16(TYPES[type]), u16(klass)])

export interface RawRecord {
  readonly name: string | Buffer
  readonly type: Type
  readonly data: Buffer
  readonly ttl?: number
  readonly klass?: number
  /** What it claims to be long. */
  readonly length?: number
}

const record = ({ name, type, data, ttl = 120, klass = 1, length = data.length }: RawRecord) =>
  Buffer.concat([named(name), u16(TYPES[type]), u16(klass), u32(ttl), u16(length), data])

export const query = (questions: readonly Buffer[], counts: readonly number[] = []) =>
  Buffer.concat([
    ...[0, 0, counts[0] ?? questions.length, counts[1] ?? 0, 0, 0].map(u16),
    ...questions,
  ])

export const response = (records: readonly RawRecord[], flags = 0x8400, count = records.length) =>
  Buffer.concat([...[0, flags, 0, count, 0, 0].map(u16), ...records.map(record)])

export const pointerTo = (offset: number) => u16(0xc000 | offset)
export const text = (strings: readonly (string | Buffer)[]) => Buffer.concat(strings.map(string))
export const address = (bytes: readonly number[]) => Buffer.from(bytes)
export const target = (port: number, host: string | Buffer) =>
  Buffer.concat([u16(0), u16(0), u16(port), named(host)])
export const name = named

const fields = (id: string, more: Readonly<Record<string, string>> = {}) =>
  Object.entries({
    ...{ id, name: `Table ${id}`, protocol: '6', app: '1.0.0', game: 'g', free: '1' },
    ...more,
  }).map(([key, value]) => `${key}=${value}`)

export interface Told {
  readonly pointer: RawRecord
  readonly service: RawRecord
  readonly text: RawRecord
  readonly address: RawRecord
}

/** The four records of a table that nobody would object to, to be spoilt one by one. */
export function table(id: string, more: Readonly<Record<string, string>> = {}): Told {
  const label = `stichabend-${id}.${SERVICE}`
  const host = `stichabend-${id}.local`
  return {
    pointer: { name: SERVICE, type: 'PTR', data: named(label) },
    service: { name: label, type: 'SRV', data: target(4711, host) },
    text: { name: label, type: 'TXT', data: text(fields(id, more)) },
    address: { name: host, type: 'A', data: address([127, 0, 0, 9]) },
  }
}

export const announcement = (told: Told) => response(Object.values(told) as RawRecord[])

async function opened(port: number, at: string): Promise<Socket> {
  const socket = createSocket({ type: 'udp4', reuseAddr: true })
  socket.bind(port, at)
  await once(socket, 'listening')
  socket.setMulticastInterface(LOOPBACK)
  return socket
}

/** Sends from an address of its own, as another machine would. */
export async function speaker(port: number, from = LOOPBACK) {
  const socket = await opened(0, from)
  return {
    /** Resolves when those in this process have heard it; a system loses what is said faster than that. */
    says: async (bytes: Uint8Array) => {
      await new Promise<void>((resolve, reject) => {
        socket.send(bytes, port, GROUP, (error) => (error ? reject(error) : resolve()))
      })
      // Between the first and the second, every socket is looked at once.
      await setImmediate()
      await setImmediate()
    },
    close: () => new Promise<void>((resolve) => void socket.close(resolve)),
  }
}

/** Hears everything that is said, and keeps the responses. */
export async function listener(port: number) {
  const socket = await opened(port, '0.0.0.0')
  socket.addMembership(GROUP, LOOPBACK)
  const heard: Buffer[] = []
  socket.on('message', (bytes) => {
    if ((bytes[2] ?? 0) >= 0x80) heard.push(bytes)
    socket.emit('heard')
  })
  /** How many packets had this label, or this string of a text. */
  const timesSaid = (what: string) => heard.filter((bytes) => bytes.includes(string(what))).length
  return {
    packets: () => heard.length,
    timesSaid,
    forget: () => void heard.splice(0),
    async hears(what: string, times = 1) {
      while (timesSaid(what) < times) await once(socket, 'heard')
    },
    close: () => new Promise<void>((resolve) => void socket.close(resolve)),
  }
}
