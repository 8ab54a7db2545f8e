import { describe, expect, it } from 'vitest'
import { playRandomly } from '../../../scripts/sim/play'
import { ebbes, type Types } from '../../../src/engine/ebbes/game'
import { eidex, type Types as EidexTypes } from '../../../src/engine/eidex/game'
import {
  LOG_CODES,
  readLog,
  replay,
  writeLog,
  type Input,
  type Log,
} from '../../../src/engine/kernel'
import { seededRandom } from '../../../src/engine/random'

function finishedGame(): Log<Types> {
  const made = ebbes.setup({ seats: 2, variant2: true })
  if (!made.ok) throw new Error(made.refusal.message)
  const inputs: Input<Types>[] = []
  playRandomly(ebbes, made.value, seededRandom(4), {
    seen: (_state, input) => {
      inputs.push(input)
    },
  })
  const { config } = made.value
  return { game: 'ebbes', rulesVersion: 1, config, inputs }
}

const codeOf = (result: { ok: boolean; refusal?: { code: string; message: string } }) =>
  result.refusal

describe('a damaged log names the line', () => {
  const text = writeLog(finishedGame())
  const lines = text.split('\n')

  it('that is torn off', () => {
    const torn = readLog(text.slice(0, -3))
    expect(codeOf(torn)?.code).toBe('log.torn')
    expect(codeOf(torn)?.message).toContain(`Line ${lines.length - 1}:`)
  })

  it.each(['', '{', 'null', '[]', '"play"'])('that is not an object: %s', (damage) => {
    const damaged = readLog([...lines.slice(0, 6), damage, ...lines.slice(7)].join('\n'))
    expect(codeOf(damaged)).toMatchObject({ code: 'log.damaged' })
    expect(codeOf(damaged)?.message).toContain('Line 7:')
  })

  it('that breaks a rule', () => {
    const wrong = [...lines]
    ;[wrong[8], wrong[9]] = [wrong[9] ?? '', wrong[8] ?? '']
    const read = readLog<Types>(wrong.join('\n'))
    if (!read.ok) throw new Error(read.refusal.message)
    const replayed = replay(ebbes, read.value)
    expect(codeOf(replayed)?.code).toBe('input.seat')
    expect(codeOf(replayed)?.message).toContain('Line 9:')
  })

  it('or says that it is empty, of another game, of other rules, or of an impossible table', () => {
    const log = finishedGame()
    const config = { ...log.config, seats: 6 }
    const lineOne = expect.stringMatching(/^Line 1: ./) as unknown
    const cases = [
      ['log.damaged', readLog('')],
      ['log.torn', readLog('{}')],
      ['log.damaged', readLog('\n')],
      ['log.version', replay(ebbes, { ...log, game: 'eidex' })],
      ['log.version', replay(ebbes, { ...log, rulesVersion: 2 })],
      ['ebbes.setup', replay(ebbes, { ...log, config })],
    ] as const
    for (const [code, result] of cases) expect(codeOf(result)).toEqual({ code, message: lineOne })
    expect(cases.map(([code]) => code)).toEqual(expect.arrayContaining([...LOG_CODES]))
  })
})

describe('a log by older rules', () => {
  it('is replayed if these rules allow what was played, and names the line if not', () => {
    const { cosmic, log } = playedEidex()
    expect(replay(eidex, { ...log, rulesVersion: 1 })).toEqual({ ok: true, value: cosmic })
    const cut = { ...log, rulesVersion: 1, inputs: log.inputs.slice(1) }
    expect(codeOf(replay(eidex, cut))?.message).toMatch(/^Line \d+: /)
    for (const rulesVersion of [0, eidex.rulesVersion + 1]) {
      expect(codeOf(replay(eidex, { ...log, rulesVersion }))?.code).toBe('log.version')
    }
  })
})

function playedEidex() {
  const made = eidex.setup({ mode: 'cosmic', characters: ['laser', 'seher', 'jackpot'], target: 3 })
  if (!made.ok) throw new Error(made.refusal.message)
  const inputs: Input<EidexTypes>[] = []
  playRandomly(eidex, made.value, seededRandom(4), {
    seen: (_state, input) => {
      inputs.push(input)
    },
  })
  const { config } = made.value
  const log = { game: 'eidex', rulesVersion: eidex.rulesVersion, config, inputs }
  return { cosmic: made.value, log }
}
