/** `npm run check [-- TITLE…]`: all checks, or those whose titles begin so (`npm run check -- types`). */
import { CHECKS, checksNamed, runChecks } from './lib/checks.js'
import { ensureInstalled } from './lib/install.js'

const names = process.argv.slice(2)
const unknown = names.find((name) => checksNamed(name).length === 0)
if (unknown !== undefined) {
  console.error(`There is no check “${unknown}”. There are:`)
  for (const { title } of CHECKS) console.error(`  ${title}`)
  process.exit(2)
}
await ensureInstalled()
const { failed } = await runChecks(names.length === 0 ? CHECKS : names.flatMap(checksNamed))
process.exit(failed === 0 ? 0 : 1)
