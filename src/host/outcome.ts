/** The host's answers to requests. */
import { accept, refuse, type Refusal, type Result } from '../engine/kernel'
import type { HostCode } from '../protocol/codes'

export type Outcome = Result<undefined>

export type Refused = { readonly ok: false; readonly refusal: Refusal }

export const DONE: Outcome = accept(undefined)

/** A refusal by the host itself, not by a game's rules. */
export const no = (code: HostCode, message: string): Refused => refuse(code, message)

export const GONE = no('table.nowhere', 'You are not at this table any more.')
