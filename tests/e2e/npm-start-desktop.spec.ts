/** What `npm start` does with a desktop runtime that is there: a fake one that ends as it is told. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npmStartIn } from './npm-start-process'
import { expect, test } from './fixtures'

test.describe('a desktop application', () => {
  let folder: string
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stichabend-runtime-'))
  })
  test.afterEach(() => rm(folder, { recursive: true }))

  /** A runtime that does what `code` says; a browser that is opened leaves its address in a file. */
  const startWith = async (code: string, mode = 0o755) => {
    const script = (name: string, text: string, bits: number) =>
      writeFile(join(folder, name), `#!${process.execPath}\n${text}`, { mode: bits })
    await script('electron', code, mode)
    const opened = join(folder, 'opened')
    await script(
      'xdg-open',
      `require('node:fs').writeFileSync(${JSON.stringify(opened)}, process.argv[2])`,
      0o755,
    )
    const env = {
      PATH: folder,
      DISPLAY: ':0',
      ELECTRON_DISABLE_SANDBOX: '1',
      ELECTRON_OVERRIDE_DIST_PATH: folder,
    }
    const started = npmStartIn(env, '--port=0')
    return { ...started, opened: () => readFile(opened, 'utf8').catch(() => '') }
  }

  for (const [what, code, mode, reason] of [
    ['ends with a code', "console.error('boo'); process.exit(133)", 0o755, 'code 133'],
    ['is killed', "console.error('boo'); process.kill(process.pid, 'SIGKILL')", 0o755, 'SIGKILL'],
    ['is not executable', '', 0o644, 'EACCES'],
  ] as const) {
    test(`that ${what} at once gives way to the browser`, async ({}) => {
      const started = await startWith(code, mode)
      const address = await started.address
      expect((await fetch(address ?? '')).status).toBe(200)
      await expect.poll(started.opened).toContain(`${address}#/key/`)
      started.press('SIGTERM')
      expect(await started.code()).toBe(0)
      expect(started.printed()).toMatch(
        new RegExp(
          `^Playing in the browser, because the desktop application ended at once \\(.*${reason}.*\\)\\.$`,
          'm',
        ),
      )
      if (mode === 0o755) expect(started.printed()).toContain('boo')
    })
  }

  test('that ends well ends everything, and its grumbling stays unheard', async ({}) => {
    const started = await startWith("console.error('boo')")
    expect(await started.code()).toBe(0)
    expect(started.printed()).toBe('')
  })

  test('that a signal ends is not replaced', async ({}) => {
    const started = await startWith(
      `process.on('SIGHUP', () => process.exit(3)); console.log('the runtime is there'); setInterval(() => {}, 1e6)`,
    )
    await started.runtime
    started.press('SIGHUP')
    expect(await started.code()).toBe(3)
    expect(started.printed()).not.toContain('Playing in the browser')
  })

  test('that was named but is not there is not replaced either', async ({}) => {
    const wrong = npmStartIn({
      DISPLAY: ':0',
      ELECTRON_DISABLE_SANDBOX: '1',
      ELECTRON_OVERRIDE_DIST_PATH: folder,
    })
    expect(await wrong.code()).toBe(1)
    expect(wrong.printed()).toContain(`ELECTRON_OVERRIDE_DIST_PATH names ${folder}, but`)
  })
})
