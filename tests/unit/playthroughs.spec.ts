import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EBBES_PLAYTHROUGHS, ebbesPlaythrough } from '../../scripts/playthrough/ebbes'

const FOLDER = 'tests/playthroughs/ebbes'

describe('ebbes plays on as it was written down (npm run playthroughs rewrites it)', () => {
  it.each(Object.entries(EBBES_PLAYTHROUGHS))('%s', (name, table) => {
    expect(ebbesPlaythrough(table)).toBe(readFileSync(join(FOLDER, `${name}.txt`), 'utf8'))
  })

  it('every file has its table, and every table its file', () => {
    const names = Object.keys(EBBES_PLAYTHROUGHS).map((name) => `${name}.txt`)
    expect(readdirSync(FOLDER).sort()).toEqual(names.sort())
  })
})
