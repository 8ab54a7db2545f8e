/** `npm run build`: builds into out/ if the sources have changed. */
import { ensureBuilt } from './lib/build.js'
import { ensureInstalled } from './lib/install.js'

await ensureInstalled()
await ensureBuilt()
