/** From where the host can be reached: its own machine, or the network, which is then told of it. */
import type { Server } from 'node:http'
import type { TableSummary } from '../../protocol/table'
import { listen } from '../web/listen'
import { LOOPBACK, mdnsAdapters, reachableAddresses, type CheckedAddress } from './addresses'
import { announcer, type Announcer } from './announce'
import { createAdvertiser, type Advertiser } from './discovery'

export interface ReachOptions {
  readonly app: string
  readonly report: (problem: string) => void
  readonly openTables: () => readonly TableSummary[]
}

export class NetworkReach {
  readonly #server: Server
  readonly #options: ReachOptions
  #port = 0
  #announcer: Announcer | undefined

  constructor(server: Server, options: ReachOptions) {
    this.#server = server
    this.#options = options
  }

  get port(): number {
    return this.#port
  }

  async listen(port: number, lan: boolean): Promise<void> {
    this.#port = lan ? await this.#listenToAll(port) : await listen(this.#server, LOOPBACK, port)
    if (lan) this.#announce()
  }

  /** Lets the network in, without a word to those who are connected already. */
  async open(): Promise<void> {
    if (this.#announcer !== undefined) return
    // Ends the listening only; connections stay.
    this.#server.close()
    this.#port = await this.#listenToAll(this.#port)
    this.#announce()
  }

  addresses(): Promise<readonly CheckedAddress[]> {
    return this.#announcer === undefined ? Promise.resolve([]) : reachableAddresses(this.#port)
  }

  show(tables: readonly TableSummary[]): void {
    this.#announcer?.show(tables)
  }

  /** Says goodbye. */
  async close(): Promise<void> {
    await this.#announcer?.close()
  }

  /** By both kinds of address where the machine has both. */
  async #listenToAll(port: number): Promise<number> {
    try {
      return await listen(this.#server, '::', port)
    } catch {
      return listen(this.#server, '0.0.0.0', port)
    }
  }

  #announce(): void {
    this.#announcer = announcer(this.#advertisers(), this.#options.app, this.#port)
    this.show(this.#options.openTables())
  }

  /** One on each adapter: left to itself the system would tell only one network, perhaps a VPN's. */
  #advertisers(): readonly Advertiser[] {
    const onError = (error: Error) => {
      this.#options.report(`Tables can’t be announced: ${error.message}`)
    }
    return mdnsAdapters().map((address) => createAdvertiser({ onError, interface: address }))
  }
}
