/** What a `.stich` file is on disk. Without schemas: the shell needs this before anything is loaded. */
export const STICH_ENDING = '.stich'
/** Bytes: a hundred times the longest evening. */
export const MAX_STICH_BYTES = 16 * 1024 * 1024
