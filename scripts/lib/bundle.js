/** Bundles a TypeScript entry for Node, so that it runs as fast as the application does. */
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject, ROOT } from './paths.js'

/** @param {string} entry @param {string} outDir   both within the project */
export async function bundleAndRun(entry, outDir) {
  const { build } = await import('vite')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    // Peers of a benchmark come in shapes that only a bundler can resolve.
    ssr: { noExternal: true },
    build: {
      ssr: inProject(entry),
      outDir: inProject(outDir),
      emptyOutDir: false,
      target: 'node20',
      minify: false,
    },
  })
  await import(pathToFileURL(inProject(outDir, basename(entry).replace('.ts', '.js'))).href)
}
