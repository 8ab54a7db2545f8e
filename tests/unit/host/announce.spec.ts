import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { Advertiser } from '../../../src/host/lan/discovery'
import { NetworkReach } from '../../../src/host/lan/reach'
import type { TableSummary } from '../../../src/protocol/table'
import { ManualClock } from '../../harness/manual-clock'

const summary = (id: string, free = 1): TableSummary => ({
  ...{ id, name: `Table ${id}`, game: 'ebbes', phase: 'gathering', people: [], seats: 3, free },
  spectators: 'public',
})

/** A host on networks that come and go, and what is heard on them. */
function travellingHost() {
  const heard: string[] = []
  const clock = new ManualClock()
  let adapters: readonly string[] = ['10.0.0.1']
  let tables: readonly TableSummary[] = [summary('a')]
  let opened = 0
  const advertise = (adapter: string): Advertiser => ({
    publish: ({ id }) => {
      heard.push(`${adapter} hello ${id}`)
      return {
        update: ({ free }) => heard.push(`${adapter} ${id} has ${free ?? 0}`),
        close: () => {
          heard.push(`${adapter} bye ${id}`)
          return Promise.resolve()
        },
      }
    },
    close: () => {
      heard.push(`${adapter} bye`)
      return Promise.resolve()
    },
  })
  const server = createServer()
  const reach = new NetworkReach(server, {
    app: '1.0.0',
    clock,
    report: (problem) => heard.push(problem),
    openTables: () => tables,
    opened: () => opened++,
    adapters: () => adapters,
    advertise,
  })
  return {
    reach,
    opened: () => opened,
    /** What has been heard since the last time. */
    heard: () => heard.splice(0),
    goes(to: readonly string[]) {
      adapters = to
      clock.advance(5000)
    },
    shows(...now: readonly TableSummary[]) {
      tables = now
      reach.show(now)
    },
    async close() {
      await reach.close()
      server.close()
    },
  }
}

describe('a host on the network', () => {
  it('says nothing before it is opened, and everything then', async () => {
    const host = travellingHost()
    await host.reach.listen(0, false)
    host.goes(['10.0.0.2'])
    expect([host.heard(), host.reach.isOpen, host.opened()]).toEqual([[], false, 0])
    await host.reach.open()
    expect([host.heard(), host.reach.isOpen, host.opened()]).toEqual([
      ['10.0.0.2 hello a'],
      true,
      1,
    ])
    await host.close()
    expect(host.heard()).toEqual(['10.0.0.2 bye'])
  })

  it('is heard on a network that it comes to, and leaves those alone where it was before', async () => {
    const host = travellingHost()
    await host.reach.listen(0, true)
    host.shows(summary('a', 2), summary('b'))
    expect(host.heard()).toEqual(['10.0.0.1 hello a', '10.0.0.1 a has 2', '10.0.0.1 hello b'])
    host.goes(['10.0.0.1', '192.168.1.5'])
    expect(host.heard()).toEqual(['192.168.1.5 hello a', '192.168.1.5 hello b'])
    host.goes(['192.168.1.5'])
    expect(host.heard()).toEqual(['10.0.0.1 bye'])
    host.shows(summary('b'))
    expect(host.heard()).toEqual(['192.168.1.5 bye a', '192.168.1.5 b has 1'])
    await host.close()
  })

  it('tells of the first 25 tables, as many as a guest believes of one host', async () => {
    const host = travellingHost()
    await host.reach.listen(0, true)
    host.heard()
    host.shows(...Array.from({ length: 40 }, (_, index) => summary(`t${index}`)))
    const hellos = Array.from({ length: 25 }, (_, index) => `10.0.0.1 hello t${index}`)
    expect(host.heard()).toEqual(['10.0.0.1 bye a', ...hellos])
    await host.close()
  })

  it('says everything again after a sleep, where it is now', async () => {
    const host = travellingHost()
    await host.reach.listen(0, true)
    host.heard()
    await host.reach.refresh()
    expect(host.heard()).toEqual(['10.0.0.1 bye', '10.0.0.1 hello a'])
    await host.close()
  })

  it('that is closed while it wakes up stays silent', async () => {
    const host = travellingHost()
    await host.reach.listen(0, true)
    host.heard()
    await Promise.all([host.reach.refresh(), host.close()])
    host.goes(['10.0.0.9'])
    expect(host.heard()).toEqual(['10.0.0.1 bye'])
  })
})
