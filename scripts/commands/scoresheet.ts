/**
 * The score sheet of a table's log, as a file for people, a spreadsheet or other programs; exit 2 for
 * what it cannot do.
 *   npm run scoresheet -- LOG --out FILE.{csv,json,html} [--game N | --evening]
 *     [--language en|de|fr] [--separator ';']
 */
import { Problem, scoresheet } from '../scoresheet/command'

try {
  console.log(await scoresheet(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(`scoresheet: ${error.message}`)
  process.exitCode = 2
}
