/** `npm run scenario -- PATH…`: runs scenario files and folders, one line each. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readScenario } from '../scenario/format'
import { runScenario } from '../scenario/run'

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name))
}

function main(paths: readonly string[]): number {
  if (paths.length === 0) {
    console.error('Usage: npm run scenario -- FILE|FOLDER…')
    return 2
  }
  let passed = 0
  let failed = 0
  let unreadable = false
  for (const path of paths) {
    try {
      for (const file of filesIn(path)) {
        try {
          const scenario = readScenario(readFileSync(file, 'utf8'))
          const verdict = runScenario(scenario)
          if (verdict.ok) passed++
          else failed++
          console.log(
            verdict.ok ? `✓ ${scenario.name}` : `✗ ${scenario.name} (${file}): ${verdict.reason}`,
          )
        } catch (error) {
          // Mostly a `FormatError`; any other error must not keep the other files from running,
          // either.
          unreadable = true
          console.error(`${file}: ${(error as Error).message}`)
        }
      }
    } catch (error) {
      unreadable = true
      const { code, message } = error as Error & { code?: string }
      console.error(`${path}: ${code === 'ENOENT' ? 'there is no such file or folder' : message}`)
    }
  }
  console.log(`${passed} passed, ${failed} failed`)
  if (unreadable) return 2
  return failed === 0 ? 0 : 1
}

process.exit(main(process.argv.slice(2)))
