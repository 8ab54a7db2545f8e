/** Looks for a newer version: only if the user wants that, once a day at most, and never during a game. */
import { app, net, shell } from 'electron'
import { hostStatus } from './hosting'
import { newerRelease, type Release } from './releases'
import { remembered } from './shell'

/** Where releases are published; empty in an unreleased build. */
declare const __RELEASES__: string

export const isReleased = __RELEASES__ !== ''

const DAY_MS = 24 * 60 * 60 * 1000

let found: Release | undefined
let lastLook = -Infinity

/** Only fetches the news: installing is up to the user. */
export async function newerVersion(): Promise<string | null> {
  const isDue = performance.now() - lastLook > DAY_MS
  if (isReleased && remembered().now.checkUpdates && isDue) {
    const status = hostStatus()
    if ((status?.playing ?? 0) === 0) {
      lastLook = performance.now()
      found = await newerRelease(__RELEASES__, app.getVersion(), (url, init) =>
        net.fetch(url, init),
      )
    }
  }
  return found?.version ?? null
}

/** Opens the page of the newer version in the system's browser. */
export async function visitRelease(): Promise<void> {
  if (found !== undefined) await shell.openExternal(found.page)
}
