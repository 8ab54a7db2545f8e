/** The arguments that the system passes to a program when the user opens a file or follows a link. */
import { resolve } from 'node:path'
import { LINK_SCHEME } from '../protocol/link'
import { STICH_ENDING } from '../protocol/stich-file'

export type LaunchArg = { readonly link: string } | { readonly file: string }

const isLink = (word: string): boolean => word.toLowerCase().startsWith(`${LINK_SCHEME}:`)
const isFile = (word: string): boolean => word.toLowerCase().endsWith(STICH_ENDING)

/** All other arguments (switches, the program itself) are not for us. */
export const launchArgsIn = (words: readonly string[], folder: string): readonly LaunchArg[] =>
  words.flatMap((word): LaunchArg[] => {
    if (isLink(word)) return [{ link: word }]
    return isFile(word) && !word.startsWith('-') ? [{ file: resolve(folder, word) }] : []
  })

/** After this, nothing is a switch: systems that start us with a link or a file put it before them. */
export const END_OF_SWITCHES = '--'
const DATA = '--data='

/**
 * The data folder named by the user on the command line. If there is a link among the switches, it may have
 * brought them along, so none of them counts.
 */
export function dataFolderIn(words: readonly string[]): string | undefined {
  const end = words.indexOf(END_OF_SWITCHES)
  const switches = end < 0 ? words : words.slice(0, end)
  if (switches.some(isLink)) return undefined
  return switches.findLast((word) => word.startsWith(DATA))?.slice(DATA.length)
}

const MOST = 20

/** From a second instance of ours, or from a program that poses as one. */
export function readLaunchArgs(value: unknown): readonly LaunchArg[] {
  const list = (value as { handed?: unknown } | null | undefined)?.handed
  if (!Array.isArray(list)) return []
  return list.slice(0, MOST).flatMap((entry: unknown): LaunchArg[] => {
    const { link, file } = Object(entry) as { link?: unknown; file?: unknown }
    if (typeof link === 'string') return [{ link }]
    return typeof file === 'string' ? [{ file }] : []
  })
}
