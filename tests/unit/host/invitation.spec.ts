import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { invitation } from '../../../src/host/lan/invitation'
import { qrCode, QUIET_ZONE, type QrCode } from '../../../src/protocol/qr'
import { readQr } from './qr'

/** The drawing as a camera sees it: every black module, read from the path. */
function modulesIn({ size, path }: QrCode): readonly (readonly boolean[])[] {
  const rows = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  const drawn = path.replaceAll(
    /M(\d+) (\d+)h(\d+)v1h-\3z/g,
    (_, x: string, y: string, run: string) => {
      rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(run))
      return ''
    },
  )
  expect(drawn, 'something else is drawn').toBe('')
  return rows
}

const withoutBorder = <T>(rows: readonly (readonly T[])[]) =>
  rows.slice(QUIET_ZONE, -QUIET_ZONE).map((row) => row.slice(QUIET_ZONE, -QUIET_ZONE))

const at = (address: string, port: number, code: string) =>
  invitation({ address, family: 4, adapter: 'Wi-Fi', kind: 'lan', reachable: true }, port, code)

const PLACES = [
  at('10.0.0.5', 80, 'ABCDE'),
  at('192.168.178.120', 65535, 'K7QXZ'),
  at('fd00::2', 4711, 'K7QXZ'),
  at('2001:db8:1234:5678:9abc:def0:1234:5678', 65535, 'ABCDE'),
]

describe('an invitation', () => {
  it('says where to go, for a browser and for a person', () => {
    expect(at('192.168.1.20', 4711, 'K7QXZ')).toMatchObject({
      url: 'http://192.168.1.20:4711/#/join/K7QXZ',
      short: '192.168.1.20:4711',
    })
  })

  it('puts IPv6 in brackets', () => {
    expect(at('fd00::2', 4711, 'K7QXZ').url).toBe('http://[fd00::2]:4711/#/join/K7QXZ')
  })

  it.each(PLACES)('$url is read back from its picture', ({ url }) => {
    expect(readQr(withoutBorder(modulesIn(qrCode(url))))).toBe(url)
  })

  it.each(PLACES)('$url is drawn as encoded, with a quiet zone', ({ url }) => {
    const modules = modulesIn(qrCode(url))
    expect(withoutBorder(modules)).toEqual(encode(url, { ecc: 'M', border: 0 }).data)
    const black = modules.flat().filter(Boolean).length
    expect(black).toBe(withoutBorder(modules).flat().filter(Boolean).length)
  })
})
