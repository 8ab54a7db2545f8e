import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinLink, readJoinLink } from '../../../src/protocol/link'
import { CODE_LENGTH, CODE_LETTERS } from '../../../src/protocol/table-codes'

const codes = fc
  .array(fc.constantFrom(...Array.from(CODE_LETTERS)), {
    minLength: CODE_LENGTH,
    maxLength: CODE_LENGTH,
  })
  .map((letters) => letters.join(''))
const hosts = fc.oneof(
  fc.ipV4(),
  // Without those that end in an IPv4 address, which nobody needs here.
  fc
    .ipV6()
    .filter((address) => !address.includes('.'))
    .map((address) => `[${address.toLowerCase()}]`),
  fc.constantFrom('localhost', 'laptop.local', 'my-host-2.example.org'),
)
const ports = fc.integer({ min: 1, max: 65_535 })

describe('a link to a table', () => {
  it('is read as it was written', () =>
    fc.assert(
      fc.property(codes, hosts, ports, (code, host, port) => {
        const address = `${host}:${port}`
        expect(readJoinLink(joinLink({ code, address }))).toEqual({ code, address })
      }),
    ))

  it('may be typed in small letters, and end in a slash, as some programs add one', () => {
    const read = { code: 'K7QPW', address: '192.168.1.20:4711' }
    expect(readJoinLink('STICHABEND://join/k7qpw@192.168.1.20:4711')).toEqual(read)
    expect(readJoinLink('stichabend://join/K7QPW@192.168.1.20:4711/')).toEqual(read)
  })

  it('leads where a URL of the same address would', () =>
    fc.assert(
      fc.property(codes, hosts, ports, (code, host, port) => {
        const link = readJoinLink(joinLink({ code, address: `${host}:${port}` }))
        const url = new URL(`http://${link?.address ?? ''}/`)
        expect(url.username + url.password + url.search + url.hash).toBe('')
        expect(url.pathname).toBe('/')
        expect(url.port || '80').toBe(String(port))
      }),
    ))

  it.each([
    '',
    'stichabend://join/',
    'stichabend://join/K7QPW',
    'stichabend://join/K7QPW@192.168.1.20',
    'stichabend:join/K7QPW@192.168.1.20:4711',
    'stichabend://other/K7QPW@192.168.1.20:4711',
    'http://join/K7QPW@192.168.1.20:4711',
    ' stichabend://join/K7QPW@192.168.1.20:4711',
    'stichabend://join/K7QPW@192.168.1.20:4711\n',
    'stichabend://join/K7QPW@192.168.1.20:4711/x',
    'stichabend://join/K7QPW@192.168.1.20:4711?x',
    'stichabend://join/K7QPW@192.168.1.20:4711#x',
    'stichabend://join/K7QP0@192.168.1.20:4711',
    'stichabend://join/K7QPWX@192.168.1.20:4711',
    'stichabend://join/K7QPW@192.168.1.256:4711',
    'stichabend://join/K7QPW@192.168.1:4711',
    'stichabend://join/K7QPW@0300.168.1.20:4711',
    'stichabend://join/K7QPW@3232235796:4711',
    'stichabend://join/K7QPW@me@192.168.1.20:4711',
    'stichabend://join/K7QPW@192.168.1.20:0',
    'stichabend://join/K7QPW@192.168.1.20:65536',
    'stichabend://join/K7QPW@192.168.1.20:04711',
    'stichabend://join/K7QPW@[::::]:4711',
    'stichabend://join/K7QPW@[1:2:3]:4711',
    'stichabend://join/K7QPW@[fe80::1%25eth0]:4711',
    'stichabend://join/K7QPW@-x.local:4711',
    'stichabend://join/K7QPW@x..local:4711',
    'stichabend://join/K7QPW@exämple.org:4711',
    'stichabend://join/K7QPW@a b:4711',
  ])('is nothing else: %j', (text) => {
    expect(readJoinLink(text)).toBe(undefined)
  })

  it('never breaks on anything, and what it takes is an address', () => {
    const host = fc.oneof(
      fc.ipV4(),
      fc.ipV6().map((address) => `[${address}]`),
      fc.domain(),
    )
    const address = fc.tuple(host, fc.nat(99_999)).map((parts) => parts.join(':'))
    const seen = { taken: 0, refused: 0 }
    fc.assert(
      fc.property(fc.oneof(fc.string(), address), (text) => {
        expect(readJoinLink(text)).toBeUndefined()
        const link = readJoinLink(`stichabend://join/K7QPW@${text}`)
        seen[link === undefined ? 'refused' : 'taken']++
        if (link !== undefined) expect(URL.canParse(`ws://${link.address}/`)).toBe(true)
      }),
    )
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(0)
  })
})
