/** Codes of tables, as they are shown and typed. */
import { CODE_LENGTH, PRIVATE_CODE_LENGTH } from '../../protocol/table-codes'

/** In groups that can be read out in one breath. */
export const spelt = (code: string): string =>
  code.replace(new RegExp(`.{${CODE_LENGTH}}(?=.)`, 'g'), '$& ')

/** Without the separators that people type between the groups. */
export const typedCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

export const isWholeCode = (code: string): boolean =>
  [CODE_LENGTH, PRIVATE_CODE_LENGTH].includes(code.length)

/** With room for separators between the groups. */
export const MAX_TYPED = PRIVATE_CODE_LENGTH + 2
