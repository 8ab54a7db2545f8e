/** What every part of the shell needs: its memory, its language, and where to complain. */
import { app } from 'electron'
import { join } from 'node:path'
import { negotiate, type Language } from '../protocol/languages'
import { reported } from '../host/reported'
import { shellStoreAt, type ShellStore } from './shell-store'
import { sayIn, type Say } from './texts/say'

export const report = (problem: string): void => {
  console.error(problem)
}

/** For what nobody waits for. */
export const reportFailure = reported(report)

let memory: ShellStore | undefined

/** Read when it is first needed: by then it is known which folder it lies in. */
export const remembered = (): ShellStore =>
  (memory ??= shellStoreAt(join(app.getPath('userData'), 'shell.json'), report))

/** The page's language, or before there has been one, the system's. */
const language = (): Language =>
  remembered().now.language ?? negotiate(app.getPreferredSystemLanguages())

export const say: Say = (key, ...values) => sayIn(language())(key, ...values)
