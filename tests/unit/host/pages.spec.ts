import fc from 'fast-check'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, get, request, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compress } from '../../../scripts/lib/compressed.js'
import { listen } from '../../../src/host/web/listen'
import { isAllowedHost, ownNames } from '../../../src/host/web/origin'
import { APP_PAGE_HEADERS, PAGE_HEADERS, pageFile, pages } from '../../../src/host/web/pages'

describe('pageFile', () => {
  it('finds the entry page and built files', () => {
    expect(pageFile('/app', '/')).toBe(join('/app', 'index.html'))
    expect(pageFile('/app', '/assets/a.js')).toBe(join('/app', 'assets', 'a.js'))
  })

  it.each([
    '/../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/a/../../b.js',
    '/..\\x.js',
    '/join/../../secret.html',
    '/join/..%2f..%2fsecret.html',
    '//etc/../../secret.html',
  ])('never leaves its folder: %s', (path) => {
    expect(pageFile('/app', path)).toBeUndefined()
  })

  it.each([
    '/notes.txt',
    '/.built-from',
    '/assets/a.js.gz',
    '/index.html.br',
    '/%',
    '/a%00.html',
    'index.html',
  ])('has no %s', (path) => {
    expect(pageFile('/app', path)).toBeUndefined()
  })

  it('stays inside whatever is asked', () => {
    const pieces = fc.constantFrom('..', '.', '%2e', '%2f', '/', '\\', 'a', 'x.html', '%00', '%25')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (path) => {
        const file = pageFile('/app/root', `/${path.join('')}`)
        return file === undefined || file.startsWith(`/app/root${sep}`.replaceAll('/', sep))
      }),
    )
  })
})

describe('the policy', () => {
  it('lets a page from a host talk to that host alone, and the application to any host', () => {
    expect(PAGE_HEADERS['content-security-policy']).toContain("; connect-src 'self';")
    expect(APP_PAGE_HEADERS['content-security-policy']).toContain("; connect-src 'self' ws: wss:;")
  })

  it('is the same otherwise', () => {
    const policy = APP_PAGE_HEADERS['content-security-policy'].replace(' ws: wss:', '')
    expect({ ...APP_PAGE_HEADERS, 'content-security-policy': policy }).toEqual(PAGE_HEADERS)
  })
})

const SCRIPT = `export const cards = '${'H9 '.repeat(100)}'`
const FONT = 'not really a font'

