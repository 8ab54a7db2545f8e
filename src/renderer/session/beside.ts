/** A connection beside the window's own, for a few questions to a host. */
import { Client, type Identity } from '../../protocol/client'
import { browserDeps } from './line'

/**
 * If the host does not answer, every request is refused: at once, or after retrying until the time is up.
 */
export async function withClient<Value>(
  origin: string,
  identity: Identity,
  work: (client: Client) => Promise<Value>,
  patienceMs = 0,
): Promise<Value> {
  const client = await opened(origin, identity, patienceMs)
  const done = await work(client)
  client.close()
  return done
}

function opened(origin: string, identity: Identity, patienceMs: number): Promise<Client> {
  return new Promise((resolve) => {
    let isPatient = patienceMs > 0
    const told = () => {
      if (client.status !== 'connecting' || !isPatient) resolve(client)
    }
    const client = new Client(
      browserDeps(() => origin, told),
      identity,
    )
    if (isPatient) {
      setTimeout(() => {
        isPatient = false
        told()
      }, patienceMs)
    }
  })
}
