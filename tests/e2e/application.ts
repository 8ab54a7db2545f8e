/** A browser that stands in for the application: it has a host of its own, and connects to every host. */
import type { BrowserContext } from '@playwright/test'
import { WebSocket } from 'ws'
import type { PageHost } from '../harness/page-host'

/** What the shell would answer; a verb that is not here answers nothing. */
const ANSWERS = { seats: [], nearby: [], hostStatus: null, newerVersion: null }

export async function asApplication(context: BrowserContext, own: PageHost): Promise<void> {
  await context.addInitScript(
    ({ host, answers }) => {
      const verbs = new Proxy(
        {},
        {
          get: (_, verb: string) => {
            if (verb === 'onOpenRequest') return () => () => undefined
            if (verb === 'host') return () => Promise.resolve(host)
            return () => Promise.resolve((answers as Record<string, unknown>)[verb])
          },
        },
      )
      Object.defineProperty(window, 'desktop', { value: verbs })
    },
    { host: { origin: own.origin, key: own.key }, answers: ANSWERS },
  )
  // A page of another host could not get there: the application's own pages can.
  await context.routeWebSocket(`${own.origin.replace('http', 'ws')}/play`, (page) => {
    const host = new WebSocket(page.url(), page.protocols(), { origin: 'app://stichabend' })
    const waiting: string[] = []
    page.onMessage((text) => {
      if (host.readyState === WebSocket.OPEN) host.send(text)
      else waiting.push(String(text))
    })
    page.onClose(() => host.close())
    host.on('open', () => {
      for (const text of waiting) host.send(text)
    })
    host.on('message', (data) => page.send((data as Buffer).toString('utf8')))
    host.on('error', () => undefined)
    host.on('close', () => void page.close())
  })
}
