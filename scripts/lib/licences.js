/**
 * The licences of everything that is shipped, as `licences.txt` beside the pages, as guests get those too: of what was
 * bundled into them, of what the main process loads, and of the fonts. The settings show it, and packages have it among
 * their files.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './paths.js'

const MODULES = inProject('node_modules')
const PACKAGE = /node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)/g
const LICENCE = /^licen[cs]e(\.md|\.txt)?$/i

/** @typedef {{ name: string, version: string, license?: string, dependencies?: Record<string, string> }} Manifest */

/** @param {string} folder @returns {Manifest & { devDependencies?: Record<string, string> }} */
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** With everything they need in turn. @param {readonly string[]} names @returns {string[]} */
function withDependencies(names) {
  const all = new Set(names)
  // A set that grows while it is walked is walked to its end.
  for (const name of all) {
    const { dependencies = {} } = manifestOf(join(MODULES, name))
    for (const needed of Object.keys(dependencies)) all.add(needed)
  }
  return [...all]
}

/** The package of a bundled module, if it is of one. @param {string} id */
const packageOf = (id) => [...id.replaceAll('\\', '/').matchAll(PACKAGE)].at(-1)?.groups?.['name']

/** @param {string} name */
function licenceOf(name) {
  const folder = join(MODULES, name)
  const { version, license = 'unknown' } = manifestOf(folder)
  const file = readdirSync(folder).find((entry) => LICENCE.test(entry))
  if (file === undefined) throw new Error(`${name} ships no licence: it can’t be shipped by us.`)
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}

/** @param {readonly string[]} bundled   ids of modules */
function licencesOf(bundled) {
  const { dependencies = {}, devDependencies = {} } = manifestOf(inProject())
  const names = new Set([
    ...bundled.flatMap((id) => packageOf(id) ?? []),
    ...withDependencies(Object.keys(dependencies)),
    ...Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource')),
  ])
  return [...names]
    .filter((name) => existsSync(join(MODULES, name)))
    .sort()
    .map(licenceOf)
    .join(`\n${'─'.repeat(72)}\n\n`)
}

/** @returns {import('vite').Plugin} */
export const licences = () => ({
  name: 'licences',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk' ? chunk.moduleIds : [],
    )
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesOf(modules) })
  },
})
