import type { Proposal } from '../../protocol/table'

/** When something is done all the same: at a table that can't write, or one that is on its way to another computer. */
export type AllowedWhile = readonly ('stopped' | 'moving')[]

export const ALWAYS: AllowedWhile = ['stopped', 'moving']

export const ALLOWED_WHILE: { readonly [Do in Proposal['do']]?: AllowedWhile } = {
  resume: ['stopped'],
  close: ALWAYS,
  move: ['moving'],
}
