import { app, Menu } from 'electron'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LINK_SCHEME } from '../protocol/link'
import { dataFolderIn, END_OF_SWITCHES, launchArgsIn, readLaunchArgs } from './launch-args'
import { closeWithApp, hostAgain, wakeWithSystem } from './hosting'
import { showMenu } from './menu'
import { open, openWithSystem } from './open-requests'
import { askBeforeQuitting } from './quitting'
import { registerScheme, servePages } from './scheme'
import { hardenApp, hardenSession } from './security'
import { reportFailure } from './shell'
import { offerVerbs } from './verbs'
import { bringForward, openWindow, openWithDock } from './windows'

const words = process.argv.slice(1)
const dataFolder = dataFolderIn(words) ?? ''
if (dataFolder !== '') app.setPath('userData', resolve(dataFolder))

hardenApp()
registerScheme()
// Otherwise the runtime builds a default menu, which takes time and is thrown away.
Menu.setApplicationMenu(null)

const launchArgs = launchArgsIn(words, process.cwd())

function start(): void {
  hardenSession()
  servePages(fileURLToPath(new URL('../renderer', import.meta.url)))
  offerVerbs()
  openWindow().once('show', startRest)
  open(launchArgs)
}

/** What the first page does not need. */
function startRest(): void {
  showMenu()
  wakeWithSystem()
  hostAgain()
  // On the other systems the installer does this.
  if (app.isPackaged && process.platform === 'win32') {
    app.setAsDefaultProtocolClient(LINK_SCHEME, process.execPath, [END_OF_SWITCHES])
  }
}

if (app.requestSingleInstanceLock({ handed: launchArgs })) {
  app.on('second-instance', (_event, _words, _folder, given) => {
    bringForward()
    open(readLaunchArgs(given))
  })
  askBeforeQuitting()
  openWithSystem()
  openWithDock()
  closeWithApp()
  // Not a top-level await: Electron reports ready only once this module has been evaluated.
  app.whenReady().then(start).catch(reportFailure)
} else {
  app.quit()
}
