/**
 * Nobody is told what he may not know: every byte that leaves the host over whole games is held against
 * an account of the cards that knows nothing of views and redaction.
 */
import { describe, expect, it } from 'vitest'
import { leaksIn } from '../unit/host/leaks/check'
import { spendEvening } from '../unit/host/leaks/evening'
import { SAMPLES } from './index'

const EVENINGS = SAMPLES.flatMap(({ evenings }) => evenings)

describe('over a whole evening nobody is told what he may not know', () => {
  it.each(EVENINGS)('%s', async (_, setup, manner) => {
    const { tape, lines, problems } = await spendEvening(setup, manner, 7)
    expect(leaksIn(tape, lines).slice(0, 3)).toEqual([])
    expect(problems).toEqual([])
    const kinds = new Set(tape.sent.map(({ message }) => message.type))
    const all = ['welcome', 'lobby', 'seated', 'table', 'update', 'ack', 'reject', 'chat', 'proof']
    expect([...kinds]).toEqual(expect.arrayContaining(all))
    expect(tape.sent.some(({ to, message }) => to === 'Late' && message.type === 'update')).toBe(
      true,
    )
  })
})
