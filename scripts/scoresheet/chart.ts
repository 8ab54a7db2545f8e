/** The running totals of an ebbes game as lines: told apart by dashes and markers, then by colour. */
import type { EbbesSheet } from '../../src/engine/scoresheet/ebbes'
import { escaped, total } from './markup'
import type { Voice } from './voice'

const WIDTH = 720
const HEIGHT = 230
const LEFT = 34
const RIGHT = 200
const TOP = 12
const BOTTOM = 24
/** Between two names at the end of the lines. */
const LINE = 15
const LONGEST_NAME = 18

const STYLES = [
  { colour: '#84203a', dash: '', marker: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0' },
  { colour: '#1d4f91', dash: '7 3', marker: 'M-4-4h8v8h-8Z' },
  { colour: '#2f6b3a', dash: '2 3', marker: 'M0-5 5 4h-10Z' },
  { colour: '#8a5a00', dash: '10 3 2 3', marker: 'M0-5 5 0 0 5-5 0Z' },
  { colour: '#3b3b3b', dash: '4 2 1 2 1 2', marker: 'M0 5-5-4h10Z' },
] as const

const shortened = (name: string): string => {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  return letters.length <= LONGEST_NAME ? name : `${letters.slice(0, LONGEST_NAME - 1).join('')}…`
}

/** Even steps, about six of them. */
const stepOf = (span: number): number =>
  [1, 2, 5, 10, 20, 50, 100].find((step) => span / step <= 7) ?? 200

/** Names that would cover each other move apart; the order stays. */
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

export function chartOf(sheet: EbbesSheet, names: readonly string[], { texts }: Voice): string {
  const { totals, options } = sheet
  const rounds = Math.max(1, (totals[0]?.length ?? 1) - 1)
  const step = stepOf(Math.max(...totals.flat(), 1) - Math.min(...totals.flat(), 0))
  const most = Math.ceil(Math.max(...totals.flat(), 1) / step) * step
  const least = Math.floor(Math.min(...totals.flat(), 0) / step) * step
  const x = (round: number) => LEFT + (round / rounds) * (WIDTH - LEFT - RIGHT)
  const y = (points: number) =>
    TOP + ((most - points) / (most - least || 1)) * (HEIGHT - TOP - BOTTOM)

  const ticks = Array.from({ length: (most - least) / step + 1 }, (_, n) => least + n * step)
  const grid = ticks.map(
    (points) =>
      `<path class="${points === 0 ? 'zero' : 'grid'}" d="M${LEFT} ${y(points)}H${WIDTH - RIGHT}"/>` +
      `<text x="${LEFT - 8}" y="${y(points) + 4}" text-anchor="end">${total(points)}</text>`,
  )
  const numbers = Array.from(
    { length: rounds + 1 },
    (_, round) =>
      `<text x="${x(round)}" y="${HEIGHT - 6}" text-anchor="middle">${round === 0 ? '' : round}</text>`,
  )
  const ends = options.variant2
    ? [options.goal, options.dabbscheedel]
        .filter((points) => points <= most && points >= least)
        .map((points) => `<path class="end" d="M${LEFT} ${y(points)}H${WIDTH - RIGHT}"/>`)
    : []
  const heights = spread(totals.map((line) => y(line.at(-1) ?? 0)))
  const lines = totals.map((line, player) => {
    const { colour, dash, marker } = STYLES[player % STYLES.length] as (typeof STYLES)[number]
    const points = line.map((value, round) => `${x(round).toFixed(1)},${y(value).toFixed(1)}`)
    const marks = line.map(
      (value, round) =>
        `<path d="${marker}" transform="translate(${x(round).toFixed(1)} ${y(value).toFixed(1)})"/>`,
    )
    const end = WIDTH - RIGHT
    const height = heights[player] ?? 0
    return (
      `<g style="--line:${colour}"><polyline points="${points.join(' ')}" stroke-dasharray="${dash}"/>` +
      `<g class="marks">${marks.slice(1).join('')}<path d="${marker}" transform="translate(${end + 20} ${height.toFixed(1)})"/></g>` +
      `<path class="lead" d="M${end + 5} ${y(line.at(-1) ?? 0).toFixed(1)}L${end + 13} ${height.toFixed(1)}"/>` +
      `<text class="name" x="${end + 30}" y="${(height + 4).toFixed(1)}">${total(line.at(-1) ?? 0)}  <tspan unicode-bidi="isolate">${escaped(shortened(names[player] ?? ''))}</tspan></text></g>`
    )
  })
  return (
    `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(texts.chart)}">` +
    [...grid, ...numbers, ...ends, ...lines].join('') +
    '</svg>'
  )
}
