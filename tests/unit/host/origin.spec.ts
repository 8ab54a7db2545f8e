import fc from 'fast-check'
import { isIP } from 'node:net'
import { describe, expect, it } from 'vitest'
import { APP_ORIGIN, isAllowedHost, isAllowedOrigin, ownNames } from '../../../src/host/web/origin'

const PORT = 4711
const NAMES = ownNames('Stube')
const allowed = (header: string | undefined) => isAllowedHost(header, NAMES, PORT)

describe('ownNames', () => {
  it.each([
    ['Stube', ['localhost', 'stube', 'stube.local']],
    ['Stube.local', ['localhost', 'stube', 'stube.local']],
    ['pc.fritz.box', ['localhost', 'pc.fritz.box', 'pc.fritz.box.local']],
    ['', ['localhost']],
  ])('of “%s”', (name, names) => {
    expect(new Set(ownNames(name))).toEqual(new Set(names))
  })
})

describe('the Host header', () => {
  it.each([
    '192.168.1.20:4711',
    '192.168.1.20',
    '[fd00::2]:4711',
    '[::1]',
    '[::ffff:10.0.0.1]:4711',
    'localhost:4711',
    'LOCALHOST:4711',
    'stube:4711',
    'Stube.local:4711',
  ])('may be %s', (header) => {
    expect(allowed(header)).toBe(true)
  })

  it.each([
    undefined,
    '',
    'evil.example:4711',
    'evil.example',
    // Services that answer any address in the name: the classic way to rebind.
    '192.168.1.20.nip.io:4711',
    '7f000001.c0a80114.rbndr.us:4711',
    'localhost.evil.example:4711',
    'stube.local.evil.example',
    'evil-stube:4711',
    'xstube.local',
    'localhost:80',
    '192.168.1.20:4712',
    '192.168.1.20:04711',
    '192.168.1.20:',
    '192.168.1.20:4711:4711',
    'localhost.:4711',
    '127.1:4711',
    '2130706433',
    '0x7f.1',
    '192.168.1.256',
    'fd00::2',
    '[fd00::2',
    '[fe80::1%25eth0]:4711',
    '[evil.example]:4711',
    '[]',
    'user@localhost:4711',
    'localhost/evil',
    'localhost, evil.example',
    'localhost evil.example',
    ' localhost',
    'localhost\n',
  ])('may not be “%s”', (header) => {
    expect(allowed(header)).toBe(false)
  })

  it('may be any IP address, with our port or none', () => {
    const address = fc.oneof(
      fc.ipV4(),
      fc.ipV6().map((ip) => `[${ip}]`),
    )
    fc.assert(fc.property(address, (host) => allowed(host) && allowed(`${host}:${PORT}`)))
  })

  it('may be no name that somebody can register', () => {
    fc.assert(fc.property(fc.domain(), (name) => !allowed(name) && !allowed(`${name}:${PORT}`)))
  })

  it('may be nothing but an address or an own name, whatever comes', () => {
    const pieces = fc.constantFrom(
      'localhost',
      '.',
      ':',
      '[',
      ']',
      '1',
      '::',
      '4711',
      '@',
      '/',
      'x',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const header = parts.join('')
        const bare = header.replace(/:4711$/, '').replace(/^\[(.*)\]$/, '$1')
        return !allowed(header) || isIP(bare) !== 0 || NAMES.includes(bare)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the origin of a WebSocket', () => {
  const HOST = '192.168.1.20:4711'

  it.each([
    [undefined, HOST],
    [undefined, undefined],
    [APP_ORIGIN, HOST],
    ['http://192.168.1.20:4711', HOST],
    ['http://[fd00::2]:4711', '[fd00::2]:4711'],
    ['http://stube.local:4711', 'Stube.local:4711'],
  ])('may be %s at %s', (origin, host) => {
    expect(isAllowedOrigin(origin, host)).toBe(true)
  })

  it.each([
    ['null', HOST],
    ['', HOST],
    ['file://', HOST],
    ['https://192.168.1.20:4711', HOST],
    ['http://192.168.1.20', HOST],
    ['http://192.168.1.20:4712', HOST],
    ['http://192.168.1.20:4711/', HOST],
    ['http://192.168.1.20:4711.evil.example', HOST],
    ['http://evil.example', HOST],
    ['app://stichabend.evil', HOST],
    ['app://other', HOST],
    ['chrome-extension://abc', HOST],
    ['http://undefined', undefined],
    ['http://', ''],
  ])('may not be %s at %s', (origin, host) => {
    expect(isAllowedOrigin(origin, host)).toBe(false)
  })

  it('is refused for any page from elsewhere', () => {
    const page = fc.tuple(fc.constantFrom('http', 'https', 'app'), fc.domain(), fc.nat(65535))
    fc.assert(
      fc.property(page, ([scheme, name, port]) => {
        const origins = [`${scheme}://${name}`, `${scheme}://${name}:${port}`]
        return !origins.some((origin) => isAllowedOrigin(origin, HOST))
      }),
    )
  })

  it('and a rebound name is refused though origin and host agree, by the host alone', () => {
    expect(isAllowedOrigin('http://evil.example:4711', 'evil.example:4711')).toBe(true)
    expect(allowed('evil.example:4711')).toBe(false)
  })
})

describe('behind a reverse proxy', () => {
  const publicUrl = new URL('https://cards.example:8443')
  it.each([
    ['cards.example:8443', true],
    ['Cards.Example', true],
    ['192.168.1.20:4711', true],
    ['cards.example:4711', false],
    ['cards.example.evil.example', false],
    [undefined, false],
  ])('the Host header may be %s: %s', (header, may) => {
    expect(isAllowedHost(header, NAMES, PORT, publicUrl)).toBe(may)
  })

  it.each([
    ['https://cards.example:8443', 'cards.example:8443', true],
    // A proxy that was not told to pass the name on.
    ['https://cards.example:8443', '127.0.0.1:4711', true],
    ['http://127.0.0.1:4711', '127.0.0.1:4711', true],
    ['http://cards.example:8443', 'cards.example:8443', false],
    ['http://cards.example', 'cards.example', false],
    ['https://evil.example', 'cards.example:8443', false],
  ])('the origin may be %s at %s: %s', (origin, host, may) => {
    expect(isAllowedOrigin(origin, host, publicUrl)).toBe(may)
  })
})
