/** What is shipped is built from the lists in `src`, and knows nothing of the third game. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { inProject } from '../../../scripts/lib/paths.js'
import { test } from './fixtures'

/** Whether any script of a build names it. */
const namesIt = (folder: string): boolean =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('js'))
    .some((name) => readFileSync(join(inProject(folder), name), 'utf8').includes('tercet'))

test('the application has no third game, neither its pages nor its host', () => {
  expect(['out/main', 'out/preload', 'out/renderer'].filter(namesIt)).toEqual([])
  expect(['out/third-game/main', 'out/third-game/renderer'].filter(namesIt)).toHaveLength(2)
})

test('nothing but what was built for it is packed', () => {
  const recipe = readFileSync(inProject('electron-builder.yml'), 'utf8')
  expect(recipe).toContain('- out/{main,preload,renderer}/**')
})
