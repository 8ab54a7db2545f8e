/** What every part of the shell needs: its memory, its language, and where to report problems. */
import { app } from 'electron'
import { join } from 'node:path'
import { negotiate, type Language } from '../protocol/languages'
import { reported } from '../host/reported'
import { shellStoreAt, type ShellStore } from './shell-store'
import { sayIn, type Say } from './texts/say'

export const report = (problem: string): void => {
  console.error(problem)
}

/** For promises that no one awaits. */
export const reportFailure = reported(report)

let memory: ShellStore | undefined

/** Read when first needed: by then the data folder is known. */
export const remembered = (): ShellStore =>
  (memory ??= shellStoreAt(join(app.getPath('userData'), 'shell.json'), report))

/** The page's language; before the first page, the system's. */
const language = (): Language =>
  remembered().now.language ?? negotiate(app.getPreferredSystemLanguages())

export const say: Say = (key, ...values) => sayIn(language())(key, ...values)
