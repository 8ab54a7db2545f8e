import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/lib/paths.js'
import { bundleForNode, type Bundle } from '../../harness/bundle'

describe('npm run sim', () => {
  let bundle: Bundle
  beforeAll(async () => {
    bundle = await bundleForNode('scripts/commands/sim.ts')
  })
  afterAll(() => bundle.remove())

  const node = (...args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  const sim = (...flags: readonly string[]) => node(bundle.file, ...flags)

  it('plays and tells what came of it in one line', () => {
    const flags = ['--players', '2', '--variants', '1,2', '--games', '3']
    const { status, stdout } = node('scripts/run.js', 'sim', ...flags)
    expect(JSON.parse(stdout)).toMatchObject({ players: 2, games: 3, violations: [] })
    expect(status).toBe(0)
  })

  it('plays Eidex with some of the trios, or without characters', () => {
    const cosmic = sim('--game', 'eidex', '--trios', '5')
    expect(JSON.parse(cosmic.stdout)).toMatchObject({ tournaments: 5, violations: [] })
    const trio = sim('--game', 'eidex', '--characters', 'zombie,sphinx,dealer')
    expect(JSON.parse(trio.stdout)).toMatchObject({ tournaments: 1, violations: [] })
    const basic = sim('--game', 'eidex', '--mode', 'basic', '--tournaments', '2')
    expect(JSON.parse(basic.stdout)).toMatchObject({ tournaments: 2, uses: {}, violations: [] })
  })

  it.each([
    [['--games', '0'], '--games takes a whole number from 1 on, not “0”.'],
    [['--games', 'many'], '--games takes a whole number from 1 on, not “many”.'],
    [['--game', 'eidex', '--mode', 'comic'], '--mode takes basic or cosmic.'],
    [['--game', 'eidex', '--trios', 'some'], '--trios takes a whole number from 1 on, not “some”.'],
    [['--game', 'eidex', '--characters', 'zombie'], 'there is no trio “zombie”.'],
    [['--gmes', '3'], "Unknown option '--gmes'."],
    [['--game', 'skat'], 'there is no game “skat”.'],
    [['--variants', '3'], '--variants takes 1, 2 or 1,2.'],
    [['--players', '6'], 'ebbes.setup: ebbes is for 2 to 5 seats.'],
    [['--trace', '/nowhere/games.jsonl'], 'ENOENT: no such file or directory'],
  ])('%j: one sentence, and 2', (flags, sentence) => {
    const { status, stdout, stderr } = sim(...flags)
    expect(stderr).toContain(`sim: ${sentence}`)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })
})
