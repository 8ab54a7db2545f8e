/** The application's menu, rebuilt whenever its language changes. */
import { app, BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron'
import { showAbout } from './dialogs'
import { openStich, print, savePdf } from './documents'
import { deliver } from './open-requests'
import { reportFailure, say } from './shell'
import { bringForward, openWindow } from './windows'

type Item = MenuItemConstructorOptions
const LINE: Item = { type: 'separator' }

/** Window commands apply to the front window. */
const inWindow = (act: (window: BrowserWindow) => unknown) => () => {
  Promise.resolve(act(bringForward())).catch(reportFailure)
}

async function openGame(window: BrowserWindow): Promise<void> {
  const file = await openStich(window)
  if (file !== null) deliver({ kind: 'stich', ...file })
}

const settings = (): Item => ({
  label: say('menu.settings'),
  accelerator: 'CmdOrCtrl+,',
  click: () => deliver({ kind: 'screen', screen: 'settings' }),
})

const about = (): Item => ({
  label: say('menu.about'),
  click: () => {
    showAbout().catch(reportFailure)
  },
})

const appMenu = (): Item => ({
  label: app.name,
  submenu: [
    about(),
    LINE,
    settings(),
    LINE,
    { role: 'services', label: say('menu.services') },
    LINE,
    { role: 'hide', label: say('menu.hide') },
    { role: 'hideOthers', label: say('menu.hide-others') },
    { role: 'unhide', label: say('menu.show-all') },
    LINE,
    { role: 'quit', label: say('menu.quit') },
  ],
})

const fileMenu = (isMac: boolean): Item => ({
  label: say('menu.file'),
  submenu: [
    {
      label: say('menu.new-window'),
      accelerator: 'CmdOrCtrl+N',
      click: () => {
        openWindow()
      },
    },
    { label: say('menu.open'), accelerator: 'CmdOrCtrl+O', click: inWindow(openGame) },
    LINE,
    {
      label: say('menu.save-pdf'),
      click: inWindow((window) => savePdf(window, window.getTitle())),
    },
    { label: say('menu.print'), accelerator: 'CmdOrCtrl+P', click: inWindow(print) },
    ...(isMac ? [] : [LINE, settings()]),
    LINE,
    { role: 'close', label: say('menu.close') },
    ...(isMac ? [] : [{ role: 'quit', label: say('menu.quit') } satisfies Item]),
  ],
})

const editMenu = (): Item => ({
  label: say('menu.edit'),
  submenu: [
    { role: 'undo', label: say('menu.undo') },
    { role: 'redo', label: say('menu.redo') },
    LINE,
    { role: 'cut', label: say('menu.cut') },
    { role: 'copy', label: say('menu.copy') },
    { role: 'paste', label: say('menu.paste') },
    { role: 'selectAll', label: say('menu.select-all') },
  ],
})

const viewMenu = (): Item => ({
  label: say('menu.view'),
  submenu: [
    { role: 'zoomIn', label: say('menu.larger') },
    { role: 'zoomOut', label: say('menu.smaller') },
    { role: 'resetZoom', label: say('menu.actual-size') },
    LINE,
    { role: 'togglefullscreen', label: say('menu.full-screen') },
    ...(app.isPackaged
      ? []
      : [{ role: 'toggleDevTools', label: say('menu.developer') } satisfies Item]),
  ],
})

const windowMenu = (): Item => ({
  role: 'windowMenu',
  label: say('menu.window'),
  submenu: [
    { role: 'minimize', label: say('menu.minimise') },
    { role: 'zoom', label: say('menu.zoom') },
    LINE,
    { role: 'front', label: say('menu.front') },
  ],
})

const helpMenu = (isMac: boolean): Item => ({
  role: 'help',
  label: say('menu.help'),
  submenu: [
    {
      label: say('menu.rules'),
      accelerator: 'F1',
      click: () => deliver({ kind: 'screen', screen: 'rules' }),
    },
    ...(isMac ? [] : [LINE, about()]),
  ],
})

export function showMenu(): void {
  const isMac = process.platform === 'darwin'
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(isMac ? [appMenu()] : []),
      fileMenu(isMac),
      editMenu(),
      viewMenu(),
      ...(isMac ? [windowMenu()] : []),
      helpMenu(isMac),
    ]),
  )
}
