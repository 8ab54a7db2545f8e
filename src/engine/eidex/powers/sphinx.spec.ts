import { describe, expect, it } from 'vitest'
import { dealEidex } from '../../../../tests/harness/eidex-table'

const deal = (partner: 'fahnder' | 'fuersorge' | 'jackpot' = 'fahnder', sphinx: 0 | 1 = 1) =>
  dealEidex({
    characters: sphinx === 1 ? ['ultimo', 'sphinx', partner] : ['sphinx', 'ultimo', partner],
    dealer: sphinx === 1 ? 0 : 1,
    turnUp: 'HQ',
    hands: [
      ['L6', 'L9', 'L10', 'S6', '…'],
      ['L7', 'LK', 'R10', 'S8', '…'],
      ['LA', 'L8', 'R6', 'S7', '…'],
    ],
  })

describe('Sphinx', () => {
  it('plays a card that only she sees, and the winner is told', () => {
    const table = deal().putDown('L10', 'R10', 'R6')
    table.seat(2).plays('L8')
    table.seat(1).plays('LK', { faceDown: true })
    table.seat(0).plays('L6')
    expect(table.view(0).tricks[0]).toMatchObject({ winner: 1, suit: 'lizard' })
    expect(table.view(1).tricks[0]?.cards[1]).toMatchObject({ card: 'LK', faceDown: true })
    for (const other of [0, 2, 'spectator'] as const) {
      expect(JSON.stringify([table.told(other), table.view(other)])).not.toContain('"LK"')
    }
  })

  it('has the suit told if she leads', () => {
    const table = deal('fuersorge', 0).putDown('L10', 'R10', 'R6')
    table.seat(0).plays('L9', { faceDown: true })
    expect(table.view(2)).toMatchObject({ led: 'lizard' })
    expect(table.told(2).at(-1)).toMatchObject({ type: 'played', card: null, suit: 'lizard' })
    table.seat(2).cannot({ type: 'play', card: 'S7' }, 'eidex.follow')
  })

  it('does not say the suit if she follows', () => {
    const table = deal().putDown('L10', 'R10', 'R6')
    table.seat(2).plays('L8')
    table.seat(1).plays('LK', { faceDown: true })
    expect(
      table.told(0).find((event) => event.type === 'played' && event.seat === 1),
    ).toMatchObject({
      card: null,
      suit: null,
    })
  })

  it('must play a legal card', () => {
    const table = deal().putDown('L10', 'R10', 'R6')
    table.seat(2).plays('LA')
    expect(table.seat(1).mayPlay()).toContain('LK face down')
    table.seat(1).cannot({ type: 'play', card: 'S8', faceDown: true }, 'eidex.power.play')
    table.seat(1).cannot({ type: 'play', card: 'L6', faceDown: true }, 'input.not-held')
  })

  it('does so twice a game, and nobody else does', () => {
    const table = deal().putDown('L10', 'R10', 'R6')
    table.seat(2).plays('LA')
    table.seat(1).plays('L7', { faceDown: true })
    table.seat(0).cannot({ type: 'play', card: 'L6', faceDown: true }, 'eidex.power.play')
    table.seat(0).plays('L6')
    table.seat(2).plays('L8')
    table.seat(1).plays('LK', { faceDown: true })
    table.seat(0).plays('L9')
    table.seat(1).cannot({ type: 'play', card: 'S8', faceDown: true }, 'eidex.power.play')
    expect(table.seat(1).mayPlay().join()).not.toContain('face down')
  })

  it('plays a called card face up', () => {
    const table = deal().putDown('L10', 'R10', 'R6')
    table.seat(2).plays('LA')
    table.seat(2).uses({ card: 'LK' })
    expect(table.seat(1).mayPlay()).toEqual(['LK'])
  })

  it('keeps her card from Fürsorge, and hides it in the jackpot', () => {
    const poor = deal('fuersorge').putDown('L10', 'R10', 'R6')
    poor.seat(2).plays('L8')
    poor.seat(1).plays('L7', { faceDown: true })
    poor.seat(0).plays('L6')
    expect(poor.seat(2).isAsked()).toBe(false)
    const table = deal('jackpot')
    table.seat(2).uses({ card: 'S7' })
    table.putDown('L10', 'R10', 'R6')
    table.seat(2).plays('L8')
    table.seat(1).plays('LK', { faceDown: true })
    table.seat(0).plays('L6')
    expect(table.view(0).tricks[0]?.to).toBe('pot')
    expect(table.view(0).won[3]).toEqual(['L6', 'L8'])
    expect(table.view(1).veiled).toContainEqual({ seat: 1, card: 'LK', faceDown: true, pile: 3 })
  })

  it('hides it through a save', () => {
    const table = deal().putDown('L10', 'R10', 'R6')
    table.seat(2).plays('L8')
    table.seat(1).plays('LK', { faceDown: true })
    table.saveAndLoad().seat(0).plays('L6')
    expect(JSON.stringify(table.view(0))).not.toContain('"LK"')
    expect(table.view(0).turn === 1 || table.view(0).leader === 1).toBe(true)
  })
})
