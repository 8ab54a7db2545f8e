/**
 * Files as they go over the network: compressed by the build, and kept in memory. No page contains a secret, so that
 * the length of a compressed one tells nothing.
 */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

/** Best first. Browsers offer the first to encrypted addresses only, which a reverse proxy has. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number] | 'identity'

export interface Encoded {
  readonly body: Buffer
  /** Differs by encoding, as the bytes do. */
  readonly etag: string
  readonly encoding: Encoding
}

/** What the build adds to a file's name for its compressed copies: see scripts/lib/compressed.js. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

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

async function load(file: string, encoding: Encoding): Promise<Encoded> {
  const body = await readFile(`${file}${ENDINGS[encoding]}`)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16)
  return { body, etag: `"${hash}-${encoding}"`, encoding }
}

/** Each file is read for the first visitor who wants it, and again if it has changed on disk. */
export class EncodedFiles {
  readonly #kept = new Map<string, Kept>()

  /** Rejects if there is no such file; without a compressed copy, it is sent as it is. */
  async read(file: string, encoding: Encoding): Promise<Encoded> {
    const stats = await stat(`${file}${ENDINGS[encoding]}`).catch(() => undefined)
    if (stats === undefined && encoding !== 'identity') return this.read(file, 'identity')
    const stamp = stats === undefined ? '' : `${stats.mtimeMs} ${stats.size}`
    const key = `${encoding} ${file}`
    const kept = this.#kept.get(key)
    if (kept?.stamp === stamp) return kept.encoded
    const encoded = load(file, encoding)
    this.#kept.set(key, { stamp, encoded })
    // A file that cannot be read now may be readable later.
    encoded.catch(() => this.#kept.delete(key))
    return encoded
  }
}
