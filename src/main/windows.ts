/** Windows: each is one player. */
import { app, BrowserWindow, nativeTheme, screen } from 'electron'
import { fileURLToPath } from 'node:url'
import { comeBackAfterCrash } from './crash'
import { hostStatus } from './hosting'
import { placeBeside, placeFor, SMALLEST, type Wanted } from './window-state'
import { showIcon } from './resources'
import { APP_ORIGIN } from './scheme'
import { remembered, reportFailure } from './shell'

const PRELOAD = fileURLToPath(new URL('../preload/index.cjs', import.meta.url))

/** The page's own paper and night colours (design/tokens.css), so that nothing flashes white. */
const BACKGROUND = { light: '#f6efe2', dark: '#14181a' }

const players = new Map<BrowserWindow, number>()

/** The first free number: closing the second window makes room for another second one. */
function freePlayer(): number {
  const taken = [...players.values()]
  for (let player = 1; ; player++) if (!taken.includes(player)) return player
}

/** Each further player has a name of their own, and joins an existing table. */
function addressFor(player: number): string {
  if (player === 1) return `${APP_ORIGIN}/`
  const isTableThere = (hostStatus()?.tables ?? 0) > 0
  return `${APP_ORIGIN}/?player=${player}${isTableThere ? '#/join' : ''}`
}

function wantedPlace(): Wanted {
  const screens = screen.getAllDisplays().map(({ workArea }) => workArea)
  const other = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
  return other === undefined
    ? placeFor(remembered().now.place, screens)
    : placeBeside(other.getNormalBounds(), screens)
}

function rememberPlace(window: BrowserWindow): void {
  const { x, y, width, height } = window.getNormalBounds()
  remembered().change({ place: { x, y, width, height, maximised: window.isMaximized() } })
}

export function openWindow(): BrowserWindow {
  const player = freePlayer()
  const window = new BrowserWindow({
    ...wantedPlace(),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: {
      preload: PRELOAD,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
    },
  })
  showIcon(window)
  players.set(window, player)
  const isMaximised = players.size === 1 && remembered().now.place?.maximised === true
  window.once('ready-to-show', () => {
    if (isMaximised) window.maximize()
    window.show()
  })
  window.on('close', () => rememberPlace(window))
  window.on('closed', () => players.delete(window))
  comeBackAfterCrash(window)
  // A changed setting should survive a crash, too: Chromium would write it only later.
  window.webContents.on('did-navigate-in-page', () => window.webContents.session.flushStorageData())
  window.loadURL(addressFor(player)).catch(reportFailure)
  return window
}

/** Brings the focused window, or any, to the front. */
export function bringForward(): BrowserWindow {
  const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
  if (window === undefined) return openWindow()
  if (window.isMinimized()) window.restore()
  window.focus()
  return window
}

export const isLastWindow = (): boolean => players.size <= 1

export function openWithDock(): void {
  app.on('activate', () => {
    if (players.size === 0) openWindow()
  })
}
