/** Looks for a newer version: only if that is wanted, once a day at most, and never while a game is played. */
import { app, net, shell } from 'electron'
import { hostStatus } from './hosting'
import { newerRelease, type Release } from './releases'
import { remembered } from './shell'

/** Where releases are told of; empty in a program that nobody released. */
declare const __RELEASES__: string

export const isReleased = __RELEASES__ !== ''

const DAY_MS = 24 * 60 * 60 * 1000

let found: Release | undefined
let lastLook = -Infinity

/** Nothing is fetched but the news: installing it is the person's own doing. */
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
