/** Tables for a spreadsheet, which open by a double click, even in a German Excel. */

/** Null is an empty cell. */
export type Cell = string | number | null

/** Without it Excel assumes another encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet would calculate such a text instead of showing it; full-width signs count, too. */
const LOOKS_LIKE_FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

export const csvOf = (rows: readonly (readonly Cell[])[], separator: string): string =>
  BYTE_ORDER_MARK +
  rows.map((row) => row.map((cell) => written(cell, separator)).join(separator) + '\r\n').join('')

function written(cell: Cell, separator: string): string {
  if (cell === null) return ''
  // All our numbers are whole, so no language can read them differently.
  if (typeof cell === 'number') return String(cell)
  const text = LOOKS_LIKE_FORMULA.test(cell) ? `'${cell}` : cell
  const isPlain = !/["\r\n\t,;]/.test(text) && !text.includes(separator) && text === text.trim()
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`
}
