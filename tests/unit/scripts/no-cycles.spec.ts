/** Imports lead one way: no file of `src` comes back to itself, and Eidex's rules know no power. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { circlesOf, importGraph, type Edge } from '../../harness/import-graph'

const src = importGraph(resolve('src'))

const loaded = (edges: readonly Edge[]): Edge[] => edges.filter(({ kind }) => kind === 'value')
/** What is imported later may well lead back: the pages load each other. */
const known = (edges: readonly Edge[]): Edge[] => edges.filter(({ kind }) => kind !== 'later')

const layerOf = (file: string): string => file.split('/')[0] ?? ''

describe('src', () => {
  it('has been read: every layer, components too', () => {
    const folders = new Set(src.map(({ from }) => layerOf(from)))
    expect([...folders].toSorted()).toEqual([
      'bots',
      'engine',
      'host',
      'main',
      'preload',
      'protocol',
      'renderer',
    ])
    expect(src.some(({ from, to }) => from.endsWith('.svelte') && to.endsWith('.svelte'))).toBe(
      true,
    )
  })

  it('loads no modules in a circle', () => {
    expect(circlesOf(loaded(src))).toEqual([])
  })

  it('has no types that need each other across files', () => {
    expect(circlesOf(known(src))).toEqual([])
  })
})

/** Files of rules that import a power; the composition hands the powers in. */
const rulesWithPowers = (edges: readonly Edge[]): string[] =>
  edges
    .filter(({ from, to }) => to.startsWith(POWERS) && from.startsWith(RULES))
    .filter(({ from }) => !from.startsWith(POWERS) && from !== `${RULES}game.ts`)
    .map(({ from, to }) => `${from} imports ${to}`)

const RULES = 'engine/eidex/'
const POWERS = `${RULES}powers/`

describe('the rules of Eidex', () => {
  it('import no power; only game.ts does, and hands them in', () => {
    expect(rulesWithPowers(src)).toEqual([])
    expect(src.filter(({ from }) => from === `${RULES}game.ts`).map(({ to }) => to)).toContain(
      `${POWERS}index.ts`,
    )
  })
})

describe('a folder made up', () => {
  const folders: string[] = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })

  function made(files: Readonly<Record<string, string>>): Edge[] {
    const folder = mkdtempSync(join(tmpdir(), 'stichabend-imports-'))
    folders.push(folder)
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    return importGraph(folder)
  }

  it('is refused if it loads itself in a circle, whatever the import looks like', () => {
    const edges = made({
      'a.ts': "import { b } from './b'\n",
      'b.ts': "export * from './deep'\n",
      'deep/index.ts': "import { type T, v } from '../C.svelte'\n",
      'C.svelte': "<script lang=\"ts\">\n  import './a'\n</script>\n<p>import './none'</p>\n",
      'self.ts': "export { x } from './self'\n",
    })
    expect(circlesOf(loaded(edges))).toEqual([
      'C.svelte → a.ts → b.ts → deep/index.ts → C.svelte',
      'self.ts → self.ts',
    ])
  })

  it('is told each of its circles, also those that share a file', () => {
    const edges = made({
      'hub.ts': "import './x'\nimport './y'\n",
      'x.ts': "import './hub'\n",
      'y.ts': "import './hub'\n",
      'z.ts': "import './hub'\n",
    })
    expect(circlesOf(loaded(edges))).toEqual(['hub.ts → x.ts → hub.ts', 'y.ts → hub.ts → y.ts'])
  })

  it('tells types from values, and both from what is imported later', () => {
    const edges = made({
      'a.ts': "import type { B } from './b'\nexport type { B }\n",
      'b.ts': "import { type A } from './a'\nexport type B = A | import('./c').C\n",
      'c.ts': "export type { A } from './a'\nexport const later = () => import('./d')\n",
      'd.ts': "import { later } from './c'\n",
    })
    expect(circlesOf(loaded(edges))).toEqual([])
    expect(circlesOf(known(edges))).toEqual(['a.ts → b.ts → a.ts', 'c.ts → a.ts → b.ts → c.ts'])
    expect(edges.filter(({ kind }) => kind === 'later')).toEqual([
      { from: 'c.ts', to: 'd.ts', kind: 'later' },
    ])
  })

  it('is not read past an import that leads nowhere', () => {
    expect(() => made({ 'a.ts': "import './gone'\n" })).toThrow('./gone, which is not there')
  })

  it('is refused if a rule imports a power', () => {
    const edges = made({
      'engine/eidex/game.ts': "import './powers'\n",
      'engine/eidex/force.ts': "import type { x } from './powers/x'\n",
      'engine/eidex/powers/index.ts': "import './x'\n",
      'engine/eidex/powers/x.ts': '',
    })
    expect(rulesWithPowers(edges)).toEqual([
      'engine/eidex/force.ts imports engine/eidex/powers/x.ts',
    ])
  })
})
