/** What a table says about itself on the network, as the strings of a TXT record and back. */
import { textIn } from './read-packet'
import { plainText } from '../../protocol/plain'

export interface Offer {
  /** Letters, digits, `-` and `_`, at most 50, and no other table's. */
  readonly id: string
  /** Of the table, or of the host. */
  readonly name: string
  readonly port: number
  readonly protocol: number
  /** The version of the application. */
  readonly app: string
  readonly game: string
  /** How many seats wait for somebody. */
  readonly free: number
}

/** All but the port, which has a record of its own. */
export type OfferText = Omit<Offer, 'port'>

const SERVICE = 'stichabend'
export const SERVICE_NAME = `_${SERVICE}._tcp.local`

/** So many are told of one host, and believed of one; the others are joined by their code. */
export const MAX_OF_ONE_HOST = 25

/** Bytes of a string in a TXT record, with its key. */
const TXT_STRING = 255

/** Characters: more than anybody types, less than breaks a list on a phone. */
const LENGTHS = { name: 60, app: 30, game: 30 } as const

/** Who hears of a table without a name takes the record for broken. */
const NAMELESS = 'Stichabend'

const ID = /^[A-Za-z0-9_-]{1,50}$/
const PROTOCOL = /^\d{1,6}$/
const SEATS = /^\d{1,2}$/

/** A name of joiners and the like looks like none. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Cut by bytes, yet never within a character. */
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
 * A table's label. Made from its id and not its name: ids don't collide, so nobody has to be asked
 * whether the name is taken; they fit into the 63 bytes of a label; and a table can be renamed.
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

/** Keys don't mind case, and the first of two counts (RFC 6763, 6.4). */
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

/** What a TXT record offers, or undefined if it is not one of ours, or broken. */
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
