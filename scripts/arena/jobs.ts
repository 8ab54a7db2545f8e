/**
 * Deals spread over processes. Not over threads: a process can measure its own CPU time, whatever
 * else the machine is doing.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fight, type Bout, type Score } from './bout'
import { playLeague, type League, type LeagueDeal } from './league'

/** What can be ordered of a process, with what comes of it. */
export interface Kinds {
  bout: [Bout, Score]
  league: [League, LeagueDeal]
}
type Kind = keyof Kinds

interface Order<K extends Kind = Kind> {
  readonly kind: K
  readonly what: Kinds[K][0]
  readonly deal: number
}

function fill({ kind, what, deal }: Order): Kinds[Kind][1] {
  return kind === 'bout' ? fight(what as Bout, deal) : playLeague(what as League, deal)
}

/** In a helper process: plays the deals it is sent. */
export function serve(): void {
  process.on('message', (order: Order) => process.send?.(fill(order)))
}

/** In the order of the deals, however many processes there are. */
export async function playAll<K extends Kind>(
  kind: K,
  what: Kinds[K][0],
  deals: number,
  jobs: number,
  script: string,
): Promise<Kinds[K][1][]> {
  const results: Kinds[K][1][] = []
  if (jobs === 1) {
    for (let deal = 0; deal < deals; deal++) results.push(fill({ kind, what, deal }))
    return results
  }
  let next = 0
  const work = async (): Promise<void> => {
    const helper = fork(script)
    try {
      while (next < deals) {
        const deal = next++
        results[deal] = await ask(helper, { kind, what, deal })
      }
    } finally {
      helper.kill()
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  return results
}

async function ask<K extends Kind>(helper: ChildProcess, order: Order<K>): Promise<Kinds[K][1]> {
  const gone = new AbortController()
  const answer = once(helper, 'message', { signal: gone.signal })
  const end = once(helper, 'exit', { signal: gone.signal }).then(([code]) => {
    throw new Error(`A helper ended with ${String(code)}.`)
  })
  helper.send(order)
  try {
    const [result] = (await Promise.race([answer, end])) as [Kinds[K][1]]
    return result
  } finally {
    gone.abort()
    await Promise.allSettled([answer, end])
  }
}
