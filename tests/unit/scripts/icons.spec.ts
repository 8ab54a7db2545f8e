/** The icons as `npm run icon` made them, read back as the systems read them. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject } from '../../../scripts/lib/paths.js'
import { icnsOf, icoOf } from '../../../scripts/lib/pictures.js'

const read = (name: string): Buffer => readFileSync(inProject(`resources/${name}`))

/** The width that a PNG says it has; its height is the next number. */
function sizeOf(png: Buffer): number {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect(png.readUInt32BE(20)).toBe(png.readUInt32BE(16))
  return png.readUInt32BE(16)
}

function inIco(ico: Buffer): { said: number; png: Buffer }[] {
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1])
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index
    const at = ico.readUInt32LE(entry + 12)
    return {
      said: ico.readUInt8(entry) || 256,
      png: ico.subarray(at, at + ico.readUInt32LE(entry + 8)),
    }
  })
}

function inIcns(icns: Buffer): Record<string, Buffer> {
  expect(icns.toString('latin1', 0, 4)).toBe('icns')
  expect(icns.readUInt32BE(4)).toBe(icns.length)
  const found: Record<string, Buffer> = {}
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    found[icns.toString('latin1', at, at + 4)] = icns.subarray(
      at + 8,
      at + icns.readUInt32BE(at + 4),
    )
  }
  return found
}

describe('icons', () => {
  it.each(['icon.ico', 'stich.ico'])('%s has every size that Windows asks for', (name) => {
    const pictures = inIco(read(name))
    expect(pictures.map(({ said }) => said)).toEqual([16, 24, 32, 48, 64, 128, 256])
    for (const { said, png } of pictures) expect(sizeOf(png)).toBe(said)
  })

  it('stich.icns has every size that macOS asks for', () => {
    const sizes = Object.entries(inIcns(read('stich.icns'))).map(([type, png]) => [
      type,
      sizeOf(png),
    ])
    expect(Object.fromEntries(sizes)).toEqual({ ic07: 128, ic08: 256, ic09: 512, ic10: 1024 })
  })

  it.each(['icon.png', 'stich.png'])('%s is as large as Linux is told', (name) => {
    expect(sizeOf(read(name))).toBe(256)
  })

  it('takes a picture of any content apart again', () => {
    const pictures = [16, 256].map((size) => ({ size, png: Buffer.alloc(size, size % 251) }))
    expect(inIco(icoOf(pictures))).toEqual(pictures.map(({ size, png }) => ({ said: size, png })))
    expect(inIcns(icnsOf(pictures))).toEqual({ ic08: pictures[1]?.png })
  })
})
