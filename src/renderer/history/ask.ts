/** Asks the host of this machine about the games played here, and the tables open now. One connection for each question: none is kept. */
import { refuse, type Refusal } from '../../engine/kernel'
import type { HistoryQuestion } from '../../protocol/history'
import {
  PROTOCOL,
  readHostMessage,
  type ClientMessage,
  type HostMessage,
  type HostMessages,
} from '../../protocol/messages'
import type { TablesQuestion } from '../../protocol/table'
import { ownHost } from '../session/current-session.svelte'
import { openLine } from '../session/line'

/** By what was asked; everything else is answered by having been done. */
interface Answers {
  readonly list: HostMessages['history']
  readonly read: HostMessages['stich']
  readonly reopen: HostMessages['reopened']
  readonly rename: HostMessages['ack']
  readonly delete: HostMessages['ack']
  readonly import: HostMessages['ack']
}

type Answer<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal }

const ID = 'history'
const UNREACHABLE = refuse('client.lost', 'The host of this machine does not answer.')

export const askHistory = <Question extends HistoryQuestion>(
  ask: Question,
): Promise<Answer<Answers[Question['do']]>> => askOwnHost({ type: 'history', id: ID, ask })

export const askTables = (ask: TablesQuestion): Promise<Answer<HostMessages['tables']>> =>
  askOwnHost({ type: 'tables', id: ID, ask })

async function askOwnHost<Value extends HostMessage>(
  question: ClientMessage,
): Promise<Answer<Value>> {
  const origin = await ownHost()
  return new Promise((resolve) => {
    const send = (message: ClientMessage) => line.send(JSON.stringify(message))
    const answer = (result: Answer<Value>) => {
      resolve(result)
      line.close()
    }
    const line = openLine(origin, {
      opened: () => {
        const who = { name: '-', marker: 'grey', resume: null } as const
        send({ type: 'hello', protocol: PROTOCOL, app: __APP_VERSION__, ...who })
        send(question)
      },
      text: (text) => {
        const message = readHostMessage(text)
        if (message === undefined || !('id' in message) || message.id !== ID) {
          if (message?.type === 'bye') answer(refuse(message.code, message.message))
          return
        }
        if (message.type === 'reject') answer(refuse(message.code, message.message))
        else answer({ ok: true, value: message as Value })
      },
      closed: () => resolve(UNREACHABLE),
    })
  })
}
