import type {} from '../../src/renderer/desktop'
import { expect, test } from './fixtures'

const ORIGIN = 'app://stichabend'

test('opens the start screen from its own scheme', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Stichabend' })).toBeVisible()
  expect(page.url()).toBe(`${ORIGIN}/`)
})

test('windows are sandboxed and isolated, without Node', async ({ app, page }) => {
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      getLastWebPreferences(): Electron.WebPreferences
    }
    const { sandbox, contextIsolation, nodeIntegration, webSecurity } =
      contents.getLastWebPreferences()
    return { sandbox, contextIsolation, nodeIntegration, webSecurity }
  })
  expect(preferences).toEqual({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
  })
  const seen = await page.evaluate(() =>
    ['require', 'process', 'module', 'Buffer', 'ipcRenderer', 'electron'].filter(
      (name) => name in globalThis,
    ),
  )
  expect(seen).toEqual([])
})

test('the content security policy comes as a header and is obeyed', async ({ page }) => {
  const policy = await page.evaluate(async () => {
    const response = await fetch('/')
    return response.headers.get('content-security-policy')
  })
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")

  const violation = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          resolve(event.effectiveDirective)
        })
        const image = document.createElement('img')
        image.src = 'https://example.org/x.png'
        document.body.append(image)
      }),
  )
  expect(violation).toBe('img-src')
  await expect(page.evaluate(() => fetch('https://example.org/'))).rejects.toThrow()
  const injected = page.evaluate(() => {
    document.body.innerHTML = '<img src="x" onerror="alert(1)">'
  })
  await expect(injected).rejects.toThrow('TrustedHTML')
})

test('navigation away is denied', async ({ app }) => {
  for (const address of ['https://example.org/', 'http://localhost/', 'app://elsewhere/']) {
    // Asked of the main process, as Playwright itself would wait for a navigation that never comes.
    const attempt = await app.evaluate(async ({ BrowserWindow }, url) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      if (contents === undefined) throw new Error('no window')
      const attempted = new Promise<boolean>((resolve) => {
        contents.once('will-navigate', (event) => {
          resolve(event.defaultPrevented)
        })
      })
      await contents.executeJavaScript(`location.assign(${JSON.stringify(url)})`)
      const prevented = await attempted
      const heading: unknown = await contents.executeJavaScript(
        "document.querySelector('h1').textContent",
      )
      return { prevented, url: contents.getURL(), heading: String(heading).trim() }
    }, address)
    expect(attempt).toEqual({ prevented: true, url: `${ORIGIN}/`, heading: 'Stichabend' })
  }
})

test('new windows are denied; only the allow-list reaches the system browser', async ({
  app,
  page,
}) => {
  await app.evaluate(({ shell }) => {
    const opened: string[] = []
    Object.assign(globalThis, { opened })
    shell.openExternal = (url) => {
      opened.push(url)
      return Promise.resolve()
    }
  })
  const results = await page.evaluate(() =>
    [
      'https://example.org/',
      'https://www.palatia-spiele.de.example.org/',
      'file:///etc/passwd',
      'app://stichabend/',
      'https://www.palatia-spiele.de/',
    ].map((url) => window.open(url)),
  )
  expect(results).toEqual([null, null, null, null, null])
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
  const opened = await app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)
  expect(opened).toEqual(['https://www.palatia-spiele.de/'])
})

test('permission requests are denied', async ({ page }) => {
  expect(await page.evaluate(() => Notification.requestPermission())).toBe('denied')
  const position = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        navigator.geolocation.getCurrentPosition(
          () => {
            resolve('granted')
          },
          (error) => {
            resolve(error.code === error.PERMISSION_DENIED ? 'denied' : error.message)
          },
        )
      }),
  )
  expect(position).toBe('denied')
})

test('a chosen theme reaches the window frame', async ({ app, page }) => {
  await page.evaluate(() => window.desktop?.setTheme('dark'))
  expect(await app.evaluate(({ nativeTheme }) => nativeTheme.themeSource)).toBe('dark')
})

test('a second start brings a minimised window back', async ({ app }) => {
  const restored = await app.evaluate(({ app: electron, BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    if (window === undefined) throw new Error('no window')
    let calls = 0
    // Asked of stand-ins, as a display without a window manager minimises nothing.
    window.isMinimized = () => true
    window.restore = () => {
      calls++
    }
    electron.emit('second-instance')
    return calls
  })
  expect(restored).toBe(1)
})

test('a path outside the pages is not served', async ({ page }) => {
  const status = await page.evaluate(async () => {
    const response = await fetch('/..%2f..%2fpackage.json')
    return response.status
  })
  expect(status).toBe(404)
})
