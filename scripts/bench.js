/** `npm run bench -- NAME`: measures us beside our peers, which bench/ installs for itself. */
import { ensureBuilt } from './lib/build.js'
import { bundleAndRun } from './lib/bundle.js'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './lib/install.js'
import { inProject } from './lib/paths.js'

const BENCHES = ['bots', 'desktop', 'engine', 'history', 'host', 'page']
/** Benchmarks that drive a browser or the application, which cannot be bundled. */
const PLAIN = ['desktop', 'page']

const [name = ''] = process.argv.splice(2, 1)
if (!BENCHES.includes(name)) {
  console.error(`Usage: npm run bench -- ${BENCHES.join('|')}`)
  process.exit(2)
}
await ensureInstalled()
if (PLAIN.includes(name)) {
  await import(pathToFileURL(inProject(`bench/${name}.js`)).href)
} else {
  await ensureInstalled('bench')
  if (name === 'history') await ensureBuilt()
  await bundleAndRun(`bench/${name}.ts`, 'bench/out')
}
