/**
 * One machine of a discovery test: `advertise` opens a table, obeys lines like `{"free":2}` and
 * `close` on its standard input; `browse` writes every list it finds, by a clock that runs as many
 * times too fast as the next argument says. A line of JSON per event.
 */
import { createInterface } from 'node:readline'
import { browse, createAdvertiser, type OfferChanges } from '../../../src/host/lan/discovery'

const write = (event: object) => console.log(JSON.stringify(event))
const onError = (error: NodeJS.ErrnoException) => write({ error: error.code ?? error.message })
const input = createInterface({ input: process.stdin })
// Whoever started us is gone.
input.on('close', () => process.exit(1))

function advertise(): void {
  const advertiser = createAdvertiser({ onError })
  const offer = { id: 'table', name: 'Jasstisch', port: 4711, protocol: 1, app: '1.0.0' }
  const table = advertiser.publish({ ...offer, game: 'eidex', free: 3 })
  input.on('line', (line) => {
    if (line === 'close') void advertiser.close().then(() => process.exit(0))
    else table.update(JSON.parse(line) as OfferChanges)
  })
}

const SPEED = Number(process.argv[3] ?? 1)
const clock = {
  now: () => Date.now() * SPEED,
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms / SPEED)
    return () => clearTimeout(timer)
  },
}

function look(): void {
  const browser = browse({ clock, onError, onChange: (found) => write({ found }) })
  input.on('line', () => void browser.close().then(() => process.exit(0)))
}

if (process.argv[2] === 'advertise') advertise()
else look()
