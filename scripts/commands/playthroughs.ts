/** `npm run playthroughs`: rewrites tests/playthroughs. Read the difference before you commit it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EBBES_PLAYTHROUGHS, ebbesPlaythrough } from '../playthrough/ebbes'

const folder = join('tests', 'playthroughs', 'ebbes')
mkdirSync(folder, { recursive: true })
for (const [name, table] of Object.entries(EBBES_PLAYTHROUGHS)) {
  writeFileSync(join(folder, `${name}.txt`), ebbesPlaythrough(table))
}
