/** The words of a printed sheet that the pages of the application do not have. */
import type { EndReason } from '../../../src/engine/ebbes/state'
import type { Brink } from '../../../src/engine/scoresheet/eidex'

export interface SheetTexts {
  /** With whatever the language puts before it. */
  readonly colon: string
  readonly title: string
  readonly evening: string
  readonly table: string
  readonly date: string
  readonly host: string
  readonly gameNumber: string
  readonly game: string
  readonly player: string
  readonly virtual: string
  readonly bot: string
  readonly nobody: string
  readonly fingerprint: string
  readonly fingerprintNote: string
  readonly unfinished: string
  readonly notPlayed: string
  readonly winner: string
  readonly winners: string
  readonly round: string
  readonly number: string
  readonly pairs: string
  readonly dealer: string
  readonly starter: string
  readonly zilchRight: string
  readonly sum: string
  readonly total: string
  readonly place: string
  readonly chart: string
  readonly end: Readonly<Record<EndReason, string>>
  readonly endReason: string
  readonly options: string
  readonly yes: string
  readonly no: string
  readonly option: {
    readonly seats: string
    readonly variant1: string
    readonly variant2: string
    readonly rounds: string
    readonly goal: string
    readonly dabbscheedel: string
    readonly starter: string
    readonly drawn: string
    readonly showMemory: string
    readonly mode: string
    readonly basic: string
    readonly cosmic: string
    readonly characters: string
    readonly chosen: string
    readonly target: string
    readonly head: string
  }
  readonly rulings: string
  readonly mode: string
  readonly limit: string
  readonly points: string
  readonly tricks: string
  readonly victoryPoints: string
  readonly awarded: string
  readonly why: string
  readonly powers: string
  readonly characters: string
  readonly track: string
  readonly trackNote: string
  readonly inTrick: string
  readonly beforeFirst: string
  readonly atCount: string
  readonly times: string
  readonly cards: string
  readonly accepted: string
  readonly declined: string
  readonly takesBack: string
  readonly shows: string
  readonly brink: Readonly<Record<Brink, string>>
  readonly standings: string
  readonly games: string
  readonly wins: string
  readonly best: string
  readonly result: string
}
