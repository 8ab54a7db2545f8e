/**
 * Opens the host to the network while it keeps listening on its own machine: replacing the one listener by another
 * would cut off guests who are just connecting. No system lets a machine's loopback and all its addresses listen
 * at the same port, so each address has a listener of its own.
 */
import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { listAddresses } from './addresses'

const ALL_IPV6 = '::'

const ownAddresses = (): readonly string[] => [
  ALL_IPV6,
  ...listAddresses().flatMap(({ address, family }) => (family === 4 ? address : [])),
]

export class NetworkListeners {
  readonly #http: HttpServer
  readonly #report: (problem: string) => void
  readonly #open = new Map<string, Server>()

  constructor(http: HttpServer, report: (problem: string) => void) {
    this.#http = http
    this.#report = report
  }

  /** Networks come and go: listens at the addresses that exist now. */
  async tune(port: number): Promise<void> {
    const now = ownAddresses()
    for (const [address, server] of this.#open) {
      if (now.includes(address)) continue
      this.#open.delete(address)
      server.close()
    }
    const added = now.filter((address) => !this.#open.has(address))
    await Promise.all(added.map((address) => this.#listen(address, port)))
  }

  close(): void {
    for (const server of this.#open.values()) server.close()
    this.#open.clear()
  }

  /** An address that fails does not affect the others: the invitation says which ones work. */
  #listen(address: string, port: number): Promise<void> {
    const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      this.#http.emit('connection', socket),
    )
    server.maxConnections = this.#http.maxConnections
    this.#open.set(address, server)
    return new Promise((resolve) => {
      server.on('error', (error) => {
        this.#report(`${address}: ${error.message}`)
        if (!server.listening) this.#open.delete(address)
        resolve()
      })
      server.listen({ host: address, port, ipv6Only: true }, resolve)
    })
  }
}
