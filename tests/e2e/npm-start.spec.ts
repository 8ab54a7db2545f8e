/** `npm start` as a newcomer meets it: a real process, a real port, Ctrl-C. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject } from '../../scripts/lib/paths.js'
import { expect, test } from './fixtures'

function npmStart(...flags: readonly string[]) {
  const child = spawn(process.execPath, [inProject('scripts/start.js'), ...flags])
  let printed = ''
  const ended = once(child, 'exit') as Promise<[number | null]>
  const address = new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        const found = /http:\/\/localhost:\d+\//.exec(printed)?.[0]
        if (found !== undefined) resolve(found)
      })
    }
    void ended.then(() => {
      resolve(undefined)
    })
  })
  return {
    address,
    printed: () => printed,
    code: async () => (await ended)[0],
    press: (signal: 'SIGINT' | 'SIGTERM') => child.kill(signal),
  }
}

test('serves the start screen, says why in the browser, and ends cleanly on Ctrl-C', async ({}) => {
  const data = join(await mkdtemp(join(tmpdir(), 'stichabend-start-')), 'games')
  const started = npmStart('--no-open', '--port=0', `--data=${data}`)
  const address = await started.address
  const page = await fetch(address ?? '')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<title>Stichabend</title>')
  expect((await stat(data)).isDirectory()).toBe(true)
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

test('a data folder that can’t be used is named', async ({}) => {
  const folder = await mkdtemp(join(tmpdir(), 'stichabend-start-'))
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  const started = npmStart('--no-open', '--port=0', `--data=${file}`)
  expect(await started.code()).toBe(1)
  expect(started.printed()).toContain(`the data folder ${file} can’t be used`)
  await rm(folder, { recursive: true })
})
