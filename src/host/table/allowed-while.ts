import type { Proposal } from '../../protocol/table'

/**
 * Exceptional states in which a piece of work is still done: the table can't write, or is being moved to
 * another computer.
 */
export type AllowedWhile = readonly ('stopped' | 'moving')[]

export const ALWAYS: AllowedWhile = ['stopped', 'moving']

export const ALLOWED_WHILE: { readonly [Do in Proposal['do']]?: AllowedWhile } = {
  resume: ['stopped'],
  close: ALWAYS,
  move: ['moving'],
}