describe('pages over HTTP', () => {
  let folder: string
  let server: Server
  let origin: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stichabend-pages-'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Stichabend</title>')
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'assets', 'a.js'), SCRIPT)
    await writeFile(join(folder, 'assets', 'a.woff2'), FONT)
    for (const name of ['index.html', 'assets/a.js']) await compress(join(folder, name))
    const isOurs = (host: string | undefined) => isAllowedHost(host, ownNames('stube'), port)
    server = createServer(pages(folder, { isOurs }))
    const port = await listen(server, '127.0.0.1', 0)
    origin = `http://127.0.0.1:${port}`
  })
  afterAll(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })

  it('sends the page with its safety headers', async () => {
    const response = await fetch(`${origin}/?utm=1`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Stichabend')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('content-security-policy')).not.toMatch(/data:|blob:|unsafe/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('answers 404 and 405, with the same headers', async () => {
    for (const [request, status] of [
      [fetch(`${origin}/nothing.html`), 404],
      [fetch(origin, { method: 'POST' }), 405],
    ] as const) {
      const response = await request
      expect(response.status).toBe(status)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  it.each(['/assets', '/assets/', '/join', '/join/', '/health/', '/healthy'])(
    'lists no folder and knows no %s',
    async (path) => {
      expect((await fetch(`${origin}${path}`)).status).toBe(404)
    },
  )

  it('says that it is well, and never from a cache', async () => {
    const response = await fetch(`${origin}/health`)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('stichabend')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const head = await fetch(`${origin}/health`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it.each(['/join/K7QX', '/join/k7qx', '/join/k7qx/', '/join/K7qX?from=qr'])(
    'leads %s to the screen where one joins',
    async (path) => {
      const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe('/#/join/K7QX')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await (await fetch(`${origin}${path}`)).text()).toContain('<title>Stichabend')
    },
  )

  it.each(['/join/abc', '/join/abcdefghijk', '/join/a%2fbc', '/join/ab-cd', '/join//evil.example'])(
    'has no table %s',
    async (path) => {
      const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
      expect(response.status).toBe(404)
    },
  )

  it.each([
    ['evil.example', 421],
    ['evil.example:PORT', 421],
    ['stube.local:PORT', 200],
    ['localhost:PORT', 200],
    ['localhost:1', 421],
  ])('asked as %s, answers %i', async (name, status) => {
    for (const path of ['/', '/health', '/assets/a.js']) {
      const host = name.replace('PORT', new URL(origin).port)
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        get(`${origin}${path}`, { headers: { host }, agent: false }, resolve).on('error', reject)
      })
      response.resume()
      expect(response.statusCode).toBe(status)
      expect(response.headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  /** As it was sent: fetch would decompress it. */
  const ask = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${origin}${path}`, { headers, method, agent: false }, resolve)
        .on('error', reject)
        .end()
    })
    const parts: Buffer[] = []
    for await (const part of response) parts.push(part as Buffer)
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }
  }

  it.each([
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['GZIP;q=0.5, br;q=0', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ] as const)('asked with “%s”, compresses with %s', async (accepted, encoding, undo) => {
    for (const path of ['/', '/assets/a.js']) {
      const plain = await ask(path, {})
      const packed = await ask(path, { 'accept-encoding': accepted })
      expect(packed.headers['content-encoding']).toBe(encoding)
      expect(packed.headers['content-length']).toBe(String(packed.body.length))
      expect(undo(packed.body)).toEqual(plain.body)
      for (const { headers } of [plain, packed]) expect(headers.vary).toBe('accept-encoding')
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(packed.headers.etag).not.toBe(plain.headers.etag)
      expect(packed.headers['cache-control']).toBe(plain.headers['cache-control'])
      expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
    }
  })

  it.each(['', 'identity', 'zstd', 'gzip;q=0, br;q=0', '*;q=0'])(
    'asked with “%s”, compresses nothing',
    async (accepted) => {
      const { headers, body } = await ask('/assets/a.js', { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBeUndefined()
      expect(body.toString()).toBe(SCRIPT)
    },
  )

  it('leaves alone what is compressed already', async () => {
    const { headers, body } = await ask('/assets/a.woff2', { 'accept-encoding': 'gzip, br' })
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
    expect(body.toString()).toBe(FONT)
  })

  it('tells in a HEAD what a GET would send', async () => {
    const wish = { 'accept-encoding': 'gzip' }
    const [got, head] = [await ask('/', wish), await ask('/', wish, 'HEAD')]
    expect(head.body).toHaveLength(0)
    const { date: _, ...headers } = head.headers
    expect(got.headers).toMatchObject(headers)
    expect(headers['content-length']).toBe(String(got.body.length))
  })

  it('sends nothing again that the visitor has, in the same encoding', async () => {
    const wish = { 'accept-encoding': 'gzip' }
    const { etag = '' } = (await ask('/', wish)).headers
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask('/', { ...wish, 'if-none-match': known })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding' })
      expect(again.headers['content-security-policy']).toContain("default-src 'none'")
    }
    expect((await ask('/', { 'if-none-match': etag })).status).toBe(200)
  })

  it('answers the whole file to a visitor who wants a part', async () => {
    const { status, body } = await ask('/assets/a.js', { range: 'bytes=0-3' })
    expect([status, body.toString()]).toEqual([200, SCRIPT])
  })

  it('sends what is on disk now, not what was there before', async () => {
    const file = join(folder, 'new.html')
    for (const text of ['<!doctype html>one', '<!doctype html>number two']) {
      await writeFile(file, text)
      await compress(file)
      const { body } = await ask('/new.html', { 'accept-encoding': 'gzip' })
      expect(gunzipSync(body).toString()).toBe(text)
    }
    await rm(`${file}.gz`)
    const { headers, body } = await ask('/new.html', { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe('<!doctype html>number two')
    await rm(file)
    expect((await ask('/new.html', { 'accept-encoding': 'gzip' })).status).toBe(404)
  })

  it('takes the next port when the wanted one is taken', async () => {
    const taken = Number(new URL(origin).port)
    const other = createServer(pages(folder))
    expect(await listen(other, '127.0.0.1', taken)).toBeGreaterThan(taken)
    other.close()
  })
})
