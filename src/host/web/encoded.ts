/**
 * Files as they go over the network: compressed once, and kept. No page contains a secret, so that the length of a
 * compressed one tells nothing.
 */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Best first. Browsers offer the first to encrypted addresses only, which a reverse proxy has. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number] | 'identity'

export interface Encoded {
  readonly body: Buffer
  /** Differs by encoding, as the bytes do. */
  readonly etag: string
  readonly encoding: Encoding
}

/** The best levels take ten times as long, and tables write to disk in the same threads. */
const BROTLI_QUALITY = 9
const GZIP_LEVEL = 9

const ENCODE: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: GZIP_LEVEL }),
  identity: (body) => Promise.resolve(body),
}

/** The best encoding that an `Accept-Encoding` header allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  const weights = new Map<string, number>()
  for (const offer of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight))
  }
  const mayBe = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return ENCODINGS.find(mayBe) ?? 'identity'
}

/** Whether an `If-None-Match` header names what would be sent. */
export const isKnown = (known: string | undefined, etag: string): boolean =>
  (known ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*')

interface Kept {
  readonly stamp: string
  readonly encoded: Promise<Encoded>
}

async function encode(file: string, encoding: Encoding): Promise<Encoded> {
  const plain = await readFile(file)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 16)
  return { body: await ENCODE[encoding](plain), etag: `"${hash}-${encoding}"`, encoding }
}

/** Each file is compressed for the first visitor who wants it, and again if it has changed on disk. */
export class EncodedFiles {
  readonly #kept = new Map<string, Kept>()

  /** Rejects if there is no such file. */
  async read(file: string, encoding: Encoding): Promise<Encoded> {
    const { mtimeMs, size } = await stat(file)
    const stamp = `${mtimeMs} ${size}`
    const key = `${encoding} ${file}`
    const kept = this.#kept.get(key)
    if (kept?.stamp === stamp) return kept.encoded
    const encoded = encode(file, encoding)
    this.#kept.set(key, { stamp, encoded })
    // A file that cannot be read now may be readable later.
    encoded.catch(() => this.#kept.delete(key))
    return encoded
  }
}
