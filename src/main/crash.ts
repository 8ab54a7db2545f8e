/** A page that has crashed is loaded again, and gets its seat back: its ticket is kept with the window. */
import type { BrowserWindow } from 'electron'
import { isConfirmed } from './dialogs'
import { report, reportFailure } from './shell'

/** After so many crashes within this time, reloading is no help. */
const MAX_CRASHES = 3
const WITHIN_MS = 60_000

export function comeBackAfterCrash(window: BrowserWindow): void {
  let crashes: readonly number[] = []

  async function again(): Promise<void> {
    const now = Date.now()
    crashes = [...crashes.filter((at) => now - at < WITHIN_MS), now]
    if (crashes.length > MAX_CRASHES) {
      crashes = []
      if (!(await isConfirmed('crash', window))) {
        window.destroy()
        return
      }
    }
    if (!window.isDestroyed()) window.webContents.reload()
  }

  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    report(`A window has failed: ${reason}`)
    // Not within the event: runtimes without electron/electron#51900 would then crash as a whole.
    setImmediate(() => {
      again().catch(reportFailure)
    })
  })
}
