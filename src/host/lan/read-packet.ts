/**
 * Reads untrusted bytes as an mDNS packet, cheaply whatever they contain: no more bytes than the RFC allows, few
 * pointers per name, bounded lists; a record that does not end exactly where it should is dropped.
 */
import {
  ANY,
  FLUSH,
  INTERNET,
  RESPONSE,
  TYPES,
  type Described,
  type DnsRecord,
  type Packet,
  type Question,
  type Type,
} from './dns'

/** Must be zero: an operation other than a query, and any error (RFC 6762, 18.3 and 18.11). */
const OPERATION_AND_ERROR = 0x780f

/** Longer ones are forbidden (RFC 6762, 17). */
const MAX_BYTES = 9000
/** A machine that wakes up asks for a few dozen things at once. */
const MAX_QUESTIONS = 64
const MAX_RECORDS = 256
/** Our names have four. Longer names of others are skipped, like the 34 labels of an IPv6 address. */
const MAX_LABELS = 8
const MAX_JUMPS = 8
const MAX_STRINGS = 32

/** A longer time to live counts as none (RFC 2181, 8). */
const LONGEST_TTL = 0x7fffffff

const TYPE_OF = new Map<number, Type>(
  (Object.keys(TYPES) as Type[]).map((type) => [TYPES[type], type]),
)

/** The packet ends too early, or is not a packet. Never leaves this file. */
class Broken extends Error {}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The bytes as text; undefined if they are not text. */
export function textIn(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

/** Reads the bytes of a packet from front to back. */
class Reader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get at(): number {
    return this.#at
  }

  /** The next `length` bytes. */
  take(length: number): Buffer {
    const end = this.#at + length
    if (end > this.#bytes.length) throw new Broken()
    const taken = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return taken
  }

  u8 = (): number => this.take(1).readUInt8()
  u16 = (): number => this.take(2).readUInt16BE()
  u32 = (): number => this.take(4).readUInt32BE()

  /**
   * In lower case, as case makes no difference. Undefined if it cannot be one of ours; the reader moves past it
   * either way.
   */
  name(): string | undefined {
    const start = this.#at
    for (let length = this.u8(); length !== 0; length = this.u8()) {
      if (length >= 0xc0) {
        this.u8()
        break
      }
      if (length > 63) throw new Broken()
      this.take(length)
    }
    const end = this.#at
    const labels = this.#labelsAt(start)
    this.#at = end
    return labels?.join('.').toLowerCase()
  }

  #labelsAt(start: number): readonly string[] | undefined {
    const labels: string[] = []
    let earliest = start
    let jumps = 0
    this.#at = start
    for (let length = this.u8(); length !== 0; length = this.u8()) {
      if (length >= 0xc0) {
        const to = ((length & 0x3f) << 8) | this.u8()
        // Only backwards, so that pointers never loop.
        if (to >= earliest || ++jumps > MAX_JUMPS) return undefined
        this.#at = earliest = to
        continue
      }
      if (length > 63 || labels.length === MAX_LABELS) return undefined
      const label = textIn(this.take(length))
      // A dot within a label would turn it into another name.
      if (label === undefined || /[.\p{Cc}]/u.test(label)) return undefined
      labels.push(label)
    }
    return labels
  }
}

function readStrings(data: Reader, end: number): readonly Uint8Array[] | undefined {
  const strings: Uint8Array[] = []
  while (data.at < end) {
    if (strings.length === MAX_STRINGS) return undefined
    strings.push(data.take(data.u8()))
  }
  return strings
}

function readTarget(data: Reader): Described['SRV'] | undefined {
  data.take(4) // Priority and weight, which our tables do not use.
  const port = data.u16()
  const target = data.name()
  return port === 0 || target === undefined ? undefined : { port, target }
}

const address4 = (bytes: Buffer): string => bytes.join('.')
const address6 = (bytes: Buffer): string =>
  // In the usual form, with the longest run of zeros left out.
  new URL(`http://[${bytes.toString('hex').replace(/(.{4})(?!$)/g, '$1:')}]`).hostname.slice(1, -1)

const READ: { readonly [T in Type]: (data: Reader, end: number) => Described[T] | undefined } = {
  A: (data) => address4(data.take(4)),
  AAAA: (data) => address6(data.take(16)),
  PTR: (data) => data.name(),
  SRV: readTarget,
  TXT: readStrings,
}

function readQuestion(reader: Reader): Question | undefined {
  const name = reader.name()
  const number = reader.u16()
  const klass = reader.u16() & ~FLUSH
  const type = number === ANY ? 'ANY' : TYPE_OF.get(number)
  if (name === undefined || type === undefined) return undefined
  return klass === INTERNET || klass === ANY ? { name, type } : undefined
}

function readRecord(reader: Reader, bytes: Buffer): DnsRecord | undefined {
  const name = reader.name()
  const type = TYPE_OF.get(reader.u16())
  const klass = reader.u16() & ~FLUSH
  const ttl = reader.u32()
  const length = reader.u16()
  const start = reader.at
  reader.take(length)
  if (name === undefined || type === undefined) return undefined
  if (klass !== INTERNET || ttl > LONGEST_TTL) return undefined
  const data = dataOf(type, bytes, start, reader.at)
  return data === undefined ? undefined : ({ name, type, ttl, data } as DnsRecord)
}

/** Undefined unless it fills its space exactly. */
function dataOf(type: Type, bytes: Buffer, start: number, end: number) {
  // Names may point to anything before them, but must not reach past the end.
  const reader = new Reader(bytes.subarray(0, end))
  reader.take(start)
  try {
    const data = READ[type](reader, end)
    return reader.at === end ? data : undefined
  } catch (error) {
    if (error instanceof Broken) return undefined
    throw error
  }
}

function listOf<T>(count: number, read: () => T | undefined): readonly T[] {
  return Array.from({ length: count }, read).filter((entry) => entry !== undefined)
}

function readAll(bytes: Buffer): Packet | undefined {
  const reader = new Reader(bytes)
  reader.u16() // The id, which has no meaning here.
  const flags = reader.u16()
  const [questions, ...records] = [reader.u16(), reader.u16(), reader.u16(), reader.u16()] as const
  if ((flags & OPERATION_AND_ERROR) !== 0) return undefined
  if ((flags & RESPONSE) === 0) {
    const considered = Math.min(questions, MAX_QUESTIONS)
    return { kind: 'query', questions: listOf(considered, () => readQuestion(reader)) }
  }
  // A response has no questions; if a sender repeats them, they are ignored (RFC 6762, 6).
  if (questions > MAX_QUESTIONS) return undefined
  listOf(questions, () => readQuestion(reader))
  const considered = Math.min(records[0] + records[1] + records[2], MAX_RECORDS)
  return { kind: 'response', records: listOf(considered, () => readRecord(reader, bytes)) }
}

/** The parts of a packet that concern us; undefined if it is broken. */
export function readPacket(bytes: Buffer): Packet | undefined {
  if (bytes.length > MAX_BYTES) return undefined
  try {
    return readAll(bytes)
  } catch (error) {
    if (error instanceof Broken) return undefined
    throw error
  }
}
