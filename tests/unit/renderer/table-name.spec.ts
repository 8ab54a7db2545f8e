import { expect, it } from 'vitest'
import { isSolo } from '../../../src/renderer/lobby/table-name'
import { lobbyDe } from '../../../src/renderer/i18n/lobby/de'
import { lobbyEn } from '../../../src/renderer/i18n/lobby/en'
import { lobbyFr } from '../../../src/renderer/i18n/lobby/fr'

it('a table for one is known in every language', () => {
  for (const texts of [lobbyEn, lobbyDe, lobbyFr]) expect(isSolo(texts['alone.table'])).toBe(true)
})

it('a name that somebody chose is left alone', () => {
  expect(isSolo('Table of Anna')).toBe(false)
})
