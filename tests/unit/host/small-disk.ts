/** A disk of a few pages, for tests of what happens when it is full. Needs Linux and root. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const SIZE = 'size=64k'
const run = promisify(execFile)
let reason: { readonly text: string | undefined } | undefined

function findReason(): string | undefined {
  if (process.platform !== 'linux') return 'a small disk needs Linux'
  if (process.getuid?.() !== 0) return 'a small disk needs root'
  const folder = mkdtempSync(join(tmpdir(), 'stichabend-disk-'))
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', SIZE, 'tmpfs', folder])
  if (made.status === 0) spawnSync('umount', [folder])
  rmdirSync(folder)
  return made.status === 0 ? undefined : 'nothing can be mounted here'
}

/** Why there can be no such disk here, or undefined if there can. For `it.skipIf`. */
export function whyNoSmallDisk(): string | undefined {
  reason ??= { text: findReason() }
  return reason.text
}

/** The reason, for the title of a test that is skipped. */
export const smallDiskReason = (): string => {
  const missing = whyNoSmallDisk()
  return missing === undefined ? '' : ` (skipped: ${missing})`
}

/** Runs a test with a disk within this folder, and takes it away again. */
export async function withSmallDisk(
  folder: string,
  use: (disk: string) => Promise<void>,
): Promise<void> {
  const disk = join(folder, 'disk')
  await mkdir(disk)
  await run('mount', ['-t', 'tmpfs', '-o', SIZE, 'tmpfs', disk])
  try {
    await use(disk)
  } finally {
    // Whatever the test has left open there goes with it.
    await run('umount', ['--lazy', disk])
  }
}
