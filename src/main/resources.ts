/** Files that are not bundled: `resources/` of the project, or its copy in a package. */
import { app, nativeImage, type BrowserWindow } from 'electron'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { report } from './shell'

const resource = (name: string): string =>
  join(
    app.isPackaged
      ? process.resourcesPath
      : fileURLToPath(new URL('../../resources', import.meta.url)),
    name,
  )

/** For title bar and task bar. On macOS, windows have no icon, and the Dock shows that of the bundle. */
export function showIcon(window: BrowserWindow): void {
  if (process.platform === 'darwin') return
  const file = resource(process.platform === 'win32' ? 'icon.ico' : 'icon.png')
  const icon = nativeImage.createFromPath(file)
  if (icon.isEmpty()) report(`${file}: there is no picture`)
  else window.setIcon(icon)
}
