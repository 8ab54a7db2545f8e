/** What a table says about itself on the network, as strings of a TXT record and back. */
import { textIn } from './read-packet'
import { plainText } from '../../protocol/plain'

export interface Offer {
  /** Letters, digits, `-` and `_`, at most 50, and unique. */
  readonly id: string
  /** The name of the table, or of the host. */
  readonly name: string
  readonly port: number
  readonly protocol: number
  /** The version of the application. */
  readonly app: string
  readonly game: string
  /** The number of free seats. */
  readonly free: number
}

/** Everything but the port, which has a record of its own. */
export type OfferText = Omit<Offer, 'port'>

const SERVICE = 'stichabend'
export const SERVICE_NAME = `_${SERVICE}._tcp.local`

/**
 * How many tables one host announces, and how many we believe of one host; the others are joined by
 * their code.
 */
export const MAX_OF_ONE_HOST = 25

/** Bytes of a string in a TXT record, including its key. */
const TXT_STRING = 255

/** Characters: more than anyone types, less than breaks a list on a phone. */
const LENGTHS = { name: 60, app: 30, game: 30 } as const

/** Listeners take a record without a name for broken. */
const NAMELESS = 'Stichabend'

const ID = /^[A-Za-z0-9_-]{1,50}$/
const PROTOCOL = /^\d{1,6}$/
const SEATS = /^\d{1,2}$/

/** A name made of joiners and the like looks empty. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Cut to bytes, but never within a character. */
function cutToBytes(text: string, bytes: number): string {
  let used = 0
  let cut = ''
  for (const character of text) {
    used += Buffer.byteLength(character)
    if (used > bytes) break
    cut += character
  }
  return cut
}

const shortText = (text: string, length: number): string =>
  Array.from(plainText(text)).slice(0, length).join('').trim()

/**
 * A table's label, made from its id and not from its name: ids don't collide, so no probing is
 * needed; they fit into the 63 bytes of a label; and the table can be renamed.
 */
export function labelOf(id: string): string {
  if (!ID.test(id)) throw new Error(`“${id}” can't be the id of a table on the network.`)
  return `${SERVICE}-${id}`
}

export function stringsOf(offer: OfferText): readonly Buffer[] {
  const fields = {
    protocol: String(offer.protocol),
    app: shortText(offer.app, LENGTHS.app),
    name: shortText(offer.name, LENGTHS.name) || NAMELESS,
    game: shortText(offer.game, LENGTHS.game),
    free: String(offer.free),
    id: offer.id,
  }
  return Object.entries(fields).map(([key, value]) =>
    Buffer.from(cutToBytes(`${key}=${value}`, TXT_STRING)),
  )
}

/** Keys ignore case, and the first of two counts (RFC 6763, 6.4). */
function fieldsIn(strings: readonly Uint8Array[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const string of strings) {
    const text = textIn(string) ?? ''
    const at = text.indexOf('=')
    const key = text.slice(0, Math.max(at, 0)).toLowerCase()
    if (at > 0 && !fields.has(key)) fields.set(key, text.slice(at + 1))
  }
  return fields
}

/** What a TXT record offers; undefined if it is broken or not one of ours. */
export function readStrings(strings: readonly Uint8Array[]): OfferText | undefined {
  const fields = fieldsIn(strings)
  const id = fields.get('id') ?? ''
  const protocol = fields.get('protocol') ?? ''
  const free = fields.get('free') ?? ''
  if (!ID.test(id) || !PROTOCOL.test(protocol) || !SEATS.test(free)) return undefined
  const plain = (key: keyof typeof LENGTHS) => shortText(fields.get(key) ?? '', LENGTHS[key])
  const name = plain('name')
  if (!VISIBLE.test(name)) return undefined
  return {
    id,
    name,
    protocol: Number(protocol),
    app: plain('app'),
    game: plain('game'),
    free: Number(free),
  }
}
