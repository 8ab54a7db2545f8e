import { describe, expect, it } from 'vitest'
import { BY_SUIT, playUntil } from '../../../../tests/harness/eidex-deals'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const dealt = (second: 'trumphator' | 'gerechtigkeit' = 'trumphator') =>
  dealEidex({ characters: ['ultimo', second, 'jackpot'], hands: BY_SUIT, turnUp: 'HQ' }).putDown(
    'R6',
    'S6',
    'L8',
  )

/** The last trick lies on the table, and Ultimo is asked. */
const atTheLastTrick = (table = dealt()) =>
  playUntil(table, () => table.view(0).stage === 'judge' && table.seat(0).isAsked())

describe('Ultimo', () => {
  it('takes the last trick and its 5 points', () => {
    const table = atTheLastTrick()
    const cards = table.view(0).trick.map(({ card }) => card)
    table.seat(0).uses()
    const view = table.view('spectator')
    expect(view.tricks.at(-1)).toMatchObject({ winner: 0, to: 0 })
    expect(view.won[0]).toEqual(expect.arrayContaining(cards))
    expect(view.lastWinner).toBe(0)
    expect(view.points.reduce((sum, points) => sum + points, 0)).toBe(157)
  })

  it('may leave it to its winner', () => {
    const table = atTheLastTrick()
    table.seat(0).passes()
    expect(table.view('spectator').tricks.at(-1)?.winner).not.toBe(0)
  })

  it('is asked in no trick before the last', () => {
    const table = dealt()
    let asked = 0
    playUntil(table, () => {
      if (table.seat(0).isAsked()) asked++
      return table.view(0).tricks.length === 10
    })
    expect(asked).toBe(0)
    table.seat(0).cannot({ type: 'power', id: 'ultimo' }, 'eidex.power.moment')
  })

  it('asks for nothing, and belongs to nobody else', () => {
    const table = atTheLastTrick()
    table.seat(0).cannot({ type: 'power', id: 'ultimo', seat: 0 }, 'eidex.power.answer')
    table.seat(1).cannot({ type: 'power', id: 'ultimo' }, 'eidex.power.owner')
  })

  it('keeps no card but his own under Justice, yet has the 5', () => {
    const table = dealt('gerechtigkeit')
    playUntil(table, () => table.view(0).tricks.length === 9 && table.seat(1).isAsked())
    table.seat(1).uses()
    atTheLastTrick(table)
    const { won: before, trick } = table.view('spectator')
    table.seat(0).uses()
    const { won, tricks, lastWinner } = table.view('spectator')
    expect(tricks.at(-1)).toMatchObject({ winner: 0, to: 'owners' })
    expect(lastWinner).toBe(0)
    for (const { seat, card } of trick) {
      expect(won[seat]).toContain(card)
      expect(won[seat]).toHaveLength((before[seat]?.length ?? 0) + 1)
    }
  })

  it('is still asked after a restart', () => {
    const table = atTheLastTrick().saveAndLoad()
    table.seat(0).uses()
    expect(table.view(0).tricks.at(-1)?.winner).toBe(0)
  })
})
