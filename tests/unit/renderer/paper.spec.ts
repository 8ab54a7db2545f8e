import { describe, expect, it } from 'vitest'
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
    ['blank-ebbes-9', { game: 'ebbes', players: 4, pairs: false }],
    ['blank-eidex', { game: 'eidex' }],
    ['opened', undefined],
    ['blank-skat', undefined],
    [undefined, undefined],
  ])('%s', (detail, blank) => {
    expect(blankAt(detail)).toEqual(blank)
  })

  it('leads back to where it came from', () => {
    for (const detail of ['blank-ebbes-3', 'blank-ebbes-5-pairs', 'blank-eidex']) {
      const blank = blankAt(detail)
      expect(blank && detailOfBlank(blank)).toBe(detail)
    }
  })
})

it('a file has a name that every system takes', () => {
  expect(fileName('Zum „Löwen“: A/B\\C?*<x>|"', '2026-11-14')).toBe(
    'Zum „Löwen“ A B C x 2026-11-14',
  )
  expect(fileName('x'.repeat(200))).toHaveLength(80)
})
