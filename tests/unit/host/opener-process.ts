/**
 * Somebody beside the host: opens a table for a guest and two bots (`PORT open|private`), starts it
 * as soon as the guest sits there, watches, and leaves when the game is over. A line of JSON per event.
 */
import { ACCESS } from '../../../src/protocol/table'
import { bySocket, Guest, must, tableFor } from '../../harness/guests'

const [port = '', wanted] = process.argv.slice(2)
const access = ACCESS.find((one) => one === wanted) ?? 'open'
const owner = new Guest('Opener', bySocket(`http://127.0.0.1:${port}`))
await owner.untilOpen()
const setup = tableFor('ebbes', ['open', 'greedy', 'greedy'], { access, seat: null })
must(await owner.client.create(setup))
const table = owner.client.table
console.log(JSON.stringify({ opened: { table: table?.id, code: table?.code } }))
await owner.until(() => owner.client.table?.seats[0]?.person?.present === true)
must(await owner.client.propose({ do: 'start' }))
await owner.until(() => owner.client.proof !== null)
owner.client.close()
process.exit(0)
