/** A thread that replays files of the history, while the tables are served by the host's own. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { atOnce } from './cooperative'
import { contentsOf, type Contents } from './history/contents'
import type { Done, Task } from './history/reader'

const LOW = 10

// Here alone a thread has a priority of its own; elsewhere the tables would be slowed down, too.
if (process.platform === 'linux') setPriority(LOW)

function contentsIn({ file, text }: Task): Contents | undefined {
  try {
    return atOnce(contentsOf(file, text))
  } catch {
    return undefined
  }
}

parentPort?.on('message', (task: Task) => {
  const contents = contentsIn(task)
  const done: Done = { number: task.number, ...(contents !== undefined && { contents }) }
  parentPort?.postMessage(done)
})
