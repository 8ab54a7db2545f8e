/** Native dialogs, above the window that they concern if there is one. */
import {
  app,
  BrowserWindow,
  dialog,
  type MessageBoxOptions,
  type OpenDialogOptions,
  type SaveDialogOptions,
} from 'electron'
import { join } from 'node:path'
import { STICH_ENDING } from '../protocol/stich-file'
import { fileName } from './files'
import { say } from './shell'
import type { ShellText } from './texts/say'

const withoutDot = (ending: string): string => ending.slice(1)

async function ask(options: MessageBoxOptions, over?: BrowserWindow): Promise<number> {
  const { response } = await (over === undefined
    ? dialog.showMessageBox(options)
    : dialog.showMessageBox(over, options))
  return response
}

/** Reports a problem that the user can do something about. */
export async function tell(
  problem: 'file.unreadable' | 'file.unwritable' | 'link.unknown' | 'host.failed',
  detail: Extract<ShellText, `${string}.detail`> | { readonly text: string },
  name = '',
): Promise<void> {
  await ask({
    type: 'warning',
    message: say(problem, { name }),
    detail: typeof detail === 'string' ? say(detail) : detail.text,
    buttons: [say('ok')],
    noLink: true,
  })
}

/** Asks whether the user really wants this; the default answer is the harmless one. */
export async function isConfirmed(
  about: 'leave' | 'crash',
  over?: BrowserWindow,
): Promise<boolean> {
  const [yes, no] =
    about === 'leave'
      ? (['leave.yes', 'leave.no'] as const)
      : (['crash.again', 'crash.close'] as const)
  const response = await ask(
    {
      type: 'question',
      message: say(`${about}.message`),
      detail: say(`${about}.detail`),
      buttons: [say(yes), say(no)],
      defaultId: about === 'leave' ? 1 : 0,
      cancelId: 1,
      noLink: true,
    },
    over,
  )
  return response === 0
}

export async function showAbout(): Promise<void> {
  const { electron, chrome, node } = process.versions
  await ask({
    type: 'info',
    title: say('menu.about'),
    message: 'Stichabend',
    detail: [
      say('about.version', { version: app.getVersion() }),
      say('about.runtime', { electron, chromium: chrome, node }),
      say('about.copyright'),
    ].join('\n'),
    buttons: [say('ok')],
    noLink: true,
  })
}

type Kind = 'stich' | 'pdf'
const ENDINGS: Readonly<Record<Kind, string>> = { stich: STICH_ENDING, pdf: '.pdf' }

const filtersFor = (kind: Kind) => [
  { name: say(`file.${kind}`), extensions: [withoutDot(ENDINGS[kind])] },
]

export async function whereToSave(
  kind: Kind,
  name: string,
  over: BrowserWindow,
): Promise<string | undefined> {
  const options: SaveDialogOptions = {
    title: say(kind === 'pdf' ? 'file.save-pdf' : 'file.save'),
    defaultPath: join(app.getPath('documents'), fileName(name, ENDINGS[kind])),
    filters: filtersFor(kind),
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  }
  const { canceled, filePath } = await dialog.showSaveDialog(over, options)
  return canceled || filePath === '' ? undefined : filePath
}

export async function whichToOpen(over: BrowserWindow): Promise<string | undefined> {
  const options: OpenDialogOptions = {
    title: say('file.open'),
    filters: filtersFor('stich'),
    properties: ['openFile'],
  }
  const { canceled, filePaths } = await dialog.showOpenDialog(over, options)
  return canceled ? undefined : filePaths[0]
}
