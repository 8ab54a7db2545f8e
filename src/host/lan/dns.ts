/** The part of DNS that mDNS and our tables need (RFC 1035, 4; RFC 6762, 18). */

/** The record types by which tables are found. */
export const TYPES = { A: 1, PTR: 12, TXT: 16, AAAA: 28, SRV: 33 } as const
export type Type = keyof typeof TYPES

/** In questions only. */
export const ANY = 255

export interface Described {
  readonly A: string
  readonly AAAA: string
  /** A name. */
  readonly PTR: string
  readonly SRV: { readonly port: number; readonly target: string }
  readonly TXT: readonly Uint8Array[]
}

interface RecordOf<T extends Type> {
  readonly name: string
  readonly type: T
  /** Seconds to remember it for; 0 is a goodbye. */
  readonly ttl: number
  readonly data: Described[T]
}

export type DnsRecord = { [T in Type]: RecordOf<T> }[Type]

export interface Question {
  readonly name: string
  readonly type: Type | 'ANY'
}

export type Packet =
  | { readonly kind: 'query'; readonly questions: readonly Question[] }
  | { readonly kind: 'response'; readonly records: readonly DnsRecord[] }

export const RESPONSE = 0x8000
export const AUTHORITATIVE = 0x0400

export const INTERNET = 1
/** The first bit of a class: “forget the others”, or in a question “answer me alone” (RFC 6762, 10.2 and 5.4). */
export const FLUSH = 0x8000
