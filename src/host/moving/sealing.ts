/**
 * What two hosts say to each other goes through a player's page. It is sealed for the new host's key (X25519,
 * HKDF, AES-256-GCM), and inside that under a release, which the old host hands out only once it has given the
 * table up.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'

const KEY_BYTES = 32
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'
/** Every key here is used once, so one nonce does for all. */
const NONCE = Buffer.alloc(12)
const PURPOSE = 'stichabend move 1'
const CURVE = { kty: 'OKP', crv: 'X25519' }

/** In hexadecimal. */
export interface Keys {
  readonly public: string
  readonly private: string
}

const base64url = (hex: string): string => Buffer.from(hex, 'hex').toString('base64url')
const hex = (base64: string | undefined): string =>
  Buffer.from(base64 ?? '', 'base64url').toString('hex')

export function makeKeys(): Keys {
  const { x, d } = generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' })
  return { public: hex(x), private: hex(d) }
}

const publicKey = (key: string): KeyObject =>
  createPublicKey({ key: { ...CURVE, x: base64url(key) }, format: 'jwk' })
const privateKey = (keys: Keys): KeyObject =>
  createPrivateKey({
    key: { ...CURVE, x: base64url(keys.public), d: base64url(keys.private) },
    format: 'jwk',
  })

const derive = (secret: Buffer, salt: Buffer, context: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, `${PURPOSE} ${context}`, KEY_BYTES))

function encrypt(key: Buffer, plain: Buffer, also: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, NONCE).setAAD(also)
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([cipher.getAuthTag(), text])
}

function decrypt(key: Buffer, sealed: Buffer, also: Buffer): Buffer {
  const tag = sealed.subarray(0, TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES })
  decipher.setAAD(also).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(TAG_BYTES)), decipher.final()])
}

/** Input from elsewhere may be anything, so a failure is undefined. */
function orNothing(work: () => Buffer): Buffer | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const bothOf = (one: string, other: string): Buffer => Buffer.from(one + other, 'hex')

/** Only the holder of the key can open it, for this purpose only; undefined if it is not a key. */
export const sealFor = (key: string, plain: Buffer, context: string): Buffer | undefined =>
  orNothing(() => {
    const own = makeKeys()
    const both = bothOf(own.public, key)
    const shared = diffieHellman({ privateKey: privateKey(own), publicKey: publicKey(key) })
    const sealed = encrypt(derive(shared, both, context), plain, both)
    return Buffer.concat([Buffer.from(own.public, 'hex'), sealed])
  })

/** Undefined if it was not sealed for this key and purpose, or is damaged. */
export const unseal = (keys: Keys, sealed: Buffer, context: string): Buffer | undefined =>
  orNothing(() => {
    const other = sealed.subarray(0, KEY_BYTES).toString('hex')
    const both = bothOf(other, keys.public)
    const shared = diffieHellman({ privateKey: privateKey(keys), publicKey: publicKey(other) })
    return decrypt(derive(shared, both, context), sealed.subarray(KEY_BYTES), both)
  })

const releaseKey = (release: string, table: string): Buffer =>
  derive(Buffer.from(release, 'hex'), Buffer.alloc(0), `release ${table}`)

export const lock = (release: string, plain: Buffer, table: string): Buffer =>
  encrypt(releaseKey(release, table), plain, Buffer.from(table))

export const unlock = (release: string, locked: Buffer, table: string): Buffer | undefined =>
  orNothing(() => decrypt(releaseKey(release, table), locked, Buffer.from(table)))

const hmac = (key: string, text: string): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex')

/** From this both hosts derive the same codes. */
export const arrivalsOf = (release: string): string => hmac(release, 'arrivals')

/**
 * With this code the holder of a seat identifies themselves at the new host, which replaces the old token by a new
 * one: then the seat has another digest, and this code is worthless.
 */
export const arrivalCode = (arrivals: string, digest: string): string =>
  hmac(arrivals, digest).slice(0, 32)
