import { describe, expect, it } from 'vitest'
import { scenarioTraces } from '../harness/scenario-traces'
import { judge } from './referee'

describe('the referee at the scenarios', () => {
  it('follows every one of them, and has no complaint', () => {
    const played = scenarioTraces()
    const complaints = played.flatMap(({ file, holds, trace }) => {
      // A scenario may end wherever its question is answered.
      const { complaint, games } = judge(trace, { partial: true })
      if (holds && complaint === undefined && games === 1) return []
      const reason = complaint ?? `it holds: ${holds}, games followed: ${games}`
      return [`npm run scenario -- tests/scenarios/${file}\n${reason}`]
    })
    expect(complaints).toEqual([])
    // No scenario gets lost on the way.
    expect(played.length).toBeGreaterThanOrEqual(516)
  })
})
