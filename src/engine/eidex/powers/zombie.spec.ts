import { describe, expect, it } from 'vitest'
import { LOW_MIDDLE_HIGH } from '../../../../tests/harness/eidex-deals'
import { dealEidex } from '../../../../tests/harness/eidex-table'
import type { PowerId } from '../characters'

const deal = (neighbour: PowerId = 'excuse') =>
  dealEidex({
    characters: ['zombie', neighbour, 'radarkontrolle'],
    hands: LOW_MIDDLE_HIGH,
    turnUp: 'HQ',
  })

/** Seat 2 wins the first trick, seat 0 the second; seat 1 has none. */
const playTwoTricks = (table: ReturnType<typeof deal>, faceDown?: { faceDown: true }) => {
  table.putDown('L6', 'L9', 'LQ')
  table.seat(2).plays('HJ')
  table.seat(1).plays('H7', faceDown)
  table.seat(0).plays('H6')
  table.seat(2).plays('SQ')
  table.seat(1).plays('S9')
  return table.seat(0).plays('HQ')
}

describe('Zombie', () => {
  it('brings back a card of everybody’s last trick, or the card put down', () => {
    const table = playTwoTricks(deal())
    table.seat(0).uses()
    table.seat(0).answers({ card: 'SQ' })
    table.seat(2).answers({ card: 'H7' })
    const { handSizes, won, hasDown } = table.view('spectator')
    expect(handSizes).toEqual([10, 10, 10])
    expect(won).toEqual([['HQ', 'S9'], [], ['H6', 'HJ'], []])
    expect(hasDown).toEqual([true, false, true])
    expect(table.view(1).hand).toContain('L9')
  })

  it('shows everybody the cards that come back from tricks, but not the one put down', () => {
    const table = playTwoTricks(deal())
    table.seat(0).uses()
    table.seat(0).answers({ card: 'SQ' })
    table.seat(2).answers({ card: 'H7' })
    expect(table.view(1).known).toEqual([['SQ'], [], ['H7']])
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(JSON.stringify([table.view(viewer), table.told(viewer)])).not.toContain('"L9"')
    }
  })

  it('plays one trick more', () => {
    const table = playTwoTricks(deal())
    table.seat(0).uses()
    table.seat(0).answers({ card: 'HQ' })
    table.seat(2).answers({ card: 'HJ' })
    for (let cards = 0; cards < 30; cards++) {
      table.passUntil(() => table.state.stage === 'play')
      const { turn } = table.state
      const [card] = table.seat(turn).mayPlay()
      table.seat(turn).plays(card as 'H6')
    }
    const { tricks, points } = table.view('spectator')
    expect(tricks).toHaveLength(12)
    expect(points.reduce((a, b) => a + b)).toBe(157)
  })

  it('waits until two players have won tricks', () => {
    const table = deal().putDown('L6', 'L9', 'LQ')
    table.seat(2).plays('HJ')
    table.seat(1).plays('H7')
    table.seat(0).plays('H6')
    expect(table.seat(0).isAsked()).toBe(false)
    table.seat(0).cannot({ type: 'power', id: 'zombie' }, 'eidex.power.moment')
  })

  it('takes Jackpot’s card back from the jackpot, unseen', () => {
    const table = deal('jackpot')
    table.seat(1).uses({ card: 'S7' })
    playTwoTricks(table).seat(0).uses()
    table.seat(0).answers({ card: 'HQ' })
    table.seat(2).answers({ card: 'HJ' })
    expect(table.view(1).hand).toContain('L9')
    expect(table.view('spectator').veiled).toEqual([])
    expect(JSON.stringify(table.view(0))).not.toContain('"L9"')
  })

  it('leaves hidden cards where they are', () => {
    const table = playTwoTricks(deal('sphinx'), { faceDown: true })
    table.seat(0).uses()
    table.seat(0).answers({ card: 'HQ' })
    table.seat(2).cannot({ type: 'answer', card: 'H7' }, 'eidex.power.answer')
    table.seat(2).answers({ card: 'H6' })
    expect(table.view('spectator').veiled).toEqual([
      { seat: 1, card: null, faceDown: true, pile: 2 },
    ])
  })

  it('counts cards won back under Justice as a trick', () => {
    const table = deal('gerechtigkeit').putDown('L6', 'L9', 'LQ')
    table.seat(1).uses()
    table.seat(2).plays('HJ')
    table.seat(1).plays('H7')
    table.seat(0).plays('H6')
    table.seat(0).uses()
    expect(table.view('spectator').handSizes).toEqual([11, 11, 11])
    expect(table.view(0).known).toEqual([[], ['H7'], ['HJ']])
  })

  it('asks one after the other, also after the table was saved and loaded', () => {
    const table = playTwoTricks(deal())
    table.seat(0).uses()
    table.saveAndLoad()
    table.seat(2).cannot({ type: 'answer', card: 'HJ' }, 'input.seat')
    table.seat(0).cannot({ type: 'answer', card: 'H6' }, 'eidex.power.answer')
    table.seat(0).answers({ card: 'HQ' })
    table.saveAndLoad().seat(2).answers({ card: 'HJ' })
    table.seat(0).cannot({ type: 'power', id: 'zombie' }, 'eidex.power.spent')
    table.seat(0).plays('HQ')
  })
})
