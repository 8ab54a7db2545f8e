import type { Proposal } from '../../protocol/table'

/** When something is done all the same: at a table that can't write, or one that is on its way to another computer. */
export type Even = readonly ('stopped' | 'moving')[]

export const ALWAYS: Even = ['stopped', 'moving']

export const EVEN: { readonly [Do in Proposal['do']]?: Even } = {
  resume: ['stopped'],
  close: ALWAYS,
  move: ['moving'],
}
