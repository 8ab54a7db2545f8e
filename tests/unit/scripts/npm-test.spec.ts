/** What `npm test` counts, on small real runs: nothing that fails may be counted as less. */
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { checksNamed } from '../../../scripts/lib/checks.js'
import { runPart } from '../../../scripts/lib/parts.js'
import { inProject } from '../../../scripts/lib/paths.js'
import { run } from '../../../scripts/lib/run.js'
import { countBrowserTests, runBrowserTests, runUnitTests } from '../../../scripts/lib/tests.js'

const PLAYWRIGHT = inProject('node_modules/@playwright/test/index.mjs')
let folder: string

const write = (files: Readonly<Record<string, string>>) =>
  Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stichabend-counts-'))
  await write({
    'good.test.mjs': "it('a', () => {}); it('b', () => {}); it.skip('c'); it.todo('d')",
    'bad.test.mjs': "it('a', () => { throw new Error('x') })",
    'broken-1.test.mjs': "throw new Error('x')",
    'broken-2.test.mjs': "import './nowhere'",
    'only.test.mjs': "it.only('a', () => {}); it('b', () => {})",
    'stray.test.mjs': "it('a', () => { void Promise.reject(new Error('x')) })",
    'playwright.config.mjs': "export default { projects: [{ name: 'p' }], testMatch: '*.pw.mjs' }",
    'good.pw.mjs': `import { test } from '${PLAYWRIGHT}'
      process.stderr.write('{')
      test('a', () => {})
      test.describe('d', () => { test('b', () => {}); test.skip('c', () => {}) })`,
    'bad.pw.mjs': `import { test } from '${PLAYWRIGHT}'
      test('a', () => { throw new Error('x') })`,
    'broken.pw.mjs': "throw new Error('x')",
    'only.pw.mjs': `import { test } from '${PLAYWRIGHT}'
      test.only('a', () => {})`,
  })
})
afterAll(() => rm(folder, { recursive: true }))

describe('unit tests', () => {
  const count = (...files: readonly string[]) =>
    runUnitTests(['--root', folder, '--globals', ...files])

  it.each([
    [['good', 'bad', 'broken'], { passed: 2, failed: 3, skipped: 2 }],
    [['stray'], { passed: 1, failed: 1, skipped: 0 }],
  ])('%j', async (files, counts) => {
    expect(await count(...files)).toMatchObject(counts)
  })

  it('must not be silenced with only', async () => {
    expect((await count('only')).failed).toBeGreaterThan(0)
  })
})

describe('browser tests', () => {
  const args = (...files: readonly string[]) => ['-c', folder, ...files]
  const count = (...files: readonly string[]) => runBrowserTests(['p'], args(...files))

  it.each([
    [['good', 'bad'], { passed: 2, failed: 1, skipped: 1 }],
    [['good', 'broken'], { passed: 0, failed: 1, skipped: 0 }],
    [['only'], { passed: 0, failed: 1, skipped: 0 }],
  ])('%j', async (files, counts) => {
    expect(await count(...files)).toMatchObject(counts)
  })

  it('are counted without being run', async () => {
    expect(await countBrowserTests('p', args('good', 'bad'))).toBe(4)
    await expect(countBrowserTests('p', args('broken'))).rejects.toThrow('x')
  })

  it('without a report say why', async () => {
    const wrong = runBrowserTests(['nobody'], args())
    await expect(wrong).rejects.toThrow(/left no report.*nobody/s)
  })
})

describe('a part', () => {
  const shown = () => {
    const written: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
    vi.spyOn(console, 'log').mockImplementation((text) => void written.push(`${text}\n`))
    return written
  }
  afterEach(() => vi.restoreAllMocks())

  it('tells its counts and its time in one line', async () => {
    const written = shown()
    const report = { passed: 3, failed: 0, skipped: 1, tests: [], output: 'not to be seen' }
    await runPart({ title: 'Good', run: () => Promise.resolve(report) })
    expect(written.join('')).toMatch(/Good: 3 passed, 0 failed, 1 skipped \d+:\d\d\n$/)
    expect(written.join('')).not.toContain('not to be seen')
  })

  it('that cannot run has failed, and says why', async () => {
    const written = shown()
    const report = await runPart({
      title: 'Bad',
      run: () => Promise.reject(new Error('the oven is cold')),
    })
    expect(report).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
    expect(written.join('')).toContain('the oven is cold')
  })
})

describe('the checks', () => {
  it('are named by the beginning of their title', () => {
    expect(checksNamed('lint').map(({ title }) => title)).toEqual(['lint', 'lint with types'])
    expect(checksNamed('types').map(({ title }) => title)).toContain('types of src/engine')
  })

  it('never pass for want of a check, not even through a symbolic link', async () => {
    const link = join(folder, 'check.js')
    await symlink(inProject('scripts/check.js'), link)
    const { code, output } = await run(process.execPath, [link, 'beer'])
    expect(code).toBe(2)
    expect(output).toContain('There is no check “beer”')
  })
})
