/**
 * One machine of a discovery test: `advertise` opens a table, obeys lines like `{"free":2}` and
 * `close` on its standard input; `browse` writes every list it finds, by a clock that runs as many
 * times too fast as the next argument says. A line of JSON per event.
 */
import { createInterface } from 'node:readline'
import { LOOPBACK, mdnsAdapters } from '../../../src/host/lan/addresses'
import {
  browse,
  createAdvertiser,
  type Found,
  type OfferChanges,
} from '../../../src/host/lan/discovery'

const write = (event: object) => console.log(JSON.stringify(event))
const onError = (error: NodeJS.ErrnoException) => write({ error: error.code ?? error.message })
const input = createInterface({ input: process.stdin })
// Whoever started us is gone.
input.on('close', () => process.exit(1))

const SPEED = Number(process.argv[3] ?? 1)
const clock = {
  now: () => Date.now() * SPEED,
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms / SPEED)
    return () => clearTimeout(timer)
  },
}

const adapter = mdnsAdapters()[0] ?? LOOPBACK

function advertise(): void {
  const advertiser = createAdvertiser({ clock, onError, interface: adapter })
  const offer = { id: 'table', name: 'Jasstisch', port: 4711, protocol: 1, app: '1.0.0' }
  const table = advertiser.publish({ ...offer, game: 'eidex', free: 3 })
  input.on('line', (line) => {
    if (line === 'close') void advertiser.close().then(() => process.exit(0))
    else table.update(JSON.parse(line) as OfferChanges)
  })
}

function look(): void {
  const onChange = (found: readonly Found[]) => write({ found })
  const browser = browse({ clock, onError, interface: adapter, onChange })
  input.on('line', () => void browser.close().then(() => process.exit(0)))
}

if (process.argv[2] === 'advertise') advertise()
else look()
