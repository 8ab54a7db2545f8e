/** `npm run playthroughs`: rewrites tests/playthroughs. Read the difference before you commit it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLAYTHROUGHS } from '../playthrough/all'

for (const [game, texts] of Object.entries(PLAYTHROUGHS)) {
  const folder = join('tests', 'playthroughs', game)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(texts))
    writeFileSync(join(folder, `${name}.txt`), text())
}
