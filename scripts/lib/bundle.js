/** Bundles a TypeScript entry for Node, so that it runs as fast as the application does. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject, ROOT } from './paths.js'

/** What draws our own pages without a browser. Styles come with the page instead of beside it. */
async function drawing() {
  const { svelte } = await import('@sveltejs/vite-plugin-svelte')
  return [svelte({ emitCss: false })]
}

/**
 * For this process alone, and gone with it: two of the same command must not write over each other.
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
 * @param {string} entry
 * @param {string} outDir   both within the project
 * @param {{ draws?: boolean }} [options]   whether it draws components
 */
export async function bundleAndRun(entry, outDir, { draws = false } = {}) {
  const { build } = await import('vite')
  const folder = ownFolder(inProject(outDir))
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: draws ? await drawing() : [],
    ssr: {
      // Peers of a benchmark come in shapes that only a bundler can resolve.
      noExternal: true,
      // Programs of their own, with files beside them.
      external: ['@playwright/test', '@sparticuz/chromium'],
    },
    build: {
      ssr: inProject(entry),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      // How long which part of the bundler took is no news for whoever runs a command.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  })
  await import(pathToFileURL(join(folder, basename(entry).replace('.ts', '.js'))).href)
}
