import { describe, expect, it } from 'vitest'
import { loadFace } from '../../../src/renderer/games/faces.svelte'
import { blankAt, detailOfBlank } from '../../../src/renderer/scoresheet/blank'
import { fileName } from '../../../src/renderer/scoresheet/download'
import { paperAt } from '../../../src/renderer/scoresheet/paper'

describe('the paper of a file', () => {
  it.each([
    ['en-US', 'letter'],
    ['en-US@posix', 'letter'],
    ['fr-CA', 'letter'],
    ['es-Latn-MX', 'letter'],
    ['en-GB', 'a4'],
    ['de', 'a4'],
    ['en', 'a4'],
    ['', 'a4'],
  ])('in %s is %s', (language, paper) => {
    expect(paperAt(language)).toBe(paper)
  })
})

describe('the address of a blank sheet', () => {
  it.each([
    ['blank', { game: 'ebbes', players: 4, pairs: false }],
    ['blank-ebbes-5', { game: 'ebbes', players: 5, pairs: false }],
    ['blank-ebbes-2-pairs', { game: 'ebbes', players: 2, pairs: true }],
    ['blank-ebbes-9', undefined],
    ['blank-eidex', { game: 'eidex' }],
  ])('%s', async (detail, blank) => {
    const { game, wishes } = blankAt(detail) ?? { game: '', wishes: [] }
    const { read } = (await (await loadFace(game)).sheets()).blank
    expect(read(wishes)).toEqual(blank)
  })

  it.each(['opened', 'blank-skat', undefined])('is not %s', (detail) => {
    expect(blankAt(detail)).toBeUndefined()
  })

  it('leads back to where it came from', async () => {
    for (const detail of ['blank-ebbes-3', 'blank-ebbes-5-pairs', 'blank-eidex']) {
      const { game, wishes } = blankAt(detail) ?? { game: '', wishes: [] }
      const sheets = await (await loadFace(game)).sheets()
      const blank = sheets.blank.read(wishes)
      expect(blank && detailOfBlank(blank, sheets)).toBe(detail)
    }
  })
})

it('a file has a name that every system takes', () => {
  expect(fileName('Zum „Löwen“: A/B\\C?*<x>|"', '2026-11-14')).toBe(
    'Zum „Löwen“ A B C x 2026-11-14',
  )
  expect(fileName('x'.repeat(200))).toHaveLength(80)
})
