import { resolve } from 'node:path'

/** Something that the user can put right. */
export class Problem extends Error {}

/** npm runs us in the project's folder, but the user means the current one. */
export const placeOf = (name: string): string => resolve(process.env['INIT_CWD'] ?? '', name)
