import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { extname, join, sep } from 'node:path'

/** Sent with every page, by HTTP and by the shell's own scheme alike. */
export const PAGE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'trusted-types svelte-trusted-html',
    "require-trusted-types-for 'script'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Built files carry a hash of their content in the name; only the entry page changes in place. */
const cacheFor = (file: string) =>
  extname(file) === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable'

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
  return file.startsWith(root + sep) && extname(file) in TYPES ? file : undefined
}

export async function readPage(root: string, urlPath: string): Promise<Page | undefined> {
  const file = pageFile(root, urlPath)
  if (file === undefined) return undefined
  const type = TYPES[extname(file)]
  try {
    const body = await readFile(file)
    return {
      body,
      headers: { ...PAGE_HEADERS, 'content-type': type ?? '', 'cache-control': cacheFor(file) },
    }
  } catch {
    return undefined
  }
}

/** Serves the built renderer, so that a guest without the application plays in a browser. */
export function pages(root: string): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...PAGE_HEADERS, allow: 'GET, HEAD' }).end()
      return
    }
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    void readPage(root, path).then((page) => {
      if (page === undefined) {
        response
          .writeHead(404, { ...PAGE_HEADERS, 'content-type': 'text/plain' })
          .end('Not found\n')
        return
      }
      response.writeHead(200, { ...page.headers, 'content-length': page.body.length })
      response.end(request.method === 'HEAD' ? undefined : page.body)
    })
  }
}
