import { describe, expect, it } from 'vitest'
import { startEvenly } from '../../../../tests/harness/eidex-deals'

const start = () => startEvenly('computer', 'radarkontrolle', 'schuechterne')

describe('Schüchterne', () => {
  it('lets a blind card from another hand lead', () => {
    const table = start().willDraw('LK')
    table.seat(2).uses({ seat: 1 })
    table.seat(1).answers({ accept: true })
    expect(table.seat(1).mayPlay()).toEqual(['LK'])
    table.seat(1).cannot({ type: 'play', card: 'L7' }, 'eidex.schuechterne')
    table.seat(1).plays('LK')
    expect(table.seat(0).mayPlay()).toContain('LQ')
  })

  it('draws again if the card is refused, and then it stands', () => {
    const table = start().willDraw('LK', 'R9')
    table.seat(2).uses({ seat: 1 })
    table.seat(1).answers({ accept: false })
    table.seat(1).cannot({ type: 'answer', accept: false }, 'input.moment')
    expect(table.seat(1).mayPlay()).toEqual(['R9'])
  })

  it('never draws the refused card again', () => {
    const table = start().willDraw('LK')
    table.seat(2).uses({ seat: 1 })
    table.seat(1).answers({ accept: false })
    expect(() => table.willDraw('LK').rollDice()).toThrow('eidex.draw')
  })

  it('tells nobody but its holder which card was drawn', () => {
    const table = start().willDraw('LK', 'R9')
    table.seat(2).uses({ seat: 1 })
    table.rollDice()
    const asked = (viewer: 0 | 1 | 2) =>
      table.view(viewer).agenda.find(({ kind }) => kind === 'ask')
    expect(asked(1)).not.toMatchObject({ data: [] })
    expect(asked(0)).toMatchObject({ seat: 1, data: [] })
    expect(asked(2)).toMatchObject({ seat: 1, data: [] })
    table.seat(1).answers({ accept: false })
    table.rollDice()
    expect(table.view(1).effects).not.toMatchObject([{ data: [] }])
    expect(table.view(2).effects).toMatchObject([{ data: [] }])
    expect(table.view('spectator').effects).toMatchObject([{ data: [] }])
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(table.view(viewer).known[1] ?? []).toEqual([])
      expect(JSON.stringify(table.told(viewer).slice(-4))).not.toMatch(/"LK"|"R9"/)
    }
  })

  it('needs another seat, the lead, and a use left', () => {
    const table = start()
    const shy = { type: 'power', id: 'schuechterne' } as const
    table.seat(2).cannot({ ...shy, seat: 2 }, 'eidex.power.answer')
    table.seat(2).cannot(shy, 'eidex.power.answer')
    table.seat(1).cannot({ ...shy, seat: 0 }, 'eidex.power.owner')
    table.seat(2).uses({ seat: 0 })
    table.rollDice()
    table.seat(2).cannot({ ...shy, seat: 1 }, 'eidex.power.spent')
    table.seat(1).cannot({ type: 'answer', accept: true }, 'input.seat')
    table.seat(0).cannot({ type: 'answer', accept: 'yes' }, 'eidex.power.answer')
  })

  it('is not asked when another leads', () => {
    const table = start()
    table.seat(2).plays('L8')
    table.seat(1).plays('LK')
    table.seat(0).plays('LQ')
    expect(table.view(2).leader).toBe(1)
    table.seat(2).cannot({ type: 'power', id: 'schuechterne', seat: 0 }, 'eidex.power.moment')
  })

  it('goes before a wish for another suit', () => {
    const table = startEvenly('farbenfreund', 'radarkontrolle', 'schuechterne').willDraw('LK')
    table.seat(2).uses({ seat: 1 })
    table.seat(1).answers({ accept: true })
    table.seat(0).uses({ suit: 'stars' })
    expect(table.seat(1).mayPlay()).toEqual(['LK'])
  })

  it('outlives saving and loading between draw, answer and lead', () => {
    const table = start().willDraw('LK', 'R9')
    table.seat(2).uses({ seat: 1 })
    table.saveAndLoad().rollDice()
    table.saveAndLoad().seat(1).answers({ accept: false })
    table.saveAndLoad().rollDice()
    expect(table.saveAndLoad().seat(1).mayPlay()).toEqual(['R9'])
  })
})
