/** `npm run test:desktop`: the built application on the Electron runtime of this machine. */
import { ensureBuilt } from './lib/build.js'
import { installedElectron } from './lib/electron.js'
import { ensureInstalled } from './lib/install.js'
import { runBrowserTests, summary } from './lib/tests.js'

try {
  await ensureInstalled()
  await ensureBuilt()
  if (installedElectron() === undefined) {
    throw new Error(
      'There is no Electron runtime: run npm start once with a network, or set ELECTRON_OVERRIDE_DIST_PATH.',
    )
  }
  const counts = await runBrowserTests('desktop', process.argv.slice(2))
  console.log(summary(counts))
  process.exit(counts.failed === 0 ? 0 : 1)
} catch (error) {
  console.error(/** @type {Error} */ (error).message)
  process.exit(1)
}
