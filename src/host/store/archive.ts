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

/** Size of one file: hundreds of times the longest evening. Larger files are neither read nor written. */
export const MAX_BYTES = 64 * 1024 * 1024

export interface FileName {
  readonly place: Place
  readonly name: string
}

export interface StoredFile extends FileName {
  /** Changes whenever the contents of the file do. */
  readonly stamp: string
}

export interface Archive {
  files(): Promise<readonly StoredFile[]>
  read(file: FileName): Promise<string>
  /** Atomic: the old file or the new one, whatever happens. */
  write(file: FileName, text: string): Promise<StoredFile>
  /** Moves the file out of the way without losing it: under its own name, or a similar one if that is taken. */
  setAside(file: FileName): Promise<FileName>
  /** Moves it back, and says whether that was possible without harm to another file. */
  putBack(file: FileName, place: Place): Promise<boolean>
  remove(file: FileName): Promise<void>
  /** The saved index, so that files need not be read again; undefined if there is none. */
  index(): Promise<string | undefined>
  keepIndex(text: string): Promise<void>
}
