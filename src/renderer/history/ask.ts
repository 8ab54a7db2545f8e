/** Asks the host of this machine about the games played here. One connection for each question: none is kept. */
import { refuse, type Refusal } from '../../engine/kernel'
import type { HistoryQuestion } from '../../protocol/history'
import {
  PROTOCOL,
  readHostMessage,
  type ClientMessage,
  type HostMessages,
} from '../../protocol/messages'
import { ownHost } from '../session/evening.svelte'
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

type Answer<Do extends HistoryQuestion['do']> =
  | { readonly ok: true; readonly value: Answers[Do] }
  | { readonly ok: false; readonly refusal: Refusal }

const ID = 'history'
const UNREACHABLE = refuse('client.lost', 'The host of this machine does not answer.')

export async function askHistory<Question extends HistoryQuestion>(
  ask: Question,
): Promise<Answer<Question['do']>> {
  const origin = await ownHost()
  return new Promise((resolve) => {
    const send = (message: ClientMessage) => line.send(JSON.stringify(message))
    const answer = (result: Answer<Question['do']>) => {
      resolve(result)
      line.close()
    }
    const line = openLine(origin, {
      opened: () => {
        const who = { name: '-', marker: 'grey', resume: null } as const
        send({ type: 'hello', protocol: PROTOCOL, app: __APP_VERSION__, ...who })
        send({ type: 'history', id: ID, ask })
      },
      text: (text) => {
        const message = readHostMessage(text)
        if (message === undefined || !('id' in message) || message.id !== ID) {
          if (message?.type === 'bye') answer(refuse(message.code, message.message))
          return
        }
        if (message.type === 'reject') answer(refuse(message.code, message.message))
        else answer({ ok: true, value: message as Answers[Question['do']] })
      },
      closed: () => resolve(UNREACHABLE),
    })
  })
}
