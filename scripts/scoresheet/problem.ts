import { resolve } from 'node:path'

/** Something that a person can put right. */
export class Problem extends Error {}

/** npm runs us in the project's folder, but a person means the one they are in. */
export const placeOf = (name: string): string => resolve(process.env['INIT_CWD'] ?? '', name)
