/** One host for each data folder: two would write into the same files. */
import { createHash } from 'node:crypto'
import { realpath, unlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/**
 * A local socket stands for the lock, as the system takes it back when its owner ends, however that
 * happens. Its name is short, for such names may not be long.
 */
export async function lockData(folder: string): Promise<() => Promise<void>> {
  const name = await lockName(folder)
  const server = createServer((socket) => socket.destroy())
  if (!(await claim(server, name))) {
    if (await isAlive(name)) throw new Error(`another Stichabend uses ${folder} at the moment.`)
    // What a killed owner has left behind.
    await unlink(name).catch(() => undefined)
    if (!(await claim(server, name))) throw new Error(`${folder} can’t be locked.`)
  }
  server.unref()
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
    })
}

async function lockName(folder: string): Promise<string> {
  const path = await realpath(folder)
  const { uid } = userInfo()
  const hash = createHash('sha256').update(`${uid} ${path}`).digest('hex').slice(0, 16)
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\stichabend-${hash}`
    : join(tmpdir(), `stichabend-${hash}.lock`)
}

const claim = (server: Server, name: string): Promise<boolean> =>
  new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(name, () => {
      server.removeAllListeners('error')
      resolve(true)
    })
  })

const isAlive = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(name)
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
