import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { ROOT } from '../../scripts/lib/paths.js'

export interface Bundle {
  /** Plain Node can run it, from anywhere. */
  readonly file: string
  remove(): Promise<void>
}

/**
 * A TypeScript entry with all its dependencies in one file, for tests that need a separate process.
 */
export async function bundleForNode(entry: string): Promise<Bundle> {
  const folder = await mkdtemp(join(tmpdir(), 'stichabend-bundle-'))
  const name = basename(entry).replace(/\.ts$/, '.mjs')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  })
  return { file: join(folder, name), remove: () => rm(folder, { recursive: true }) }
}
