/** The main-process end of the verbs that preload offers as `window.desktop`. */
import { app, ipcMain, nativeTheme, type IpcMainInvokeEvent } from 'electron'
import { isTheme, type Desktop } from '../protocol/desktop'
import { ownHost, tablesNearby } from './hosting'
import { isOwnPage } from './security'

type Verbs = {
  // Arguments come from a page: whatever their declared type, they are unknown here.
  readonly [Verb in keyof Desktop]: (
    ...args: readonly unknown[]
  ) => Awaited<ReturnType<Desktop[Verb]>> | ReturnType<Desktop[Verb]>
}

const verbs = {
  about: () => ({ version: app.getVersion() }),
  setTheme: (theme) => {
    if (!isTheme(theme)) throw new TypeError('desktop.setTheme takes one of the themes')
    // High contrast is drawn by the page; the frame around it has only light and dark.
    nativeTheme.themeSource = theme === 'contrast' ? 'dark' : theme
  },
  host: () => ownHost(),
  nearby: () => tablesNearby(),
} satisfies Verbs

const fromOwnPage = (event: IpcMainInvokeEvent): boolean =>
  event.senderFrame !== null &&
  event.senderFrame.parent === null &&
  isOwnPage(event.senderFrame.url)

export function offerVerbs(): void {
  for (const [name, verb] of Object.entries<(...args: readonly unknown[]) => unknown>(verbs)) {
    ipcMain.handle(`desktop:${name}`, (event, ...args: unknown[]) => {
      if (!fromOwnPage(event)) throw new Error(`desktop.${name} is refused: not one of our pages`)
      return verb(...args)
    })
  }
}
