/** The layout of the chart of an ebbes game's running totals. */
import type { EbbesSheet } from '../../../../engine/ebbes/scoresheet/sheet'

export const WIDTH = 720
export const HEIGHT = 230
const LEFT = 34
const RIGHT = 200
const TOP = 12
const BOTTOM = 24
/** The distance between two names at the end of the lines. */
const LINE = 15
const LONGEST_NAME = 18

/** Distinguished by dashes and markers, then by colour. */
const STYLES = [
  { colour: '#84203a', dash: '', marker: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0' },
  { colour: '#1d4f91', dash: '7 3', marker: 'M-4-4h8v8h-8Z' },
  { colour: '#2f6b3a', dash: '2 3', marker: 'M0-5 5 4h-10Z' },
  { colour: '#8a5a00', dash: '10 3 2 3', marker: 'M0-5 5 0 0 5-5 0Z' },
  { colour: '#3b3b3b', dash: '4 2 1 2 1 2', marker: 'M0 5-5-4h10Z' },
] as const

interface Point {
  readonly x: number
  readonly y: number
}

type Style = (typeof STYLES)[number]

interface Line {
  readonly style: Style
  readonly points: readonly Point[]
  /** Where its name stands: names that would overlap are moved apart. */
  readonly name: Point
  readonly total: number
}

interface Chart {
  readonly left: number
  readonly right: number
  readonly levels: readonly { readonly points: number; readonly y: number }[]
  readonly rounds: readonly { readonly round: number; readonly x: number }[]
  /** Variant 2: where the game would end. */
  readonly ends: readonly number[]
  readonly lines: readonly Line[]
}

export const shortened = (name: string): string => {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  return letters.length <= LONGEST_NAME ? name : `${letters.slice(0, LONGEST_NAME - 1).join('')}…`
}

/** Even steps, about six of them. */
const stepOf = (span: number): number =>
  [1, 2, 5, 10, 20, 50, 100].find((step) => span / step <= 7) ?? 200

/** Keeps the order. */
function spread(heights: readonly number[]): number[] {
  const order = [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let lowest = -Infinity
  for (const player of order) {
    lowest = Math.max(placed[player] ?? 0, lowest + LINE)
    placed[player] = lowest
  }
  const overhang = Math.max(0, lowest - (HEIGHT - BOTTOM + 4))
  return placed.map((height) => height - overhang)
}

const tenth = (value: number): number => Math.round(value * 10) / 10

export function chartOf({ totals, options }: EbbesSheet): Chart {
  const rounds = Math.max(1, (totals[0]?.length ?? 1) - 1)
  const step = stepOf(Math.max(...totals.flat(), 1) - Math.min(...totals.flat(), 0))
  const most = Math.ceil(Math.max(...totals.flat(), 1) / step) * step
  const least = Math.floor(Math.min(...totals.flat(), 0) / step) * step
  const right = WIDTH - RIGHT
  const x = (round: number) => tenth(LEFT + (round / rounds) * (right - LEFT))
  const y = (points: number) =>
    tenth(TOP + ((most - points) / (most - least || 1)) * (HEIGHT - TOP - BOTTOM))
  const heights = spread(totals.map((line) => y(line.at(-1) ?? 0)))
  const ends = options.variant2 ? [options.goal, options.dabbscheedel] : []
  return {
    left: LEFT,
    right,
    levels: Array.from({ length: (most - least) / step + 1 }, (_, level) => {
      const points = least + level * step
      return { points, y: y(points) }
    }),
    rounds: Array.from({ length: rounds }, (_, index) => ({ round: index + 1, x: x(index + 1) })),
    ends: ends.filter((points) => points <= most && points >= least).map(y),
    lines: totals.map((line, player) => ({
      style: STYLES[player % STYLES.length] as Style,
      points: line.map((total, round) => ({ x: x(round), y: y(total) })),
      name: { x: right + 30, y: tenth(heights[player] ?? 0) },
      total: line.at(-1) ?? 0,
    })),
  }
}
