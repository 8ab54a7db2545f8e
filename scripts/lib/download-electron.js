/**
 * Fetches Electron's archive into its cache and reports progress to the parent process;
 * electron/install.js then unpacks it from there. A separate process, so that a download that hangs
 * can be ended.
 */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { inProject } from './paths.js'

const require = createRequire(inProject('node_modules/electron/package.json'))
const { downloadArtifact } = await import(pathToFileURL(require.resolve('@electron/get')).href)

/** @param {Error & { cause?: unknown }} error */
const reason = (error) => (error.cause instanceof Error ? error.cause : error).message

try {
  await downloadArtifact({
    version: require('./package.json').version,
    artifactName: 'electron',
    // The cache in which electron/install.js looks.
    cacheRoot: process.env['electron_config_cache'],
    platform: process.platform,
    arch: process.arch,
    checksums: require('./checksums.json'),
    downloadOptions: {
      quiet: true,
      getProgressCallback: async (/** @type {{ percent: number }} */ { percent }) => {
        process.send?.({ percent })
      },
    },
  })
  process.disconnect()
} catch (error) {
  process.send?.({ error: reason(/** @type {Error} */ (error)) }, () => process.exit(1))
}
