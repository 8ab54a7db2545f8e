/** The flags of `npm start`. */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const USAGE = `Usage: npm start -- [--browser] [--port N] [--no-open] [--data DIR]
  --browser    play in the browser, even if the desktop application could start
  --port N     the port of the browser's page (default 4711; taken: the next free one)
  --no-open    only print the address, open no browser (implies --browser)
  --data DIR   keep games and settings in DIR`

/** Throws with the reason if a flag is unknown or lacks its value. */
export function readFlags() {
  const { values } = parseArgs({
    options: {
      browser: { type: 'boolean' },
      port: { type: 'string' },
      'no-open': { type: 'boolean' },
      data: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.data === '') throw new Error('--data takes a folder.')
  return values
}

/**
 * The folder as an absolute path, created if necessary. npm runs us in the project's folder, but
 * the user means the current one. Throws with the reason if it can't be used.
 *
 * @param {string} name
 */
export function dataFolder(name) {
  const folder = resolve(process.env['INIT_CWD'] ?? '', name)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    throw new Error(`the data folder ${folder} can’t be used: ${message}`, { cause: error })
  }
  return folder
}
