/** Icon files that hold one picture in several sizes. Both formats accept PNGs unchanged. */

/** @typedef {{ readonly size: number, readonly png: Buffer }} Picture   square, of so many pixels */

/** For Windows. @param {readonly Picture[]} pictures   up to 256 pixels each */
export function icoOf(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(pictures.length, 4)
  let at = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    // One byte each, where 0 means 256.
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4) // planes
    head.writeUInt16LE(32, entry + 6) // bits per pixel
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** macOS's name for a PNG of that size. @type {Readonly<Record<number, string>>} */
const ICNS_TYPES = { 128: 'ic07', 256: 'ic08', 512: 'ic09', 1024: 'ic10' }

/** @param {string} type @param {Buffer} content */
function chunk(type, content) {
  const head = Buffer.from(`${type}size`, 'latin1')
  head.writeUInt32BE(head.length + content.length, 4)
  return Buffer.concat([head, content])
}

/** For macOS, which has names for some sizes only. @param {readonly Picture[]} pictures */
export function icnsOf(pictures) {
  const known = pictures.flatMap(({ size, png }) => {
    const type = ICNS_TYPES[size]
    return type === undefined ? [] : [chunk(type, png)]
  })
  return chunk('icns', Buffer.concat(known))
}
