/**
 * Files and links opened from outside, on their way to a page. They wait here until a page asks for them, as there
 * may be none yet, or one that is still loading: a window is only told that there is something.
 */
import { app } from 'electron'
import type { OpenRequest } from '../protocol/desktop'
import { tell } from './dialogs'
import { stichAt } from './documents'
import type { LaunchArg } from './launch-args'
import { reportFailure } from './shell'
import { bringForward } from './windows'

/** More than a user opens at once; the rest comes from a script. */
const MAX_WAITING = 20

let waiting: readonly OpenRequest[] = []

/** Hands them over to the page. */
export function takeOpenRequests(): readonly OpenRequest[] {
  const taken = waiting
  waiting = []
  return taken
}

export function deliver(request: OpenRequest): void {
  waiting = [...waiting, request].slice(-MAX_WAITING)
  bringForward().webContents.send('desktop:openRequests')
}

async function openLink(link: string): Promise<void> {
  // Loaded only now: most starts follow no link.
  const { readJoinLink } = await import('../protocol/link')
  const join = readJoinLink(link)
  if (join === undefined) await tell('link.unknown', 'link.unknown.detail')
  else deliver({ kind: 'join', ...join })
}

async function openFile(path: string): Promise<void> {
  const file = await stichAt(path)
  if (file !== null) deliver({ kind: 'stich', ...file })
}

export function open(launchArgs: readonly LaunchArg[]): void {
  for (const each of launchArgs)
    ('link' in each ? openLink(each.link) : openFile(each.file)).catch(reportFailure)
}

/** macOS notifies the running program instead of starting another, perhaps before we are ready. */
export function openWithSystem(): void {
  const whenReady = (arg: LaunchArg) => {
    app
      .whenReady()
      .then(() => open([arg]))
      .catch(reportFailure)
  }
  app.on('open-file', (event, file) => {
    event.preventDefault()
    whenReady({ file })
  })
  app.on('open-url', (event, link) => {
    event.preventDefault()
    whenReady({ link })
  })
}
