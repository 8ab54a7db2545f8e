/** What the application waits for before it can open a window. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inProject } from '../../../scripts/lib/paths.js'
import { importGraph } from '../../harness/import-graph'

const src = importGraph(inProject('src')).filter(({ kind }) => kind === 'value')

/** All files that are there before the first of these has run. */
function loadedWith(start: string): string[] {
  const loaded = new Set([start])
  for (const file of loaded) for (const { from, to } of src) if (from === file) loaded.add(to)
  return [...loaded]
}

const packagesIn = (file: string): string[] =>
  [
    ...readFileSync(join(inProject('src'), file), 'utf8').matchAll(
      /^(?!import type).* from '([^'.][^']*)'/gm,
    ),
  ]
    .map(([, source = '']) => source)
    .filter((source) => source !== 'electron' && !source.startsWith('node:'))
    .map((source) => `${file} imports ${source}`)

it('the shell starts without any package, and loads the host when it is wanted', () => {
  const files = loadedWith('main/index.ts')
  expect(files.length).toBeGreaterThan(10)
  expect(files.flatMap(packagesIn)).toEqual([])
  // Otherwise this looks at nothing.
  expect(loadedWith('host/host.ts').flatMap(packagesIn)).not.toEqual([])
})
