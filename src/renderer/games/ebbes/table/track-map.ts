/** The drawn round trip through the Palatinate: its towns, its roads, and the layout. */
import type { Suit } from '../../../art/suits'

export type Point = readonly [x: number, y: number]

/** West to east, south to north, each with what it is known for, 24 wide and 24 high. */
// prettier-ignore
export const TOWNS: readonly (readonly [name: string, suit: Suit, body: string, detail: string])[] = [
  ['Zweebrigge', 'yellow', 'M0 24V14C6 9 18 9 24 14V24H21C21 16 14 16 14 24H10C10 16 3 16 3 24Z', 'M0 10C6 5 18 5 24 10M4 8V12M12 6.5V10M20 8V12'],
  ['Bärmesens', 'red', 'M6 2H14V12C16 15 22 15 22 20V24H5V21Z', 'M5 21H22M10.5 6H14M10.5 9.5H14'],
  ['Landaach', 'brown', 'M9 24V12H15V24ZM3 24V9H9V24ZM15 24V9H21V24ZM2 9L6 2L10 9ZM14 9L18 2L22 9Z', 'M12 24V18M6 13V15M18 13V15'],
  ['Neischdadt', 'yellow', 'M3 24V12H6V14H8.5V10H10.5V12H13.5V10H15.5V14H18V12H21V24ZM12 10V1L19 3.5L12 6Z', 'M12 24V19M7 18V20M17 18V20'],
  ['Schbeier', 'red', 'M3 24V8L5.5 1L8 8V24ZM16 24V8L18.5 1L21 8V24ZM8 24V13L12 8L16 13V24Z', 'M12 24V19M12 13V15M5.5 11V13M18.5 11V13'],
  ['Ludwigshaafe', 'blue', 'M15 14L16 4H19L20 14ZM1 24V14L7 10V14L13 10V14H23V24Z', 'M17.5 1C15.5 -1 19.5 -2 18 -4M4.5 18.5H8M11 18.5H14.5M17.5 18.5H20'],
  ['Kuhsel', 'brown', 'M2 24V9H4V11H6V9H8V14H14V5H16V7H19V5H21V24Z', 'M11 24V20M17.5 11V13M5 15V17'],
  ['Lautre', 'green', 'M12 2A11 11 0 1 1 11.9 2Z', 'M12 8.5L16.5 12L15 17H9L7.5 12ZM12 8.5V3M16.5 12L21.5 10M15 17L18 21.5M9 17L6 21.5M7.5 12L2.5 10'],
  ['Kärchem', 'green', 'M10 17L10.7 4H13.3L14 17ZM0 24C4 17 8 15 12 15S20 17 24 24Z', 'M9 4H15M12 4V1'],
  ['Därgem', 'brown', 'M4 5C8 2.5 16 2.5 20 5C22 10 22 16 20 21C16 23.5 8 23.5 4 21C2 16 2 10 4 5Z', 'M3 9C8 11 16 11 21 9M3 17C8 19 16 19 21 17M12 19V21.5'],
  ['Frangedaal', 'blue', 'M3 9H17C17 17 14 21 10 21S3 17 3 9ZM2 22H18V24H2Z', 'M17 11C22 10 21 17 15.5 17M7.5 6C6.5 4 8.5 3 7.5 1M12.5 6C11.5 4 13.5 3 12.5 1'],
]

/** The Dabbscheedel, who has stumbled once more and sees stars: shirt, face, hair, and so on. */
// prettier-ignore
export const FELLOW = [
  ['--suit', 'M-17 17C-16 8 -9 6 0 6S16 8 17 17Z'],
  ['--track-skin', 'M-11 -8C-15 -9 -15 -1 -11 -1C-10 6 -5 9 0 9S10 6 11 -1C15 -1 15 -9 11 -8Z'],
  ['--suit-brown', 'M-12 -7C-14 -14 -8 -19 -3 -17L-4 -22L1 -17L6 -21L6 -16C11 -15 13 -11 12 -7L7 -10L3 -7L-2 -10L-6 -7Z'],
  ['--suit-red', 'M-7 -5L-3 -1M-3 -5L-7 -1M3 -5L7 -1M7 -5L3 -1M-4 5C-2 2 0 6 4 3M-1 -2C-3 2 3 3 2 -1'],
  ['--track-star', 'M-17 -17l1.5 3 3 .5-2.2 2 .6 3-2.9-1.5-2.9 1.5.6-3-2.2-2 3-.5ZM17 -20l1.2 2.4 2.6.4-1.9 1.8.5 2.6-2.4-1.2-2.4 1.2.5-2.6-1.9-1.8 2.6-.4Z'],
] as const

const points = (numbers: string): readonly Point[] =>
  numbers.split(' ').map((pair) => pair.split(',').map(Number) as [number, number])

/** A smooth line through all of them (Catmull and Rom), in many small steps. */
const bend = (through: readonly Point[]): Point[] =>
  through.slice(1).flatMap((to, index) => {
    const from = through[index] as Point
    const [before, after] = [through[index - 1] ?? from, through[index + 2] ?? to]
    const along = (axis: 0 | 1, s: number): number => {
      const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]]
      return b + (s * (c - a + s * (2 * a - 5 * b + 4 * c - d + s * (3 * b - a - 3 * c + d)))) / 2
    }
    const steps = Array.from({ length: 61 }, (_, step) => step / 60)
    return steps.map((s): Point => [along(0, s), along(1, s)])
  })

/** From the beginning of a line to its end, evenly spaced. */
export function spacesOn(line: readonly Point[], count: number) {
  let length = 0
  const ends = line.map(([x, y], index) => {
    const [lastX, lastY] = line[index - 1] ?? [x, y]
    return (length += Math.hypot(x - lastX, y - lastY))
  })
  const apart = length / count
  const spaces = Array.from({ length: count + 1 }, (_, step) => {
    return line[ends.findIndex((end) => end > apart * step - 0.01)] as Point
  })
  return { apart, spaces }
}

/** The layouts: upright in a column beside the table, broad below it. */
// prettier-ignore
export const MAPS = [
  {
    shape: 'tall', width: 220, height: 272, fellow: [194, 252], bird: [193, 3], labels: [[53, 22], [116, 244]],
    road: bend(points('34,222 74,214 116,224 160,214 200,204 208,178 188,158 150,152 108,160 62,150 26,142 13,116 32,92 72,88 114,95 158,85 196,77 207,54 186,34 144,29 100,35 60,30 28,38')),
    branch: bend(points('34,222 20,242 50,256 100,252 160,255')),
    towns: points('32,188 83,193 130,194 90,131 176,189 185,123 48,67 44,122 106,67 135,123 164,63'),
  },
  {
    shape: 'broad', width: 360, height: 204, fellow: [250, 185], bird: [326, 158], labels: [[343, 21], [304, 192]],
    road: bend(points('38,154 90,149 145,155 200,149 260,155 316,148 346,122 322,96 270,90 210,95 150,90 90,95 42,92 14,64 40,34 90,28 150,33 210,28 270,33 317,37')),
    branch: bend(points('38,154 20,173 60,185 120,181 214,185')),
    towns: points('40,126 92,128 144,126 196,128 246,126 299,126 58,67 114,68 172,66 232,67 292,67'),
  },
] as const
