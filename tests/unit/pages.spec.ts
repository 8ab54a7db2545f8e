import fc from 'fast-check'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../src/host/listen'
import { pageFile, pages } from '../../src/host/pages'

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

describe('pages over HTTP', () => {
  let folder: string
  let server: Server
  let origin: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stichabend-pages-'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Stichabend</title>')
    server = createServer(pages(folder))
    origin = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`
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

  it('takes the next port when the wanted one is taken', async () => {
    const taken = Number(new URL(origin).port)
    const other = createServer(pages(folder))
    expect(await listen(other, '127.0.0.1', taken)).toBeGreaterThan(taken)
    other.close()
  })
})
