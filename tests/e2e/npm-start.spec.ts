/** `npm start` as a newcomer meets it: a real process, a real port, Ctrl-C. */
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npmStart, npmStartIn } from './npm-start-process'
import { expect, test } from './fixtures'

test('serves the start screen, says why in the browser, and ends cleanly on Ctrl-C', async ({}) => {
  const data = join(await mkdtemp(join(tmpdir(), 'stichabend-start-')), 'games')
  const started = npmStart('--no-open', '--port=0', `--data=${data}`)
  const address = await started.address
  const page = await fetch(address ?? '')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<title>Stichabend</title>')
  expect((await stat(data)).isDirectory()).toBe(true)
  // The link is for the user of this machine: it has the key that lies in the data folder.
  const key = await readFile(join(data, 'key'), 'utf8')
  expect(started.printed()).toContain(`Stichabend is open at ${address ?? ''}#/key/${key} (`)
  started.press('SIGINT')
  expect(await started.code()).toBe(0)
  const lines = started.printed().trim().split('\n')
  expect(lines.length).toBeLessThanOrEqual(3)
  expect(lines.at(-2)).toMatch(/^Playing in the browser, because .*\.$/)
  await rm(join(data, '..'), { recursive: true })
})

test('a taken port gets a clear message and the next free one', async ({}) => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const { port } = blocker.address() as { port: number }
  const started = npmStart('--no-open', `--port=${port}`)
  const address = await started.address
  const got = Number(new URL(address ?? '').port)
  expect(got).toBeGreaterThan(port)
  expect(started.printed()).toContain(`Port ${port} is taken, using ${got} instead.`)
  started.press('SIGTERM')
  expect(await started.code()).toBe(0)
  blocker.close()
})

test('wrong flags are answered with the usage or the reason', async ({}) => {
  const unknown = npmStart('--colour')
  expect(await unknown.code()).toBe(2)
  expect(unknown.printed()).toContain('Usage: npm start')

  for (const port of ['beer', '70000', '-1']) {
    const wrong = npmStart('--no-open', `--port=${port}`)
    expect(await wrong.code()).toBe(1)
    expect(wrong.printed()).toContain(`not “${port}”`)
  }
})

test('without any port left, it says so in one sentence', async ({}) => {
  const blocker = createServer().listen(65535, '127.0.0.1')
  // Whether we have it now or somebody else: it is taken.
  await Promise.race([once(blocker, 'listening'), once(blocker, 'error')]).catch(() => undefined)
  const started = npmStart('--no-open', '--port=65535')
  expect(await started.code()).toBe(1)
  expect(started.printed()).toMatch(/^stichabend: .*No free port from 65535 up to 65535\.$/m)
  expect(started.printed()).not.toContain('at ')
  blocker.close()
})

test.describe('the data folder', () => {
  let folder: string
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stichabend-start-'))
  })
  test.afterEach(() => rm(folder, { recursive: true }))

  for (const [where, flags, env] of [
    ['in the browser', ['--no-open', '--port=0'], {}],
    ['on the desktop', [], { DISPLAY: ':0', ELECTRON_DISABLE_SANDBOX: '1' }],
  ] as const) {
    test(`that can’t be used is named: ${where}`, async ({}) => {
      const file = join(folder, 'a-file')
      await writeFile(file, '')
      const started = npmStartIn(env, ...flags, `--data=${file}`)
      expect(await started.code()).toBe(1)
      expect(started.printed()).toContain(`the data folder ${file} can’t be used`)
    })
  }

  test('has a name', async ({}) => {
    const started = npmStart('--no-open', '--port=0', '--data=')
    expect(await started.code()).toBe(2)
    expect(started.printed()).toContain('--data takes a folder')
  })

  test('counts from where the person is', async ({}) => {
    const started = npmStartIn({ INIT_CWD: folder }, '--no-open', '--port=0', '--data=games')
    expect(await started.address).toBeDefined()
    expect((await stat(join(folder, 'games'))).isDirectory()).toBe(true)
    started.press('SIGTERM')
    expect(await started.code()).toBe(0)
  })
})
