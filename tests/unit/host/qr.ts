/**
 * Reads a QR code back, by the standard and not by the library that wrote it: format, mask, the way
 * of the bits and the blocks. Only what invitations need: level M, up to version 6, text in bytes,
 * letters or digits, and no repair of damage.
 */

type Matrix = readonly (readonly boolean[])[]

/** Of level M, by version. */
const BLOCKS = [0, 1, 1, 1, 2, 2, 4]
const DATA_CODEWORDS = [0, 16, 28, 44, 64, 86, 108]
const ALIGNMENT = [0, 0, 18, 22, 26, 30, 34]
const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
]

const numberFrom = (bits: readonly boolean[]): number =>
  bits.reduce((value, bit) => value * 2 + Number(bit), 0)

const at = <T>(list: readonly T[], index: number): T => {
  const value = list[index]
  if (value === undefined) throw new Error(`Nothing at ${index}`)
  return value
}

function isFunction(size: number, version: number, y: number, x: number): boolean {
  const finder = (y < 9 && (x < 9 || x >= size - 8)) || (y >= size - 8 && x < 9)
  const centre = at(ALIGNMENT, version)
  const alignment = centre > 0 && Math.abs(y - centre) <= 2 && Math.abs(x - centre) <= 2
  return finder || alignment || y === 6 || x === 6
}

/** In columns of two from the right, up and down in turns, around what is no data. */
function* path(size: number, version: number): Generator<readonly [number, number]> {
  let up = true
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) if (!isFunction(size, version, y, x)) yield [y, x]
    }
  }
}

function dataBits(matrix: Matrix, version: number): readonly boolean[] {
  const format = numberFrom([0, 1, 2, 3, 4].map((x) => at(at(matrix, 8), x))) ^ 0b10101
  if (format >> 3 !== 0) throw new Error('Not of level M')
  const mask = at(MASKS, format & 7)
  const bits = [...path(matrix.length, version)].map(
    ([y, x]) => at(at(matrix, y), x) !== mask(y, x),
  )
  const blocks = at(BLOCKS, version)
  const each = at(DATA_CODEWORDS, version) / blocks
  const codeword = (index: number) => bits.slice(index * 8, index * 8 + 8)
  return Array.from({ length: blocks }, (_, block) =>
    Array.from({ length: each }, (__, index) => codeword(index * blocks + block)),
  ).flat(2)
}

/** The text in a matrix without its quiet zone; `true` is black. */
export function readQr(matrix: Matrix): string {
  const version = (matrix.length - 17) / 4
  const bits = [...dataBits(matrix, version)]
  const take = (count: number) => numberFrom(bits.splice(0, count))
  const mode = take(4)
  if (mode === 4) return Buffer.from(Array.from({ length: take(8) }, () => take(8))).toString()
  if (mode !== 2) throw new Error(`Mode ${mode}`)
  const length = take(9)
  const pairs = Array.from({ length: Math.floor(length / 2) }, () => take(11))
  const numbers = pairs.flatMap((pair) => [Math.floor(pair / 45), pair % 45])
  if (length % 2 === 1) numbers.push(take(6))
  return numbers.map((number) => ALPHANUMERIC.charAt(number)).join('')
}
