/**
 * How a table draws the key of its deals so that nobody chooses it. The host seals a secret and every
 * seat a share; only when all seals are public are the shares opened. Whoever opens last can no
 * longer change what he sealed, and without the host's secret no seat knows the key.
 * The bytes are written down in docs/fair-deals.md.
 */
import type { Seat } from '../kernel'
import { fromHex, putWord, sha256, toHex, utf8 } from './sha256'

export interface Ceremony {
  /** Of the game; unique, and chosen by the host before anything is sealed. */
  readonly id: string
  /** The seal on the host's secret. */
  readonly commitment: string
  /** The seals on the shares, by seat. */
  readonly shareCommitments: readonly string[]
  readonly secret: string
  /** By seat. */
  readonly shares: readonly string[]
}

/** 32 bytes in the one spelling that is allowed. */
export const isHex256 = (value: unknown): value is string =>
  typeof value === 'string' && value.length === 64 && fromHex(value) !== undefined

export const commitSecret = (id: string, secretHex: string): string =>
  toHex(sha256(joined(utf8('stichabend/secret'), named(id), bytesOf(secretHex))))

/** The seat is sealed in, so that nobody can pass off a copy of his neighbour's seal as his own. */
export const commitShare = (id: string, seat: Seat, shareHex: string): string =>
  toHex(sha256(joined(utf8('stichabend/share'), named(id), word(seat), bytesOf(shareHex))))

export const keyOf = ({ id, secret, shares }: Omit<Ceremony, CommitmentName>): Uint8Array =>
  sha256(
    joined(
      utf8('stichabend/key'),
      named(id),
      bytesOf(secret),
      word(shares.length),
      ...shares.map(bytesOf),
    ),
  )

type CommitmentName = 'commitment' | 'shareCommitments'

/** With its length before it, so that no id runs over into what follows. */
function named(id: string): Uint8Array {
  const bytes = utf8(id)
  return joined(word(bytes.length), bytes)
}

function word(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  putWord(bytes, 0, value)
  return bytes
}

/** What comes from the wire has passed `isHex256` before; anything else is a bug of ours. */
function bytesOf(hex: string): Uint8Array {
  const bytes = isHex256(hex) ? fromHex(hex) : undefined
  if (bytes === undefined) throw new Error('Secrets and shares are 32 bytes in lower-case hex.')
  return bytes
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
