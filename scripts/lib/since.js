/** What a change can affect: `npm test -- --since REV` runs only that. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { inProject, ROOT } from './paths.js'
import { mustRun, run } from './run.js'

/** @typedef {import('./parts.js').PartName} PartName */

/** Texts for people: their format is checked, and these specs read them. */
const PROSE = /^(docs\/.*|[^/]*\.md|LICENSE|\.github\/.*)$/
const READERS = ['tests/unit/engine/fair-deals.spec.ts', 'tests/unit/scripts/documents.spec.ts']
/** What vitest and Playwright find in their import graph. Everything else is read, spawned or configured. */
const IMPORTED = /^(src|tests)\/.*\.(ts|svelte)$/
/** What only Electron runs. */
const SHELL = /^(src\/(main|preload)|tests\/desktop|resources|build|electron-builder\.yml)/
const IMPORT = /from '(\.[^']+)'/g
/** The dependencies of a spec that starts a process, or reads the project's files, do not show in its imports. */
const REACHES_OUT = /node:child_process|node:fs|from 'vite'|bundle/

/** All changes since the revision, committed or not. @param {string} rev @returns {Promise<string[]>} */
export async function changedSince(rev) {
  const known = await run('git', ['rev-parse', '--verify', '--quiet', `${rev}^{commit}`])
  if (known.code !== 0) throw new Error(`git knows no “${rev}”.`)
  const { output: changed } = await mustRun('git', ['diff', '--name-only', rev])
  const { output: added } = await mustRun('git', ['ls-files', '--others', '--exclude-standard'])
  return [...new Set(`${changed}\n${added}`.split('\n').filter((name) => name !== ''))].sort()
}

/** @param {string} file   without or with its ending */
function textOf(file) {
  for (const ending of ['', '.ts', '.js', '/index.ts']) {
    try {
      return readFileSync(`${file}${ending}`, 'utf8')
    } catch {
      // Not this one.
    }
  }
  return ''
}

/** Whether the spec, or a test helper that it imports, reaches out. @param {string} file @param {Set<string>} [seen] @returns {boolean} */
function reachesOut(file, seen = new Set()) {
  if (seen.has(file)) return false
  seen.add(file)
  const text = textOf(file)
  if (REACHES_OUT.test(text)) return true
  return [...text.matchAll(IMPORT)]
    .map(([, source = '']) => resolve(dirname(file), source))
    .filter((helper) => !relative(ROOT, helper).startsWith('src'))
    .some((helper) => reachesOut(helper, seen))
}

/** The unit specs whose imports do not show everything they depend on. */
function outgoingSpecs() {
  return readdirSync(inProject('tests/unit'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => join('tests/unit', name))
    .filter((name) => reachesOut(inProject(name)))
}

/**
 * The parts that can be affected, each with the arguments for its runner.
 *
 * @param {readonly string[]} changed
 * @param {string} rev
 * @returns {Promise<Partial<Record<PartName, readonly string[]>>>}
 */
export async function affectedBy(changed, rev) {
  if (changed.length === 0) return {}
  const code = changed.filter((name) => !PROSE.test(name))
  if (code.length === 0) return { check: ['format'], unit: READERS }
  const isWhole = code.some((name) => !IMPORTED.test(name))
  const inPages = code.some((name) => !SHELL.test(name) && !name.startsWith('tests/'))
  const inShell = code.some((name) => !name.startsWith('tests/'))
  const only = [`--only-changed=${rev}`]
  return {
    check: [],
    unit: isWhole ? [] : await unitSpecs(rev),
    // They drive the whole application: the build decides, not their imports.
    e2e: isWhole || inPages ? [] : only,
    desktop: isWhole || inShell ? [] : only,
  }
}

/** @param {string} rev */
async function unitSpecs(rev) {
  const list = ['list', '--filesOnly', '--json', '--changed', rev]
  const { output } = await mustRun(process.execPath, [
    inProject('node_modules/vitest/vitest.mjs'),
    ...list,
  ])
  const found = /** @type {{ file: string }[]} */ (JSON.parse(output.slice(output.indexOf('['))))
  const related = found.map(({ file }) => relative(ROOT, file))
  return [...new Set([...related, ...outgoingSpecs()])].sort()
}
