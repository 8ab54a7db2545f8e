import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const LAST_PORT = 65535

function listenOnce(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Listens on `port`, or on the next free one above it. Answers the actual port. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  for (let candidate = port; candidate <= LAST_PORT; candidate++) {
    try {
      return await listenOnce(server, host, candidate)
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
  throw new Error(`No free port from ${port} up to ${LAST_PORT}.`)
}
