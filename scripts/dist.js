/**
 * `npm run dist`: installers of this platform, into dist/. `-- --dir` only lays the application out
 * there, unpacked. A runtime named by ELECTRON_OVERRIDE_DIST_PATH is packed instead of a downloaded one.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.js'
import { ensureInstalled } from './lib/install.js'
import { tool } from './lib/paths.js'
import { run } from './lib/run.js'

/** @param {string | undefined} runtime */
const packing = (runtime) =>
  runtime
    ? [
        `--config.electronDist=${runtime}`,
        `--config.electronVersion=${readFileSync(join(runtime, 'version'), 'utf8').trim().replace(/^v/, '')}`,
      ]
    : []

/** Linux packages must name a homepage. Only the release workflow knows ours: release.yml runs there. */
function homepage() {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
  return server && repository ? `${server}/${repository}` : 'https://stichabend.invalid/'
}

await ensureInstalled()
await ensureBuilt()
const { code } = await run(
  process.execPath,
  [
    tool('electron-builder'),
    '--publish=never',
    `--config.extraMetadata.homepage=${homepage()}`,
    ...packing(process.env['ELECTRON_OVERRIDE_DIST_PATH']),
    ...process.argv.slice(2),
  ],
  { show: true },
)
process.exitCode = code
