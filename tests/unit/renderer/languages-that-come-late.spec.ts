/** Texts are loaded when they are wanted, and may come when somebody has long chosen others. */
import { afterEach, expect, it } from 'vitest'
import { t, texts } from '../../../src/renderer/i18n/texts.svelte'

afterEach(() => texts.show('en'))

it('a language that was chosen is shown as soon as its texts are there', async () => {
  const english = t('nav.back')
  const shown = texts.show('de')
  expect([texts.wanted, texts.language, t('nav.back')]).toEqual(['de', 'en', english])
  await shown
  expect([texts.wanted, texts.language]).toEqual(['de', 'de'])
  expect(t('nav.back')).not.toBe(english)
})

it('a language that comes late does not take the place of the one chosen since', async () => {
  const late = texts.show('fr')
  await texts.show('en')
  await late
  expect([texts.wanted, texts.language]).toEqual(['en', 'en'])
})
