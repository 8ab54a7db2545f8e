/** `npm run check [-- TITLE…]`: all checks, or those whose titles begin so (`npm run check -- types`). */
import { CHECKS, checksNamed } from './lib/checks.js'
import { ensureInstalled } from './lib/install.js'
import { PARTS, runPart } from './lib/parts.js'

const names = process.argv.slice(2)
const unknown = names.find((name) => checksNamed(name).length === 0)
if (unknown !== undefined) {
  console.error(`There is no check “${unknown}”. There are:`)
  for (const { title } of CHECKS) console.error(`  ${title}`)
  process.exit(2)
}
await ensureInstalled()
const { failed } = await runPart(PARTS.check, names)
process.exit(failed === 0 ? 0 : 1)
