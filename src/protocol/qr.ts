import { encode } from 'uqr'

export interface QrCode {
  /** Modules on each side, including the quiet zone. */
  readonly size: number
  /** The black modules as the `d` of an SVG path. */
  readonly path: string
}

/** White modules around the code, as the standard demands: cameras need them. */
export const QUIET_ZONE = 4

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

/** A URL as a QR code. Draw it black on white in every theme: some cameras read nothing else. */
export function qrCode(url: string): QrCode {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET_ZONE })
  return { size, path: data.map(drawRow).join('') }
}
