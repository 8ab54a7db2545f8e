/**
 * How a table draws the key of its deals so that no one can choose it. The host seals a secret and every seat a
 * share; only when all seals are public are the shares opened. The seat that opens last can no longer change what
 * it sealed, and without the host's secret no seat knows the key. The exact bytes are described in
 * docs/fair-deals.md.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import {
  bytesToHex,
  concatBytes,
  createView,
  hexToBytes,
  utf8ToBytes,
} from '@noble/hashes/utils.js'
import type { Seat } from '../kernel'

export interface Ceremony {
  /** The id of the game; unique, and chosen by the host before anything is sealed. */
  readonly id: string
  /** The seal on the host's secret. */
  readonly commitment: string
  /** The seals on the shares, by seat. */
  readonly shareCommitments: readonly string[]
  readonly secret: string
  /** By seat. */
  readonly shares: readonly string[]
}

/** 32 bytes in one spelling only, so that equal values are equal texts. */
export const isHex256 = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

export const commitSecret = (id: string, secretHex: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('stichabend/secret'), named(id), bytesOf(secretHex))))

/** The seat is sealed in, so that a player cannot pass off a copy of another seat's seal as their own. */
export const commitShare = (id: string, seat: Seat, shareHex: string): string =>
  bytesToHex(
    sha256(concatBytes(utf8ToBytes('stichabend/share'), named(id), word(seat), bytesOf(shareHex))),
  )

export const keyOf = ({ id, secret, shares }: Omit<Ceremony, CommitmentName>): Uint8Array =>
  sha256(
    concatBytes(
      utf8ToBytes('stichabend/key'),
      named(id),
      bytesOf(secret),
      word(shares.length),
      ...shares.map(bytesOf),
    ),
  )

type CommitmentName = 'commitment' | 'shareCommitments'

/** Preceded by its length, so that no id runs into what follows. */
function named(id: string): Uint8Array {
  const bytes = utf8ToBytes(id)
  return concatBytes(word(bytes.length), bytes)
}

function word(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  createView(bytes).setUint32(0, value)
  return bytes
}

/** Values from the wire have passed `isHex256` before; anything else is a bug of ours. */
function bytesOf(hex: string): Uint8Array {
  if (!isHex256(hex)) throw new Error('Secrets and shares are 32 bytes in lower-case hex.')
  return hexToBytes(hex)
}
