import { app, BrowserWindow } from 'electron'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { closeWithApp } from './hosting'
import { registerScheme, servePages } from './scheme'
import { hardenApp, hardenSession } from './security'
import { offerVerbs } from './verbs'
import { openWindow } from './window'

const dataFolder = app.commandLine.getSwitchValue('data')
if (dataFolder !== '') app.setPath('userData', resolve(dataFolder))

hardenApp()
registerScheme()

function start(): void {
  hardenSession()
  servePages(fileURLToPath(new URL('../renderer', import.meta.url)))
  offerVerbs()
  closeWithApp()
  openWindow()
}

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', () => {
    const [window] = BrowserWindow.getAllWindows()
    if (window?.isMinimized()) window.restore()
    window?.focus()
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow()
  })
  // Not a top-level await: Electron reports ready only once this module has been evaluated.
  void app.whenReady().then(start)
} else {
  app.quit()
}
