/**
 * The score sheet of a table's log, as a file for people, a spreadsheet or other programs; exit 2 for
 * what it cannot do.
 *   npm run scoresheet -- LOG --out FILE.{pdf,html,csv,json} [--game N | --evening]
 *     [--language en|de|fr] [--paper a4|letter] [--separator ';']
 *   npm run scoresheet -- --blank GAME --out FILE.{pdf,html} [--players N] [--pairs]
 */
import { scoresheet } from '../scoresheet/command'
import { Problem } from '../scoresheet/problem'

try {
  console.log(await scoresheet(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(`scoresheet: ${error.message}`)
  process.exitCode = 2
}
