/** `npm run playthroughs`: rewrites tests/playthroughs. Read the difference before you commit it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOOLS } from '../games'

for (const [game, { playthroughs }] of Object.entries(TOOLS)) {
  const folder = join('tests', 'playthroughs', game)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(playthroughs))
    writeFileSync(join(folder, `${name}.txt`), text())
}
