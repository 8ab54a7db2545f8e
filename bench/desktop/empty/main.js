/** The least that is a window: what every application on this runtime has to wait for. */
import { app, BrowserWindow } from 'electron'
import { fileURLToPath } from 'node:url'

app.setPath('userData', app.commandLine.getSwitchValue('data'))

void app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, show: false })
  window.once('ready-to-show', () => window.show())
  void window.loadFile(fileURLToPath(new URL('index.html', import.meta.url)))
})
