/** Reads what was written behind the name of a command; what makes no sense is thrown as a sentence. */
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** By name, as they were written; what was left out is undefined. */
export type Flags = Readonly<Record<string, string | undefined>>

/** Flags take a text, switches none. */
export function readFlags(
  names: readonly string[],
  switchNames: readonly string[] = [],
): { readonly flags: Flags; readonly switches: ReadonlySet<string> } {
  const options: NonNullable<ParseArgsConfig['options']> = {}
  for (const name of names) options[name] = { type: 'string' }
  for (const name of switchNames) options[name] = { type: 'boolean' }
  const { values } = parseArgs({ options })
  const flags: Record<string, string> = {}
  const switches = new Set<string>()
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') flags[name] = value
    else switches.add(name)
  }
  return { flags, switches }
}

/** A whole number that is not less than this. */
export function whole(flags: Flags, name: string, least: number, usual: string): number {
  const text = flags[name] ?? usual
  const number = Number(text)
  if (text === '' || !Number.isInteger(number) || number < least) {
    throw new Error(`--${name} takes a whole number from ${least} on, not “${text}”.`)
  }
  return number
}

export const words = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').filter((word) => word !== '')

/** Runs it; what is thrown is told in one sentence, and the command ends with 2. */
export function orFail<T>(command: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\.(?:\s|$)/)
    console.error(`${command}: ${sentence}.`)
    process.exit(2)
  }
}
