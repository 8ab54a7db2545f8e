import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const HANDS = [
  ['HQ', 'H6', 'R6', 'R7', 'R8', 'R9', 'R10', 'RJ', 'RQ', 'RK', 'S10', 'SK'],
  ['L6', 'L7', 'LA', 'HJ', 'H8', 'S6', 'S7', 'S8', 'S9', 'SJ', 'SQ', 'RA'],
  ['L8', 'L9', 'L10', 'LJ', 'LQ', 'LK', 'H7', 'H9', 'H10', 'HK', 'HA', 'SA'],
]

const dealt = () =>
  dealEidex({ characters: ['ultimo', 'voyeur', 'jackpot'], hands: HANDS, turnUp: 'HQ' })
const SHOWN = ['R6', 'R7', 'R8', 'R9', 'R10'] as const

describe('Voyeur', () => {
  it('is shown five cards of the other’s choice', () => {
    const table = dealt()
    table.seat(1).uses({ seat: 0 })
    table.seat(0).answers({ cards: SHOWN })
    expect(table.view(1).known[0]).toEqual([...new Set(['HQ', ...SHOWN])])
  })

  it('alone sees them', () => {
    const table = dealt()
    table.seat(1).uses({ seat: 0 })
    table.seat(0).answers({ cards: SHOWN })
    for (const viewer of [2, 'spectator'] as const) {
      expect(JSON.stringify(table.view(viewer))).not.toMatch(/"R(6|7|8|9|10)"/)
      expect(JSON.stringify(table.told(viewer))).not.toMatch(/"R(6|7|8|9|10)"/)
    }
    const shown = table.told(1).find((event) => event.type === 'shown')
    expect(shown).toMatchObject({ seat: 0, cards: SHOWN })
  })

  it('is shown neither four nor six cards, and none twice', () => {
    const table = dealt()
    table.seat(1).uses({ seat: 0 })
    for (const cards of [
      SHOWN.slice(0, 4),
      [...SHOWN, 'RJ'],
      [...SHOWN.slice(0, 4), 'R6'],
      [...SHOWN.slice(0, 4), 'SA'],
    ]) {
      table.seat(0).cannot({ type: 'answer', cards }, 'eidex.power.answer')
    }
    table.seat(0).cannot({ type: 'pass' }, 'input.moment')
    table.seat(1).cannot({ type: 'answer', cards: SHOWN }, 'input.seat')
  })

  it('cannot peep at himself, nor twice in a game', () => {
    const table = dealt()
    table.seat(1).cannot({ type: 'power', id: 'voyeur', seat: 1 }, 'eidex.power.answer')
    table.seat(1).uses({ seat: 0 })
    table.seat(0).answers({ cards: SHOWN })
    table.seat(1).cannot({ type: 'power', id: 'voyeur', seat: 2 }, 'eidex.power.spent')
  })

  it('may wait for any trick, but not peep in the middle of one', () => {
    const table = dealt().putDown('S10', 'S6', 'H7')
    table.seat(2).plays('L8')
    table.seat(1).cannot({ type: 'power', id: 'voyeur', seat: 0 }, 'eidex.power.moment')
    table.seat(1).plays('LA')
    table.seat(0).plays('R6')
    table.seat(1).uses({ seat: 2 })
    table.seat(2).answers({ cards: ['L9', 'L10', 'LJ', 'LQ', 'LK'] })
    expect(table.view(1).known[2]).toEqual(['L9', 'L10', 'LJ', 'LQ', 'LK'])
  })

  it('forgets what he can no longer be sure of, when that player puts a card down', () => {
    const table = dealt()
    table.seat(1).uses({ seat: 0 })
    table.seat(0).answers({ cards: SHOWN })
    table.putDown('R6', 'S6', 'H7')
    expect(table.view(1).known[0]).toEqual([])
  })

  it('is still waiting for the cards after a restart', () => {
    const table = dealt()
    table.seat(1).uses({ seat: 0 })
    table.saveAndLoad().seat(0).answers({ cards: SHOWN })
    expect(table.saveAndLoad().view(1).known[0]).toContain('R9')
  })
})
