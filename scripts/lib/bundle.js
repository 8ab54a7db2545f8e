/** Bundles a TypeScript entry for Node, so that it runs as fast as the application does. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject, ROOT } from './paths.js'

/** Draws our own pages without a browser. Styles come with the page instead of beside it. */
async function drawing() {
  const { svelte } = await import('@sveltejs/vite-plugin-svelte')
  return [svelte({ emitCss: false })]
}

/**
 * For this process alone, and removed with it: two runs of a command must not overwrite each other.
 *
 * @param {string} parent
 */
function ownFolder(parent) {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'run-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * @param {string} entry    within the project
 * @param {string} folder
 * @param {{ draws?: boolean }} [options]   whether it draws components
 * @returns {Promise<string>}   what Node can run
 */
export async function bundle(entry, folder, { draws = false } = {}) {
  const { build } = await import('vite')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: draws ? await drawing() : [],
    ssr: {
      // Some benchmark peers have module formats that only a bundler can resolve.
      noExternal: true,
      // Separate programs, with files beside them.
      external: ['@playwright/test', '@sparticuz/chromium'],
    },
    build: {
      ssr: inProject(entry),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      // The user of a command does not care about bundler timings.
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // As the application is built: constants instead of variables are a fifth faster.
        output: { topLevelVar: false },
      },
    },
  })
  return join(folder, basename(entry).replace('.ts', '.js'))
}

/**
 * @param {string} entry
 * @param {string} outDir   both within the project
 * @param {{ draws?: boolean }} [options]
 */
export async function bundleAndRun(entry, outDir, options) {
  const file = await bundle(entry, ownFolder(inProject(outDir)), options)
  await import(pathToFileURL(file).href)
}
