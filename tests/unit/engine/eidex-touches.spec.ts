import { describe, expect, it } from 'vitest'
import { POWER_IDS, type PowerId } from '../../../src/engine/eidex/characters'
import type { Modifiers } from '../../../src/engine/eidex/power'
import { POWERS } from '../../../src/engine/eidex/powers'
import type { Touch } from '../../../src/engine/eidex/touches'
import { changesSeen, looksSeen } from '../../harness/eidex-watched'

/** What a modifier bends; the first is declared by everybody who has one. */
const BENDS: Readonly<Record<keyof Modifiers, readonly Touch[]>> = {
  rank: ['rank'],
  value: ['value'],
  strictFollowing: ['follow'],
  restrict: ['lead', 'follow', 'call'],
  putDown: ['put-down'],
  mayPutDown: ['put-down'],
  excludes: ['winner', 'destination'],
  winner: ['winner', 'destination', 'lead'],
  destination: ['destination'],
  lastTrickBonus: ['value'],
  limit: ['limit'],
  overLimit: ['limit', 'award'],
  beforeLead: ['lead'],
  afterTrick: ['destination'],
  award: ['award'],
}
/** Those who take part in a play have no modifier and no use: the rule book says what they touch. */
const BY_PLAYING: Partial<Record<PowerId, readonly Touch[]>> = {
  excuse: ['follow'],
  sphinx: ['face-up'],
  seher: ['put-down', 'hands'],
}

/** What these look at is no question for the rules. */
const HARMLESS: Partial<Record<PowerId, readonly Touch[]>> = {
  // Whether trump was played, to see who wins: the mode is settled long before.
  feministin: ['trump'],
  // His own card only, of which he knows whether it is his.
  umwerter: ['put-down'],
  // Everybody's points, when all is counted.
  guggitaler: ['destination'],
  // Whether the first trick is over, wherever it went.
  kompass: ['destination'],
}

const modifiersOf = (id: PowerId): (keyof Modifiers)[] =>
  Object.keys(POWERS[id].modifiers ?? {}) as (keyof Modifiers)[]

/** Every character several times, beside others each time. */
const TRIOS = [1, 2, 3, 5, 7, 8, 10, 11, 13, 14, 16, 17].flatMap((step) =>
  POWER_IDS.map((id, place): PowerId[] => [
    id,
    POWER_IDS[(place + step) % 36] as PowerId,
    POWER_IDS[(place + 2 * step + 1) % 36] as PowerId,
  ]),
)

describe('what a power says it touches', () => {
  const seen = changesSeen(TRIOS)
  const changesOf = (id: PowerId): readonly Touch[] => POWERS[id].touches.changes

  it.each(POWER_IDS)('%s: everything its use was seen to change', (id) => {
    expect([...(seen.get(id) ?? [])].filter((touch) => !changesOf(id).includes(touch))).toEqual([])
  })

  it.each(POWER_IDS)('%s: what its modifiers bend', (id) => {
    const silent = modifiersOf(id).filter(
      (modifier) => !BENDS[modifier].some((touch) => changesOf(id).includes(touch)),
    )
    expect(silent).toEqual([])
  })

  it.each(POWER_IDS)('%s: and nothing else', (id) => {
    const shown = [
      ...(seen.get(id) ?? []),
      ...modifiersOf(id).flatMap((modifier) => BENDS[modifier]),
      ...(BY_PLAYING[id] ?? []),
    ]
    expect(changesOf(id).filter((touch) => !shown.includes(touch))).toEqual([])
  })

  const looks = looksSeen(TRIOS)

  it.each(POWER_IDS)('%s: what of the table it was seen to look at', (id) => {
    const { changes, reads = [] } = POWERS[id].touches
    const known: Touch[] = [...changes, ...reads, ...(HARMLESS[id] ?? [])]
    expect([...(looks.get(id) ?? [])].filter((touch) => !known.includes(touch))).toEqual([])
  })

  it('is harmless only where it looks', () => {
    for (const [id, touches] of Object.entries(HARMLESS)) {
      expect([...(looks.get(id as PowerId) ?? [])]).toEqual(expect.arrayContaining([...touches]))
    }
  })

  it('is noticed by the watchers', () => {
    expect([...(looks.get('fuersorge') ?? [])].sort()).toEqual(['face-up', 'value'])
    expect([...(seen.get('taschenspieler') ?? [])].sort()).toEqual(['hands', 'put-down'])
  })

  it('names nothing twice', () => {
    const all = POWER_IDS.map((id) => [...changesOf(id), ...(POWERS[id].touches.reads ?? [])])
    expect(all.filter((touches) => new Set(touches).size < touches.length)).toEqual([])
  })
})
