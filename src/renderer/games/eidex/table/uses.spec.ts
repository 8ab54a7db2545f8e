import { describe, expect, it } from 'vitest'
import { POWER_IDS } from '../../../../engine/eidex/characters'
import { POWERS } from '../../../../engine/eidex/powers'
import { usesOf } from './uses'

describe('the uses that a portrait shows', () => {
  it.each(POWER_IDS)('are those of the rules: %s', (id) => {
    expect(usesOf(id)).toBe(POWERS[id].uses)
  })
})
