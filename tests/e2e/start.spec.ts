import { expect, test } from './fixtures'

test.describe('the start screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('says where you are and what comes next', async ({ page }) => {
    await expect(page).toHaveTitle('Stichabend')
    await expect(page.getByRole('heading', { level: 1, name: 'Stichabend' })).toBeVisible()
    await expect(page.getByText('Trick-taking card games for a good evening.')).toBeVisible()
  })

  test('offers only what works: every entry leads to a screen of its own name', async ({
    page,
  }) => {
    const entries = page.getByRole('navigation').getByRole('link')
    const names = [
      'Learn to play',
      'Play alone',
      'Host a game night',
      'Join a table',
      'History',
      'Rules',
      'Settings',
    ]
    await expect(entries).toHaveCount(names.length)
    for (const name of names) {
      await page.getByRole('navigation').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page.goBack()
    }
  })

  test('switches the language at once, without losing the focus', async ({ page }) => {
    const german = page.getByRole('radio', { name: 'Deutsch' })
    await german.check()
    await expect(page.getByRole('link', { name: 'Einstellungen' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(german).toBeFocused()
  })

  test('speaks the language of the last choice, however fast the choices came', async ({
    page,
  }) => {
    await page.getByRole('radio', { name: 'Deutsch' }).check()
    await page.getByRole('radio', { name: 'Français' }).check()
    await page.getByRole('radio', { name: 'English' }).check()
    await page.getByRole('radio', { name: 'Français' }).check()
    await expect(page.getByRole('link', { name: 'Réglages' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })

  test('stays readable when the texts of another language do not come', async ({ page }) => {
    await page.route('**/assets/de-*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.getByRole('radio', { name: 'Deutsch' }).click()
    await failed
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
    await page.getByRole('radio', { name: 'Français' }).check()
    await expect(page.getByRole('link', { name: 'Réglages' })).toBeVisible()
  })
})

test('breaks no rule of its own content security policy', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  await page.getByRole('radio', { name: 'Français' }).check()
  await page.getByRole('link', { name: 'Réglages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs, in every language', async ({ page }) => {
    await page.goto('/')
    const sentences = page.locator('noscript > p')
    await expect(sentences).toHaveText([/needs JavaScript/, /braucht Java/, /besoin de Java/])
    for (const sentence of await sentences.all()) await expect(sentence).toBeVisible()
  })
})

test('asks nobody but the host for anything', async ({ page, origin }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) elsewhere.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(elsewhere).toEqual([])
})
