import { encode } from 'uqr'
import { inUrl } from './addresses'

export interface Invitation {
  readonly url: string
  /** What a person types into a browser or the application. */
  readonly short: string
  /** The URL as a QR code. It needs no style, which the pages' policy would refuse inside it. */
  readonly svg: string
}

/** Modules of white around the code, as the standard asks for: cameras need it. */
const QUIET_ZONE = 4

/** A row's black modules, neighbours drawn as one so that no hairline shows between them. */
const drawRow = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((dark) => (dark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')

/** Black on white in every theme, as some cameras read no other. */
function drawCode(url: string): string {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET_ZONE })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img"`,
    ` aria-label="${url}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/>`,
    `<path fill="#000" d="${data.map(drawRow).join('')}"/></svg>`,
  ].join('')
}

export interface Place {
  readonly address: string
  readonly port: number
  readonly code: string
}

/** How to get to a table, for a guest's camera, keyboard or clipboard. */
export function invitation({ address, port, code }: Place): Invitation {
  const short = `${inUrl(address)}:${port}`
  const url = new URL(`http://${short}/join/${encodeURIComponent(code)}`).href
  return { url, short, svg: drawCode(url) }
}
