/** The main-process end of the verbs that preload offers as `window.desktop`. */
import { app, BrowserWindow, ipcMain, nativeTheme, type IpcMainInvokeEvent } from 'electron'
import {
  isHeldSeat,
  isTheme,
  MAX_NAME_LENGTH,
  MAX_SEATS,
  type Desktop,
  type HeldSeat,
  type ShellSettings,
} from '../protocol/desktop'
import { isLanguage } from '../protocol/languages'
import { MAX_STICH_BYTES } from '../protocol/stich-file'
import { tell } from './dialogs'
import { openStich, print, savePdf, saveStich } from './documents'
import { hostStatus, ownHost, shutOut, tablesNearby } from './hosting'
import { showMenu } from './menu'
import { takeOpenRequests } from './open-requests'
import { isOwnPage } from './security'
import { remembered, reportFailure } from './shell'
import { isReleased, newerVersion, visitRelease } from './updates'
import { openWindow } from './windows'

/** All but the one that is a subscription. */
type Asked = Omit<Desktop, 'onOpenRequest'>

/** Arguments come from a page: whatever their declared type, they are unknown until a guard has checked them. */
type Guards<Args extends readonly unknown[]> = {
  readonly [Index in keyof Args]: (value: unknown) => value is Args[Index]
}

interface Verb<Args extends readonly unknown[], Answer> {
  readonly takes: Guards<Args>
  readonly run: (from: BrowserWindow, ...args: Args) => Answer | Awaited<Answer>
}

type Verbs = {
  readonly [Name in keyof Asked]: Verb<Parameters<Asked[Name]>, ReturnType<Asked[Name]>>
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_NAME_LENGTH

const isStichText = (value: unknown): value is string =>
  typeof value === 'string' && Buffer.byteLength(value) <= MAX_STICH_BYTES

const areSeats = (value: unknown): value is readonly HeldSeat[] =>
  Array.isArray(value) && value.length <= MAX_SEATS && value.every(isHeldSeat)

const isSettings = (value: unknown): value is Partial<ShellSettings> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([name, setting]) => name === 'checkUpdates' && typeof setting === 'boolean',
  )

const shownSettings = (): ShellSettings => ({ checkUpdates: remembered().now.checkUpdates })

const verbs = {
  about: { takes: [], run: () => ({ version: app.getVersion(), isReleased }) },
  setTheme: {
    takes: [isTheme],
    run: (_from, theme) => {
      // The page draws high contrast; the frame around it has only light and dark.
      nativeTheme.themeSource = theme === 'contrast' ? 'dark' : theme
    },
  },
  setLanguage: {
    takes: [isLanguage],
    run: (_from, language) => {
      if (remembered().now.language === language) return
      remembered().change({ language })
      showMenu()
    },
  },
  settings: { takes: [], run: shownSettings },
  changeSettings: {
    takes: [isSettings],
    run: (_from, changes) => {
      remembered().change(changes)
      return shownSettings()
    },
  },
  host: {
    takes: [],
    run: () =>
      ownHost().catch((error: unknown) => {
        tell('host.failed', { text: (error as Error).message }).catch(reportFailure)
        throw error
      }),
  },
  hostStatus: { takes: [], run: hostStatus },
  closeHost: { takes: [], run: shutOut },
  nearby: { takes: [], run: tablesNearby },
  seats: { takes: [], run: () => remembered().now.seats },
  keepSeats: {
    takes: [areSeats],
    run: (_from, seats) => {
      remembered().change({ seats })
      return remembered().written()
    },
  },
  newerVersion: { takes: [], run: newerVersion },
  visitRelease: { takes: [], run: visitRelease },
  newWindow: {
    takes: [],
    run: () => {
      openWindow()
    },
  },
  savePdf: { takes: [isName], run: savePdf },
  print: { takes: [], run: print },
  openStich: { takes: [], run: openStich },
  saveStich: { takes: [isName, isStichText], run: saveStich },
} satisfies Verbs

/** The window whose own page is calling; calls from a frame within it, or from any other page, are ignored. */
function callerOf({ senderFrame, sender }: IpcMainInvokeEvent): BrowserWindow | undefined {
  const isOurs = senderFrame !== null && senderFrame.parent === null && isOwnPage(senderFrame.url)
  return isOurs ? (BrowserWindow.fromWebContents(sender) ?? undefined) : undefined
}

type AnyVerb = Verb<readonly unknown[], unknown>

function offer(name: string, { takes, run }: AnyVerb): void {
  ipcMain.handle(`desktop:${name}`, (event, ...args: unknown[]) => {
    const from = callerOf(event)
    if (from === undefined) throw new Error(`desktop.${name} is refused: not one of our pages`)
    if (args.length !== takes.length || !takes.every((isFine, index) => isFine(args[index]))) {
      throw new TypeError(`desktop.${name} is refused: that is not what it takes`)
    }
    return run(from, ...args)
  })
}

export function offerVerbs(): void {
  for (const [name, verb] of Object.entries(verbs)) offer(name, verb as unknown as AnyVerb)
  // Behind `onOpenRequest`: a page that listens takes the waiting requests.
  offer('openRequests', { takes: [], run: takeOpenRequests })
}
