import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TOOLS } from '../../../scripts/games'
import { EIDEX_PLAYTHROUGHS } from '../../../scripts/playthrough/eidex'
import { POWER_IDS } from '../../../src/engine/eidex/characters'

const FOLDER = 'tests/playthroughs'

describe.each(Object.entries(TOOLS))(
  '%s plays on as it was written down (npm run playthroughs rewrites it)',
  (game, { playthroughs: texts }) => {
    it.each(Object.entries(texts))('%s', (name, text) => {
      expect(text()).toBe(readFileSync(join(FOLDER, game, `${name}.txt`), 'utf8'))
    })

    it('every file has its table, and every table its file', () => {
      const names = Object.keys(texts).map((name) => `${name}.txt`)
      expect(readdirSync(join(FOLDER, game)).sort()).toEqual(names.sort())
    })
  },
)

it('every character occurs in a playthrough, and uses its power there or declines', () => {
  const told = Object.keys(EIDEX_PLAYTHROUGHS)
  for (const id of POWER_IDS) expect(told.some((name) => name.includes(id))).toBe(true)
})
