/** A whole host in this process that serves the built pages, with bots that answer without a pause. */
import { pathToFileURL } from 'node:url'
import { inProject } from '../../scripts/lib/paths.js'
import { startHost, type Host, type HostOptions } from '../../src/host/host'

export interface PageHost extends Host {
  readonly origin: string
  /** The problems it has reported. */
  readonly problems: readonly string[]
}

export async function pageHost(options: Partial<HostOptions> = {}): Promise<PageHost> {
  const problems: string[] = []
  const host = await startHost({
    app: '0.0.0-test',
    pages: inProject('out/renderer'),
    botScript: pathToFileURL(inProject('out/main/bot-worker.js')),
    port: 0,
    lan: false,
    botPause: 0,
    report: (problem) => problems.push(problem),
    ...options,
  })
  return { ...host, origin: `http://127.0.0.1:${host.port}`, problems }
}
