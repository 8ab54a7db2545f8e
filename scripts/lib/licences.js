/**
 * The licences of everything that is shipped, as `licences.txt` beside the pages, because guests get those, too:
 * what was bundled into the pages, what the main process loads, and the fonts. The settings show the file, and
 * packages include it.
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

/** Including everything they depend on. @param {readonly string[]} names @returns {string[]} */
function withDependencies(names) {
  const all = new Set(names)
  // Names added to the set during the loop are visited, too.
  for (const name of all) {
    const { dependencies = {} } = manifestOf(join(MODULES, name))
    for (const needed of Object.keys(dependencies)) all.add(needed)
  }
  return [...all]
}

/** The package of a bundled module, if it belongs to one. @param {string} id */
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
