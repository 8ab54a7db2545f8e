/** Documents tell the truth, as far as a machine can see: paths, links, commands, guards, and the walk of a card. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LAYERS } from '../../../scripts/lint/layers.js'
import {
  anchorsIn,
  arrowsIn,
  declares,
  hopsIn,
  linksIn,
  missingPaths,
  rowsOf,
  scriptsIn,
  unguarded,
} from '../../harness/documents'

/** Files that are made by a command, or lie in a player's data folder or in a package. */
const MADE = [
  'out/main/headless.js',
  'out/commands/',
  'bench/out/',
  'dist/',
  'screenshots/',
  'tables/',
  'history/',
  'history/index.json',
  'imported/',
  'damaged/',
  'LICENSE.txt',
  'licences.txt',
  'resources/app.asar',
]

const filesIn = (folder: string): string[] =>
  readdirSync(resolve(folder), { withFileTypes: true })
    .filter(({ name }) => !['node_modules', '.git', 'out', 'dist'].includes(name))
    .flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(path) : [path.split(sep).join('/')]
    })

const FILES = [...filesIn('.'), ...MADE]
const read = (file: string): string | undefined => {
  const path = resolve(file)
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined
}
const { scripts } = JSON.parse(read('package.json') ?? '') as { scripts: Record<string, string> }

/** Decisions and the changelog tell of their day; all others of today. */
const DOCUMENTS = FILES.filter(
  (file) => /^(docs\/|src\/.+\/)?[\w-]+\.md$/.test(file) && file !== 'CHANGELOG.md',
)
const ARCHITECTURE = read('ARCHITECTURE.md') ?? ''

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document) ?? ''

  it('names files that are there', () => {
    expect(missingPaths(text, FILES)).toEqual([])
  })

  it('links to files and headings that are there', () => {
    const lost = linksIn(text).filter(([link, heading]) => {
      const path = link === '' ? document : join(dirname(document), link)
      if (heading === undefined) return !existsSync(resolve(path))
      return !anchorsIn(read(path) ?? '').includes(heading)
    })
    expect(lost).toEqual([])
  })

  it('has every section once', () => {
    const sections = text.match(/^## .*$/gm) ?? []
    expect(sections).toEqual([...new Set(sections)])
  })

  it('tells of commands that there are', () => {
    expect(scriptsIn(text).filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

describe('the architecture', () => {
  it('names what holds each invariant', () => {
    expect(ARCHITECTURE.match(/\*\*Invariant:\*\*/g)?.length).toBeGreaterThan(10)
    expect(unguarded(ARCHITECTURE, read)).toEqual([])
  })

  it('walks with a card in at most ten hops, each of which exists', () => {
    const hops = hopsIn(ARCHITECTURE, 'The walk of a card')
    expect(hops.length).toBeGreaterThan(5)
    expect(hops.length).toBeLessThanOrEqual(10)
    expect(hops.filter(({ file, name }) => !declares(read(file) ?? '', name))).toEqual([])
  })

  it('draws the layers as lint knows them', () => {
    const arrows = Object.entries(LAYERS).flatMap(([from, { layers, typesOf }]) => [
      ...layers.map((to) => `${from} --> ${to}`),
      ...typesOf.map((to) => `${from} -. types .-> ${to}`),
    ])
    expect(arrowsIn(ARCHITECTURE).toSorted()).toEqual(arrows.toSorted())
  })

  it('lists the packages of each layer', () => {
    const rows = rowsOf(ARCHITECTURE, 'layer')
    expect([...rows.keys()].toSorted()).toEqual(Object.keys(LAYERS).toSorted())
    for (const [layer, { packages }] of Object.entries(LAYERS)) {
      const listed = [...(rows.get(layer)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(
        ([, name = '']) => name,
      )
      const allowed = packages
        .filter((pattern) => !pattern.test('node:fs'))
        .map(({ source }) => source.replaceAll('\\', '').replace('^', ''))
      expect(
        listed.filter((name) => !allowed.some((pattern) => pattern.startsWith(name))),
        layer,
      ).toEqual([])
      expect(
        allowed.filter((pattern) => !listed.some((name) => pattern.startsWith(name))),
        layer,
      ).toEqual([])
    }
  })
})

describe('a document is refused', () => {
  it('for a path that leads nowhere, whatever it looks like', () => {
    const text = [
      'Right: `src/host/room.ts`, `table/play.ts`, `src/engine/<game>/`, `characters.*.ts`, `icon.{png,ico}`.',
      'Wrong: `src/host/authority.ts`, `prompter.ts`, `tests/nowhere/`, `src/<game>/rules.ts`.',
      'None: `.stich`, `view.legal`, `/src/x.ts`, `npm run x.js`.',
      '```sh\nnode gone.js\n```',
    ].join('\n')
    expect(missingPaths(text, FILES)).toEqual([
      'src/host/authority.ts',
      'prompter.ts',
      'tests/nowhere/',
      'src/<game>/rules.ts',
    ])
  })

  it('for links and commands that are none', () => {
    expect(linksIn('[a](docs/b.md#c) ![d](e.jpg) [f](https://g.example) [h](#i)')).toEqual([
      ['docs/b.md', 'c'],
      ['e.jpg', undefined],
      ['', 'i'],
    ])
    expect(anchorsIn('# One, two\n```sh\n# three\n```\n## `npm` test')).toEqual([
      'one-two',
      'npm-test',
    ])
    expect(scriptsIn('`npm run check`, `npm run test:e2e -- x`')).toEqual(['check', 'test:e2e'])
  })

  it('for an invariant that nothing holds', () => {
    const guards: Readonly<Record<string, string>> = {
      'tests/a.spec.ts': "it('holds it', () => {})",
      'src/a.ts': 'export type Held = 1',
    }
    const faults = unguarded(
      [
        '**Invariant:** a. Held by `tests/a.spec.ts` (“holds\nit”).',
        '**Invariant:** b. Held by the type `Held` in `src/a.ts`.',
        '**Invariant:** c, see `tests/a.spec.ts`.',
        '**Invariant:** d. Held by `tests/gone.spec.ts`.',
        '**Invariant:** e. Held by `tests/a.spec.ts` (“holds that”).',
        '**Invariant:** f. Held by the type `Lost` in `src/a.ts`.',
        '**Invariant:** g. Held by `src/a.ts`.',
      ].join('\n\n'),
      (file) => guards[file],
    )
    expect(faults.map((fault) => fault.replace(/: \*\*.*/, ''))).toEqual([
      'nothing that holds it is named',
      'nothing that holds it is named',
      'no guard says “holds that”',
      'src/a.ts has no Lost',
      'nothing that holds it is named',
    ])
  })

  it('for a hop that is only called there', () => {
    const code = [
      'export function one(a: string): void {',
      '  two(a)',
      '}',
      'class X {',
      '  three(): void {',
      '    four(() => {',
      '    })',
      '  }',
      '  five = (): void => this.three()',
      '  async six({ a }: { readonly a: string }): Promise<void> {',
      '    seven(',
      '      a,',
      '    )',
      '  }',
      '  eight(',
      '    a: string,',
      '  ): void {',
      '  }',
      '}',
    ].join('\n')
    const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
    const called = ['two', 'four', 'seven']
    expect(names.filter((name) => !declares(code, name))).toEqual(called)
  })
})

it('a numbered list is read up to the next heading', () => {
  const text = '\n## A\n\n1. `x.ts` `y`: z\n\n## B\n\n1. `u.ts` `v`\n'
  expect(hopsIn(text, 'A')).toEqual([{ file: 'x.ts', name: 'y' }])
})
