/**
 * Gives a player another name in a data folder (`FOLDER N FROM TO`), and is killed when the N-th file
 * is about to take the place of the old one.
 */
import fsPromises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { History } from '../../../src/host/history/history'
import { Renaming } from '../../../src/host/history/names'
import { fileStore } from '../../../src/host/store/log-store'

const [folder = '', last = '', from = '', to = ''] = process.argv.slice(2)
const { archive } = await fileStore(folder)
const history = new History({ archive, app: '0.0.0-test', report: console.error })
await history.list()

const { rename } = fsPromises
let renamed = 0
fsPromises.rename = async (...paths) => {
  renamed++
  if (renamed === Number(last)) process.kill(process.pid, 'SIGKILL')
  await rename(...paths)
}
syncBuiltinESMExports()
await history.rename(new Renaming(from, to))
console.log(`${renamed} files were renamed.`)
