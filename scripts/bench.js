/** `npm run bench -- NAME`: measures us beside our peers, which bench/ installs for itself. */
import { bundleAndRun } from './lib/bundle.js'
import { ensureInstalled } from './lib/install.js'

const BENCHES = ['engine', 'host']

const [name = ''] = process.argv.splice(2, 1)
if (!BENCHES.includes(name)) {
  console.error(`Usage: npm run bench -- ${BENCHES.join('|')}`)
  process.exit(2)
}
await ensureInstalled()
await ensureInstalled('bench')
await bundleAndRun(`bench/${name}.ts`, 'bench/out')
