/** What a character can do is told at the table without naming a character that nobody has. */
import { describe, expect, it } from 'vitest'
import { POWER_IDS } from '../../../src/engine/eidex/characters'
import { atTable, namedIn } from '../../../src/renderer/games/eidex/rules/at-table'
import { charactersDe } from '../../../src/renderer/games/eidex/rules/characters.de'
import { charactersEn } from '../../../src/renderer/games/eidex/rules/characters.en'
import { charactersFr } from '../../../src/renderer/games/eidex/rules/characters.fr'
import { promptsDe } from '../../../src/renderer/games/eidex/rules/prompts.de'
import { promptsEn } from '../../../src/renderer/games/eidex/rules/prompts.en'
import { promptsFr } from '../../../src/renderer/games/eidex/rules/prompts.fr'

const BOOKS = [
  ['English', charactersEn, promptsEn],
  ['German', charactersDe, promptsDe],
  ['French', charactersFr, promptsFr],
] as const

describe.each(BOOKS)('in %s', (_language, texts, prompts) => {
  it.each(POWER_IDS)('%s alone is told about itself', (id) => {
    const { text, ours = [], short } = texts[id]
    const told = [...atTable(text, id, [id], texts), ...atTable(ours, id, [id], texts)]
    expect(atTable(text, id, [id], texts)).not.toEqual([])
    for (const paragraph of [short, ...told]) expect(namedIn(paragraph, id, texts)).toEqual([])
  })

  it.each(POWER_IDS)('%s loses nothing where everybody named is at the table', (id) => {
    const { text, ours = [] } = texts[id]
    expect(atTable(text, id, POWER_IDS, texts)).toEqual(text)
    expect(atTable(ours, id, POWER_IDS, texts)).toEqual(ours)
  })

  it('asks for a power without naming another', () => {
    for (const [key, prompt] of Object.entries(prompts)) {
      const id = POWER_IDS.find((power) => key === power || key.startsWith(`${power}.`))
      if (id !== undefined) expect(namedIn(prompt, id, texts)).toEqual([])
    }
  })

  it('hears of each other at the same table', () => {
    const computer = (...present: (typeof POWER_IDS)[number][]) =>
      atTable(texts.computer.text, 'computer', present, texts).join(' ')
    expect(computer('computer', 'kompass', 'sphinx')).not.toContain('Guggitaler')
    expect(computer('computer', 'guggitaler', 'sphinx')).toContain('Guggitaler')
  })
})
