import { encode } from 'uqr'

export interface QrCode {
  /** Modules on each side, the quiet zone included. */
  readonly size: number
  /** The black modules as the `d` of an SVG path. */
  readonly path: string
}

/** Modules of white around the code, as the standard asks for: cameras need it. */
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

/** A picture of a URL for a camera. To be drawn black on white in every theme: some read no other. */
export function qrCode(url: string): QrCode {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET_ZONE })
  return { size, path: data.map(drawRow).join('') }
}
