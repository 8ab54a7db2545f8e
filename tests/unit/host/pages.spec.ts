import fc from 'fast-check'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

  it.each(['/notes.txt', '/.built-from', '/%', '/a%00.html', 'index.html'])('has no %s', (path) => {
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

describe('pages over HTTP', () => {
  let folder: string
  let server: Server
  let origin: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stichabend-pages-'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Stichabend</title>')
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'assets', 'a.js'), 'export {}')
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

  it('takes the next port when the wanted one is taken', async () => {
    const taken = Number(new URL(origin).port)
    const other = createServer(pages(folder))
    expect(await listen(other, '127.0.0.1', taken)).toBeGreaterThan(taken)
    other.close()
  })
})
