/** Whether a newer version than this one has been published. The answer is untrusted, and only shown. */
export interface Release {
  readonly version: string
  /** Where the user can get it. */
  readonly page: string
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const PATIENCE_MS = 10_000
const MAX_BYTES = 1024 * 1024
const VERSION = /^v?(\d+)\.(\d+)\.(\d+)$/

/** Undefined if there is none, or if the check fails: that is no news. */
export async function newerRelease(
  feed: string,
  current: string,
  fetch: Fetch,
): Promise<Release | undefined> {
  try {
    const answer = await fetch(feed, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok || answer.body === null) return undefined
    const release = releaseIn(JSON.parse(await textOf(answer.body)), feed)
    return release && isNewer(release.version, current) ? release : undefined
  } catch {
    return undefined
  }
}

/** Counted while it arrives: the server's content length cannot be trusted. */
async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error('too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const API = /^\/repos(?<repository>\/.+\/releases\/)latest$/

/** In GitHub's format. The page must be on the host and in the repository that we asked. */
function releaseIn(value: unknown, feed: string): Release | undefined {
  const { tag_name: tag, html_url: page } = (value ?? {}) as Record<string, unknown>
  if (typeof tag !== 'string' || typeof page !== 'string' || !VERSION.test(tag)) return undefined
  const { protocol, host, pathname } = new URL(page)
  const asked = new URL(feed)
  const repository = API.exec(asked.pathname)?.groups?.['repository']
  const isOurs =
    repository !== undefined &&
    protocol === asked.protocol &&
    host === asked.host.replace(/^api\./, '') &&
    pathname.startsWith(repository)
  return isOurs ? { version: tag.replace(/^v/, ''), page } : undefined
}

export function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => VERSION.exec(text)?.slice(1).map(Number))
  if (a === undefined || b === undefined) return false
  const differs = a.findIndex((part, index) => part !== b[index])
  return differs >= 0 && (a[differs] ?? 0) > (b[differs] ?? 0)
}
