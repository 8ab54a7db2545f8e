/** The files of all games of this machine, as the history sees them. */

export const PLACES = [
  'tables', // open now
  'history', // closed
  'imported', // from elsewhere
  'damaged', // could not be read
] as const
export type Place = (typeof PLACES)[number]

/** A table's own records, and a document from elsewhere. */
export const LOG_ENDING = '.jsonl'
export { STICH_ENDING } from '../../protocol/stich-file'

/** Of one file: hundreds of times the longest evening. What is longer is neither read nor written. */
export const MAX_BYTES = 64 * 1024 * 1024

export interface FileName {
  readonly place: Place
  readonly name: string
}

export interface StoredFile extends FileName {
  /** Another one whenever something else is in the file. */
  readonly stamp: string
}

export interface Archive {
  files(): Promise<readonly StoredFile[]>
  read(file: FileName): Promise<string>
  /** Whole or not at all, whatever happens meanwhile. */
  write(file: FileName, text: string): Promise<StoredFile>
  /** Out of the way, but not lost: under its own name, or a similar one if that is taken. */
  setAside(file: FileName): Promise<FileName>
  /** Back from there. Answers whether it could be done without harm to another file. */
  putBack(file: FileName, place: Place): Promise<boolean>
  remove(file: FileName): Promise<void>
  /** What is known of the files, so that they need not be read again; undefined if nothing is. */
  index(): Promise<string | undefined>
  keepIndex(text: string): Promise<void>
}
