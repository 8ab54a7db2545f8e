/** The host as in production, with its tables on disk; only its limits are raised. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startHost, type Host } from '../src/host/host'
import { answer } from './host-child'

const MANY = 10_000
let host: Host | undefined

answer({
  listen: async (data: string): Promise<number> => {
    host = await startHost({
      app: '0.0.0-bench',
      pages: data,
      // The whole benchmark: as a thread it is a bot.
      botScript: pathToFileURL(process.argv[1] ?? ''),
      ...(process.env['BENCH_THREADS'] === '1' && {
        historyScript: pathToFileURL(join(process.cwd(), 'out/main/history-worker.js')),
      }),
      data,
      port: 0,
      lan: false,
      report: (problem) => console.error(problem),
      mostTables: MANY,
      connections: { all: MANY },
      tablesPerAddress: MANY,
      sockets: { all: MANY, perAddress: MANY },
    })
    return host.port
  },
  close: () => host?.close(),
})
