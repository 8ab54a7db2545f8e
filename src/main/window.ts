import { BrowserWindow, nativeTheme } from 'electron'
import { fileURLToPath } from 'node:url'
import { APP_ORIGIN } from './scheme'

const PRELOAD = fileURLToPath(new URL('../preload/index.cjs', import.meta.url))

/** The page's own paper and night colours (design/tokens.css), so that nothing flashes white. */
const BACKGROUND = { light: '#f6efe2', dark: '#14181a' }

export function openWindow(): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 360,
    minHeight: 480,
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
  window.once('ready-to-show', () => {
    window.show()
  })
  void window.loadURL(`${APP_ORIGIN}/`)
  return window
}
