/**
 * SHA-256 (FIPS 180-4) of our own: a page that came over plain http on a LAN has no `crypto.subtle`,
 * and everybody at the table is to check the deals. With the notations that go with it.
 */

const ROUND_CONSTANTS = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
])

const START = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
])

const BLOCK = 64
const LENGTH = 8

// Shared by all calls, for none ever waits in the middle; a game is thousands of them.
const schedule = new Int32Array(64)
const chain = new Int32Array(8)
const tail = new Uint8Array(2 * BLOCK)

export function sha256(bytes: Uint8Array): Uint8Array {
  chain.set(START)
  const whole = bytes.length - (bytes.length % BLOCK)
  for (let at = 0; at < whole; at += BLOCK) compress(bytes, at)
  const end = fillTail(bytes, whole)
  for (let at = 0; at < end; at += BLOCK) compress(tail, at)
  const digest = new Uint8Array(32)
  for (let word = 0; word < 8; word++) putWord(digest, 4 * word, chain[word] as number)
  return digest
}

/** The rest, a one bit, zeros, and the length in bits: one block or two. Answers how many bytes. */
function fillTail(bytes: Uint8Array, from: number): number {
  const left = bytes.length - from
  tail.fill(0)
  for (let index = 0; index < left; index++) tail[index] = bytes[from + index] as number
  tail[left] = 0x80
  const end = left < BLOCK - LENGTH ? BLOCK : 2 * BLOCK
  putWord(tail, end - LENGTH, Math.floor(bytes.length / 0x2000_0000))
  putWord(tail, end - 4, bytes.length << 3)
  return end
}

function compress(bytes: Uint8Array, at: number): void {
  fillSchedule(bytes, at)
  let a = chain[0] as number
  let b = chain[1] as number
  let c = chain[2] as number
  let d = chain[3] as number
  let e = chain[4] as number
  let f = chain[5] as number
  let g = chain[6] as number
  let h = chain[7] as number
  for (let round = 0; round < 64; round++) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const choice = (e & f) ^ (~e & g)
    const constant = ROUND_CONSTANTS[round] as number
    const first = (h + sum1 + choice + constant + (schedule[round] as number)) | 0
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + sum0 + majority) | 0
  }
  chain[0] = (chain[0] as number) + a
  chain[1] = (chain[1] as number) + b
  chain[2] = (chain[2] as number) + c
  chain[3] = (chain[3] as number) + d
  chain[4] = (chain[4] as number) + e
  chain[5] = (chain[5] as number) + f
  chain[6] = (chain[6] as number) + g
  chain[7] = (chain[7] as number) + h
}

function fillSchedule(bytes: Uint8Array, at: number): void {
  for (let word = 0; word < 16; word++) schedule[word] = wordAt(bytes, at + 4 * word)
  for (let word = 16; word < 64; word++) {
    const near = schedule[word - 2] as number
    const far = schedule[word - 15] as number
    const mixedNear = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    const mixedFar = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    schedule[word] =
      mixedNear + (schedule[word - 7] as number) + mixedFar + (schedule[word - 16] as number)
  }
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** A big-endian word, as everything here is. It comes out signed. */
export const wordAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] as number) << 24) |
  ((bytes[at + 1] as number) << 16) |
  ((bytes[at + 2] as number) << 8) |
  (bytes[at + 3] as number)

export function putWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24
  bytes[at + 1] = word >>> 16
  bytes[at + 2] = word >>> 8
  bytes[at + 3] = word
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** One spelling only, so that equal values are equal texts: anything but lower case is refused. */
export function fromHex(text: string): Uint8Array | undefined {
  if (text.length % 2 !== 0 || /[^0-9a-f]/.test(text)) return undefined
  const bytes = new Uint8Array(text.length / 2)
  for (let index = 0; index < bytes.length; index++) {
    bytes[index] = Number.parseInt(text.slice(2 * index, 2 * index + 2), 16)
  }
  return bytes
}

export function utf8(text: string): Uint8Array {
  // No unit of a text takes more than three bytes; two of them may take four together.
  const bytes = new Uint8Array(3 * text.length)
  let at = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) as number
    if (code > 0xffff) index++
    at = putCodePoint(bytes, at, isSurrogate(code) ? 0xfffd : code)
  }
  return bytes.slice(0, at)
}

/** Half a pair is no character; every other encoder writes U+FFFD in its place, too. */
const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff

function putCodePoint(bytes: Uint8Array, at: number, code: number): number {
  let left = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x1_0000 ? 2 : 3
  const lead = left === 0 ? 0 : 0xff00 >> (left + 1)
  bytes[at++] = lead | (code >> (6 * left))
  while (left-- > 0) bytes[at++] = 0x80 | ((code >> (6 * left)) & 0x3f)
  return at
}
