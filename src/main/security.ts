/** All hardening of the shell in one place; index.ts calls it before the first window exists. */
import { app, session, shell, type WebContents } from 'electron'
import { APP_ORIGIN } from './scheme'
import { reportFailure } from './shell'

/** The links in our pages that may open in the system's browser. */
const EXTERNAL_PAGES: ReadonlySet<string> = new Set([
  'https://www.palatia-spiele.de/', // a publisher, named in the credits
])

export const isOwnPage = (url: string): boolean => {
  try {
    const { protocol, host } = new URL(url)
    return `${protocol}//${host}` === APP_ORIGIN
  } catch {
    return false
  }
}

function harden(contents: WebContents): void {
  contents.on('will-navigate', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => {
    event.preventDefault()
  })
  contents.setWindowOpenHandler(({ url }) => {
    if (EXTERNAL_PAGES.has(url)) shell.openExternal(url).catch(reportFailure)
    return { action: 'deny' }
  })
}

/**
 * Call before `ready`: every renderer is sandboxed and all web contents are hardened, whatever code creates them.
 */
export function hardenApp(): void {
  app.enableSandbox()
  app.on('web-contents-created', (_event, contents) => {
    harden(contents)
  })
}

/** Call after `ready`: no permission is ever granted, no device offered, nothing downloaded. */
export function hardenSession(): void {
  const { defaultSession } = session
  defaultSession.setPermissionRequestHandler((_contents, _permission, callback) => {
    callback(false)
  })
  defaultSession.setPermissionCheckHandler(() => false)
  defaultSession.setDevicePermissionHandler(() => false)
  defaultSession.on('will-download', (event) => {
    event.preventDefault()
  })
}
