/** What a test cannot press or must not open, such as dialogs of the system, is answered by stand-ins. */
import type { ElectronApplication } from '@playwright/test'

/** The next questions of the shell are answered so, and kept: a test presses no native button. */
export const answerDialogs = (
  app: ElectronApplication,
  answers: { readonly button?: number; readonly path?: string },
): Promise<void> =>
  app.evaluate(({ dialog }, { button = 0, path = '' }) => {
    const asked: object[] = []
    Object.assign(globalThis, { asked })
    const note = (args: readonly unknown[]) => asked.push(args.at(-1) as object)
    dialog.showMessageBox = (...args: readonly unknown[]) => {
      note(args)
      return Promise.resolve({ response: button, checkboxChecked: false })
    }
    dialog.showSaveDialog = (...args: readonly unknown[]) => {
      note(args)
      return Promise.resolve({ canceled: path === '', filePath: path })
    }
    dialog.showOpenDialog = (...args: readonly unknown[]) => {
      note(args)
      return Promise.resolve({ canceled: path === '', filePaths: path === '' ? [] : [path] })
    }
  }, answers)

interface Question {
  readonly message?: string
  readonly detail?: string
  readonly title?: string
  readonly defaultPath?: string
}

/** What the shell has asked since. */
export const dialogsSeen = (app: ElectronApplication): Promise<readonly Question[]> =>
  app.evaluate(() => (globalThis as unknown as { asked: Question[] }).asked)

/** Bots do not pretend to think: pauses of the main process, up to a few seconds, are over at once. */
export const hurryBots = (app: ElectronApplication): Promise<void> =>
  app.evaluate(() => {
    const after = globalThis.setTimeout
    const hurried = (run: () => void, ms = 0) => after(run, ms < 5000 ? 0 : ms)
    globalThis.setTimeout = hurried as typeof setTimeout
  })

/** In an application that others will use after us. */
export const keepOriginals = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ dialog, shell }) => {
    Object.assign(globalThis, {
      originals: { dialog: { ...dialog }, shell: { ...shell }, setTimeout: globalThis.setTimeout },
    })
  })

export const restoreOriginals = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ dialog, shell }) => {
    const { originals } = globalThis as unknown as {
      originals: { dialog: object; shell: object; setTimeout: typeof setTimeout }
    }
    Object.assign(dialog, originals.dialog)
    Object.assign(shell, originals.shell)
    globalThis.setTimeout = originals.setTimeout
  })
