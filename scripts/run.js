/** Runs one of our TypeScript commands: `node scripts/run.js scenario PATH…`. */
import { bundleAndRun } from './lib/bundle.js'
import { ensureInstalled } from './lib/install.js'

const DRAWING = ['scoresheet']

const [name = ''] = process.argv.splice(2, 1)
await ensureInstalled()
await bundleAndRun(`scripts/commands/${name}.ts`, 'out/commands', { draws: DRAWING.includes(name) })
