/**
 * Somebody on another machine: finds a table on the network (`find`), or is told an address and a
 * code (`at ADDRESS PORT CODE`), joins it and plays until the game is over and checked. Whoever sits
 * down first at a table starts it. A line of JSON per event.
 */
import { LOOPBACK, mdnsAdapters } from '../../../src/host/lan/addresses'
import { browse, type Found } from '../../../src/host/lan/discovery'
import { systemClock } from '../../../src/host/host'
import { checkDeals } from '../../../src/protocol/check-deals'
import { bySocket, Guest, must } from '../../harness/guests'

const write = (event: object) => console.log(JSON.stringify(event))

function findTable(): Promise<Found> {
  return new Promise((resolve, reject) => {
    const browser = browse({
      clock: systemClock,
      interface: mdnsAdapters()[0] ?? LOOPBACK,
      onError: reject,
      onChange: ([found]) => {
        if (found === undefined || found.free === 0) return
        void browser.close().then(() => resolve(found))
      },
    })
  })
}

async function play(origin: string, at: { table: string } | { code: string }): Promise<void> {
  const guest = new Guest('From afar', bySocket(origin))
  await guest.untilOpen()
  must(await guest.client.join(at))
  write({ joined: guest.client.seat })
  guest.autoplay()
  await guest.until(() => guest.client.proof !== null)
  const { proof, notes, update } = guest.client
  const checked = proof && notes.game && checkDeals(proof, notes.game)
  write({ checked, rev: update?.rev, refused: guest.refused })
  guest.client.close()
}

const [how, address = '', port = '', code = ''] = process.argv.slice(2)
if (how === 'find') {
  const found = await findTable()
  write({ found })
  await play(`http://${found.addresses[0] ?? ''}:${found.port}`, { table: found.id })
} else {
  await play(`http://${address}:${port}`, { code })
}
process.exit(0)
