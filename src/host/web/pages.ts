import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http'
import { basename, extname, join, sep } from 'node:path'
import { HEALTHY } from '../lan/addresses'
import { EncodedFiles, encodingFor, isKnown } from './encoded'

const policy = (connect: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `connect-src ${connect}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'trusted-types svelte-trusted-html',
    "require-trusted-types-for 'script'",
  ].join('; ')

/** Sent with every page over HTTP. 'self' includes the WebSocket of the same host and port. */
export const PAGE_HEADERS = {
  'content-security-policy': policy("'self'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** The same for the application's own pages, which join hosts anywhere on the network. */
export const APP_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  'content-security-policy': policy("'self' ws: wss:"),
} as const

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** The only text file: see scripts/lib/licences.js. */
const LICENCES = 'licences.txt'

/** The others are compressed already. */
const WORTH_COMPRESSING = ['.html', '.js', '.css', '.svg', '.txt']

const typeOf = (file: string): string | undefined =>
  basename(file) === LICENCES ? 'text/plain; charset=utf-8' : TYPES[extname(file)]

/** Built files carry a hash of their content in the name; only these change in place. */
const cacheFor = (file: string) =>
  extname(file) === '.html' || basename(file) === LICENCES
    ? 'no-cache'
    : 'public, max-age=31536000, immutable'

export interface Page {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The file below `root` that a URL path names, or undefined if it names anything else.
 * Only types we ship are served, so a stray file in the folder stays private.
 */
export function pageFile(root: string, urlPath: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(urlPath)
  } catch {
    return undefined
  }
  if (!path.startsWith('/') || path.includes('\0') || path.includes('\\')) return undefined
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path)
  return file.startsWith(root + sep) && typeOf(file) !== undefined ? file : undefined
}

const headersOf = (file: string) => ({
  'content-type': typeOf(file) ?? '',
  'cache-control': cacheFor(file),
})

async function answerFile(
  files: EncodedFiles,
  file: string,
  headers: IncomingHttpHeaders,
): Promise<Answer> {
  const isWorthIt = WORTH_COMPRESSING.includes(extname(file))
  const wanted = isWorthIt ? encodingFor(headers['accept-encoding']?.toString()) : 'identity'
  const { body, etag, encoding } = await files.read(file, wanted)
  const told = {
    ...headersOf(file),
    etag,
    ...(isWorthIt && { vary: 'accept-encoding' }),
  }
  if (isKnown(headers['if-none-match'], etag)) return { status: 304, headers: told }
  const coded = encoding !== 'identity' && { 'content-encoding': encoding }
  return { status: 200, headers: { ...told, ...coded }, body }
}

/**
 * For the application's own windows, and synchronous: they load some thirty small files before they can be shown,
 * and Electron's event loop adds a delay to every asynchronous read.
 */
export function readAppPage(root: string, urlPath: string): Page | undefined {
  const file = pageFile(root, urlPath)
  if (file === undefined) return undefined
  try {
    return { body: readFileSync(file), headers: { ...APP_PAGE_HEADERS, ...headersOf(file) } }
  } catch {
    return undefined
  }
}

/** As somebody types it; invitations lead to the page itself, where this is behind the `#`. */
const JOIN = /^\/join\/([a-z0-9]{4,10})\/?$/i

/**
 * Paths that are not files. Joining redirects instead of serving the entry page here, because that page finds its
 * scripts and its screen relative to its own URL.
 */
function specialPage(path: string): Answer | undefined {
  const fresh = { 'content-type': 'text/plain', 'cache-control': 'no-store' }
  if (path === '/health') return { status: 200, headers: fresh, body: HEALTHY }
  const code = JOIN.exec(path)?.[1]?.toUpperCase()
  if (code === undefined) return undefined
  return { status: 302, headers: { ...fresh, location: `/#/join/${code}` }, body: '' }
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Missing if the visitor has it. */
  readonly body?: string | Buffer
}

const refuse = (status: number, why: string, more: Readonly<Record<string, string>> = {}) => ({
  status,
  headers: { 'content-type': 'text/plain', ...more },
  body: `${why}\n`,
})

async function answerTo(
  root: string,
  files: EncodedFiles,
  { url = '/', headers }: IncomingMessage,
): Promise<Answer> {
  const path = url.split('?', 1)[0] ?? '/'
  const special = specialPage(path)
  if (special !== undefined) return special
  const file = pageFile(root, path)
  if (file === undefined) return refuse(404, 'Not found')
  return answerFile(files, file, headers).catch(() => refuse(404, 'Not found'))
}

export interface PagesOptions {
  /** Whether a `Host` header means us; if missing, every name is served. */
  readonly isOurs?: (host: string | undefined) => boolean
}

/** Serves the built renderer, so that guests without the application can play in a browser. */
export function pages(root: string, { isOurs = () => true }: PagesOptions = {}): RequestListener {
  const files = new EncodedFiles()
  const answer = (request: IncomingMessage): Answer | Promise<Answer> => {
    const { method, headers } = request
    if (!isOurs(headers.host)) return refuse(421, 'Misdirected request')
    if (method !== 'GET' && method !== 'HEAD')
      return refuse(405, 'Method not allowed', { allow: 'GET, HEAD' })
    return answerTo(root, files, request)
  }
  return (request, response) => {
    Promise.resolve(answer(request))
      .then(({ status, headers, body }) => {
        const length = body !== undefined && { 'content-length': Buffer.byteLength(body) }
        response.writeHead(status, { ...PAGE_HEADERS, ...headers, ...length })
        response.end(request.method === 'HEAD' ? undefined : body)
      })
      .catch(() => response.destroy())
  }
}
