import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type {} from '../../src/renderer/desktop'
import { answerDialogs, dialogsSeen, expect, test } from './fixtures'

test('a page becomes a PDF with an outline, and tags for those who listen to it', async ({
  app,
  page,
  data,
}) => {
  await page.goto('app://stichabend/#/rules')
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
  const path = join(data, 'rules.pdf')
  await answerDialogs(app, { path })
  expect(await page.evaluate(() => window.desktop?.savePdf('Rules: ebbes / Eidex'))).toBe(true)
  const pdf = await readFile(path, 'latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf).toContain('/StructTreeRoot')
  expect(pdf).toContain('/Outlines')
  expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true)
  const [asked] = await dialogsSeen(app)
  expect(asked?.title).toBe('Save as PDF')
  expect(asked?.defaultPath).toMatch(/[\\/]Rules ebbes Eidex\.pdf$/)
})

test('a game is saved and opened by the dialogs of the system', async ({ app, page, data }) => {
  const path = join(data, 'evening.stich')
  await answerDialogs(app, { path })
  const text = '{"stich":"Grüße"}'
  expect(await page.evaluate((all) => window.desktop?.saveStich('evening', all), text)).toBe(true)
  expect(await readFile(path, 'utf8')).toBe(text)
  expect(await page.evaluate(() => window.desktop?.openStich())).toEqual({
    name: 'evening.stich',
    text,
  })
  expect((await readdir(data)).filter((name) => name.includes('.stich'))).toEqual(['evening.stich'])
})

test('whoever changes their mind in a dialog has nothing, and loses nothing', async ({
  app,
  page,
}) => {
  await answerDialogs(app, {})
  expect(await page.evaluate(() => window.desktop?.savePdf('a'))).toBe(false)
  expect(await page.evaluate(() => window.desktop?.saveStich('a', 'b'))).toBe(false)
  expect(await page.evaluate(() => window.desktop?.openStich())).toBe(null)
})

test('a file that cannot be read or written is told of, in words', async ({ app, page, data }) => {
  const binary = join(data, 'broken.stich')
  await writeFile(binary, Buffer.from([0xff, 0xfe, 0x00]))
  await answerDialogs(app, { path: binary })
  expect(await page.evaluate(() => window.desktop?.openStich())).toBe(null)
  expect((await dialogsSeen(app)).at(-1)?.message).toBe('“broken.stich” can’t be opened.')

  await answerDialogs(app, { path: join(data, 'no-such-folder', 'a.stich') })
  expect(await page.evaluate(() => window.desktop?.saveStich('a', 'b'))).toBe(false)
  expect((await dialogsSeen(app)).at(-1)?.message).toBe('“a.stich” can’t be saved.')
})

test('the page is printed by the dialog of the system', async ({ app, page }) => {
  await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    if (contents === undefined) throw new Error('no window')
    // A machine that tests has no printer.
    contents.print = (_options, done) => done?.(true, '')
  })
  expect(await page.evaluate(() => window.desktop?.print())).toBe(true)
})
