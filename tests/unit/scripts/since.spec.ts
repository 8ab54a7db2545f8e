/** `npm test -- --since REV`: nothing that a change can affect may be left out. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from '../../../scripts/lib/run.js'
import { affectedBy, changedSince } from '../../../scripts/lib/since.js'

describe('what a change can affect', () => {
  const HEAD = 'HEAD'

  it('is nothing if nothing changed', async () => {
    expect(await affectedBy([], HEAD)).toEqual({})
  })

  it('is the format and the specs that read them, if only texts for people changed', async () => {
    expect(await affectedBy(['README.md', 'docs/bots.md'], HEAD)).toEqual({
      check: ['format'],
      unit: ['tests/unit/engine/fair-deals.spec.ts', 'tests/unit/scripts/documents.spec.ts'],
    })
  })

  it.each([['package.json'], ['tests/scenarios/ebbes/follow.json'], ['scripts/lib/bundle.js']])(
    'is everything, if %s changed, which nobody imports',
    async (file) => {
      expect(await affectedBy([file], HEAD)).toEqual({ check: [], unit: [], e2e: [], desktop: [] })
    },
  )

  it('is every test of the application, if a page or the engine changed', async () => {
    const { e2e, desktop, unit = [] } = await affectedBy(['src/engine/bits.ts'], HEAD)
    expect({ e2e, desktop }).toEqual({ e2e: [], desktop: [] })
    // Those that start a host or a command of their own do not import what runs in it.
    expect(unit).toContain('tests/unit/host/crash.spec.ts')
  })

  it('is no browser test, if only the shell changed', async () => {
    const { e2e, desktop } = await affectedBy(['src/main/windows.ts'], HEAD)
    expect({ e2e, desktop }).toEqual({ e2e: ['--only-changed=HEAD'], desktop: [] })
  })

  it('is what imports a helper, if only that changed', async () => {
    const { e2e, desktop } = await affectedBy(['tests/e2e/openers.ts'], HEAD)
    expect(e2e).toEqual(['--only-changed=HEAD'])
    expect(desktop).toEqual(['--only-changed=HEAD'])
  })
})

it('a commit that nobody knows is named', async () => {
  await expect(changedSince('the-day-before')).rejects.toThrow('git knows no “the-day-before”.')
})

describe('npm test', () => {
  it.each([
    [['--only', 'beer'], 'There is no part “beer”.'],
    [['--seed', 'many', '--only', 'check'], '--seed takes a whole number from 0 on, not “many”.'],
    [['--since', 'the-day-before'], 'git knows no “the-day-before”.'],
    [['pages'], 'Files go to one part: name it with --only.'],
  ])('%j is answered with the reason and the usage', async (flags, reason) => {
    // Elsewhere: which folder it is started in makes no difference.
    const cwd = await mkdtemp(join(tmpdir(), 'stichabend-since-'))
    const script = new URL('../../../scripts/test.js', import.meta.url).pathname
    const { code, output } = await run(process.execPath, [script, ...flags], { cwd })
    expect(output).toContain(reason)
    expect(output).toContain('Usage: npm test')
    expect(code).toBe(2)
    await rm(cwd, { recursive: true })
  })
})
