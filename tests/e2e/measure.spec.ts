/** A judge that finds nothing anywhere is no judge. */
import { expect, test } from './fixtures'
import { cutControls, faultsOn, smallTargets, wordsOutOfSight } from './measure'

test('what is wrong on a page is found', async ({ page }) => {
  await page.goto('/')
  expect(await faultsOn(page)).toEqual([])
  await page.evaluate(() => {
    const CRAMPED =
      'position: fixed; left: 9rem; width: 4rem; min-height: 3rem; white-space: nowrap; overflow: hidden'
    const put = (name: string, style: string, text = '') => {
      const element = document.createElement(name)
      Object.assign(element, { textContent: text })
      element.style.cssText = style
      document.querySelector('main')?.append(element)
    }
    put('img', '')
    put('p', 'color: #777; background: #888', 'Grey on grey')
    put('p', 'color: #707070; background: #fff', 'Not for everybody')
    put('button', 'min-height: 0; height: 20px; padding: 0', 'x')
    put('button', 'position: fixed; left: -2rem; min-width: 4rem; min-height: 3rem', 'Half')
    put('button', CRAMPED, 'Nowhere near enough')
    put('p', 'width: 200vw', 'Words that go on and on')
  })
  const rules = (faults: readonly string[]) =>
    [...new Set(faults.map((fault) => fault.replace(/:.*/s, '')))].sort()
  expect(rules(await faultsOn(page))).toEqual(['color-contrast', 'image-alt'])
  expect(rules(await faultsOn(page, { isOfColours: true }))).toEqual(['color-contrast'])
  expect(rules(await faultsOn(page, { isOfColours: true, isStrict: true }))).toEqual([
    'color-contrast',
    'color-contrast-enhanced',
  ])
  expect(await smallTargets(page)).toHaveLength(1)
  const cut = await cutControls(page)
  expect(cut).toContain('“Half” is out of the screen')
  expect(cut).toContain('“Nowhere near enough” is cut')
  expect(await wordsOutOfSight(page)).toContain('Words that go on and on')
})
