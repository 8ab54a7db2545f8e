/** Closing the last window during a game night asks the user first, because others are playing. */
import { app, type BrowserWindow } from 'electron'
import { isConfirmed } from './dialogs'
import { isGameNight } from './hosting'
import { reportFailure } from './shell'
import { bringForward, isLastWindow } from './windows'

let isAsking = false
let isSettled = false

/** One question at a time, however often the user tries. */
async function askToQuit(over?: BrowserWindow): Promise<void> {
  if (isAsking) return
  isAsking = true
  isSettled = await isConfirmed('leave', over)
  isAsking = false
  if (isSettled) app.quit()
  // A user who stays needs a window, even if all of them were closed at once.
  else bringForward()
}

const mayGo = (): boolean => isSettled || !isGameNight()

export function askBeforeQuitting(): void {
  app.on('before-quit', (event) => {
    if (mayGo()) return
    event.preventDefault()
    askToQuit().catch(reportFailure)
  })
  app.on('browser-window-created', (_event, window) => {
    window.on('close', (event) => {
      // On macOS the application, and the host in it, outlives its windows.
      if (process.platform === 'darwin' || !isLastWindow() || mayGo()) return
      event.preventDefault()
      askToQuit(window).catch(reportFailure)
    })
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
}
