/** Whoever comes to the door with a bent path, a foreign name or a foreign page, byte for byte as they say it. */
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { victim, type Victim } from './attacker'

let folder: string
let host: Victim
let port: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stichabend-doors-'))
  await mkdir(join(folder, 'pages', 'assets'), { recursive: true })
  await writeFile(join(folder, 'pages', 'index.html'), 'the page')
  await writeFile(join(folder, 'pages', 'assets', 'a.js'), 'the script')
  await writeFile(join(folder, 'secret.html'), 'the secret')
  host = await victim({ pages: join(folder, 'pages') })
  port = host.host.port
})
afterAll(async () => {
  await host.close()
  await rm(folder, { recursive: true })
})

interface Request {
  readonly path?: string
  readonly name?: string
  readonly more?: string
}

/** Everything that is answered before the host hangs up, or lets us in. */
async function answerTo({ path = '/', name = `127.0.0.1:${port}`, more = '' }: Request) {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${name}\r\nconnection: close\r\n${more}\r\n`)
  let text = ''
  socket.setEncoding('latin1').on('data', (data: string) => {
    text += data
    if (text.startsWith('HTTP/1.1 101')) socket.destroy()
  })
  await once(socket, 'close')
  return { status: Number(text.slice(9, 12)), text }
}

const upgrade = (origin: string): string =>
  [
    ...['connection: Upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'],
    ...['sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==', `origin: ${origin}`, ''],
  ].join('\r\n')

const TRAVERSALS = [
  ...['/../secret.html', '/%2e%2e/secret.html', '/..%2fsecret.html', '/%2E%2E%2Fsecret.html'],
  ...['/..\\secret.html', '/..%5csecret.html', '/%2e%2e%5csecret.html', '/.%2e/secret.html'],
  ...['/assets/../../secret.html', '/assets/..%2f..%2fsecret.html', '/assets/..\\..\\secret.html'],
  ...['/./../secret.html', '//../secret.html', '/....//secret.html', '/..;/secret.html'],
  ...['/%252e%252e/secret.html', '/%c0%ae%c0%ae/secret.html', '/..%00/secret.html'],
  ...[
    '/../secret.html%00.js',
    '/join/../../secret.html',
    '/../secret.html?a=b',
    '/..//secret.html',
  ],
  ...['http://127.0.0.1/../secret.html', 'file:///secret.html', '../secret.html'],
]

const HOSTS = [
  ...['evil.example', 'evil.example:PORT', 'localhost.evil.example:PORT', '127.0.0.1.nip.io:PORT'],
  ...['127.0.0.1:1', 'localhost:80', '127.0.0.1:PORT@evil.example', 'evil.example@127.0.0.1:PORT'],
  ...['127.1:PORT', '2130706433:PORT', '0x7f.0.0.1:PORT', 'localhost.:PORT', '[::1', '[]:PORT'],
  ...['localhost, evil.example', 'localhost/evil', '127.0.0.1:PORT:PORT', '127.0.0.1:0PORT', ''],
]

const ORIGINS = [
  ...['null', 'http://evil.example', 'https://evil.example', 'http://127.0.0.1', 'file://'],
  ...['http://127.0.0.1:1', 'https://127.0.0.1:PORT', 'http://127.0.0.1:PORT/', 'http://'],
  ...['http://127.0.0.1:PORT.evil.example', 'http://localhost:PORT', 'app://other'],
  ...['app://stichabend.evil', 'app://stichabend/', 'chrome-extension://abc', 'http://[::1]:PORT'],
  ...[
    'http://evil.example:PORT',
    'http://127.0.0.1:PORT http://evil.example',
    'ws://127.0.0.1:PORT',
  ],
]

const here = (text: string): string => text.replaceAll('PORT', `${port}`)

describe('at the door', () => {
  it('our own pages are served, and let in', async () => {
    expect(await answerTo({})).toMatchObject({ status: 200 })
    expect((await answerTo({ path: '/assets/a.js' })).text).toContain('the script')
    const more = upgrade(`http://127.0.0.1:${port}`)
    expect(await answerTo({ path: '/play', more })).toMatchObject({ status: 101 })
  })

  it.each(TRAVERSALS)('no path leads out of the folder of the pages: %s', async (path) => {
    const { status, text } = await answerTo({ path })
    expect([400, 404]).toContain(status)
    expect(text).not.toContain('the secret')
  })

  it.each(HOSTS)('nobody is served who asks for “%s”', async (name) => {
    for (const path of ['/', '/health', '/assets/a.js']) {
      const { status, text } = await answerTo({ path, name: here(name) })
      expect([400, 421]).toContain(status)
      expect(text).not.toMatch(/the page|the script|stichabend$/)
    }
    const own = upgrade(`http://${here(name)}`)
    expect([400, 421]).toContain(
      (await answerTo({ path: '/play', name: here(name), more: own })).status,
    )
  })

  it.each(ORIGINS)('no page of %s is let in', async (origin) => {
    const { status } = await answerTo({ path: '/play', more: upgrade(here(origin)) })
    expect(status).toBe(403)
  })
})
