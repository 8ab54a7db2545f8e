/**
 * Deals spread over processes. Not over threads: a process can measure its own CPU time, whatever
 * else the machine is doing.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fight, type Bout, type Score } from './bout'

interface Order {
  readonly bout: Bout
  readonly deal: number
}

/** In a helper process: plays the deals it is sent. */
export function serve(): void {
  process.on('message', ({ bout, deal }: Order) => process.send?.(fight(bout, deal)))
}

/** In the order of the deals, however many processes there are. */
export async function fightAll(
  bout: Bout,
  deals: number,
  jobs: number,
  script: string,
): Promise<Score[]> {
  const scores: Score[] = []
  if (jobs === 1) {
    for (let deal = 0; deal < deals; deal++) scores.push(fight(bout, deal))
    return scores
  }
  let next = 0
  const work = async (): Promise<void> => {
    const helper = fork(script)
    try {
      while (next < deals) {
        const deal = next++
        scores[deal] = await ask(helper, { bout, deal })
      }
    } finally {
      helper.kill()
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  return scores
}

async function ask(helper: ChildProcess, order: Order): Promise<Score> {
  const gone = new AbortController()
  const answer = once(helper, 'message', { signal: gone.signal })
  const end = once(helper, 'exit', { signal: gone.signal }).then(([code]) => {
    throw new Error(`A helper ended with ${String(code)}.`)
  })
  helper.send(order)
  try {
    const [score] = (await Promise.race([answer, end])) as [Score]
    return score
  } finally {
    gone.abort()
    await Promise.allSettled([answer, end])
  }
}
