/** Asks the host of this machine about the games played here, and the tables open now. */
import type { Result } from '../../engine/kernel'
import type { Client } from '../../protocol/client'
import type { HistoryQuestion } from '../../protocol/history'
import type { TablesQuestion } from '../../protocol/table'
import { withClient } from '../session/beside'
import { currentSession, ownHost } from '../session/current-session.svelte'
import { keyFor } from '../session/own-key'

const nobody = () => ({ app: __APP_VERSION__, name: '-', marker: 'grey' }) as const

export const askHistory = <Question extends HistoryQuestion>(ask: Question) =>
  askOwnHost((host) => host.history(ask))

export const askTables = (ask: TablesQuestion) => askOwnHost((host) => host.tables(ask))

async function askOwnHost<Value>(
  ask: (host: Pick<Client, 'history' | 'tables'>) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const origin = await ownHost()
  const { session } = currentSession
  // A guest gets no answer, and too many questions cut the connection: never risk the one that holds a seat.
  const isOwn = session?.origin === origin && keyFor(origin) !== undefined
  if (isOwn && session.status === 'open') return ask(session.questions)
  return withClient(origin, nobody(), (client) =>
    client.farewell === null
      ? ask(client)
      : Promise.resolve({ ok: false, refusal: client.farewell }),
  )
}
