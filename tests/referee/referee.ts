/** Reads a trace and answers with what is wrong in it. */
import { EbbesReferee } from './ebbes'
import { EidexReferee } from './eidex'
import { Complaint, type Fact, type Follower } from './fact'

/** How far a game was followed. */
export interface Report {
  readonly games: number
  readonly lines: number
  /** The first line that is wrong, and why; nothing after it is looked at. */
  readonly complaint: string | undefined
}

function followerOf(fact: Fact): Follower {
  if (fact.game === 'ebbes') return new EbbesReferee(fact)
  if (fact.game === 'eidex') return new EidexReferee(fact)
  throw new Complaint(`there is no game “${String(fact.game)}”`)
}

/** `partial`: the last game may be broken off, as in a scenario. */
export function judge(trace: string, { partial = false } = {}): Report {
  const lines = trace.split('\n').filter((line) => line !== '')
  let follower: Follower | undefined
  let games = 0
  const broken = (line: number, reason: string): Report => ({
    games,
    lines: line,
    complaint: `line ${line}: ${reason}\n  ${lines[line - 1] ?? ''}`,
  })
  for (const [index, line] of lines.entries()) {
    try {
      const fact = JSON.parse(line) as Fact
      if (fact.t === 'game') {
        if (follower?.isOver === false) throw new Complaint('the game before is not over')
        follower = followerOf(fact)
        games++
      } else if (follower === undefined) throw new Complaint('no game has begun')
      else follower.follow(fact)
    } catch (error) {
      if (!(error instanceof Complaint)) throw error
      return broken(index + 1, error.message)
    }
  }
  if (follower === undefined) return broken(lines.length, 'the trace tells of no game')
  if (!partial && !follower.isOver) return broken(lines.length, 'the trace ends, the game does not')
  return { games, lines: lines.length, complaint: undefined }
}
