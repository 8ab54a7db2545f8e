/** A connection that breaks where a test says, and a record of what went over it. */
import type { Line } from '../../../src/protocol/client'
import type { ClientMessage, HostMessage } from '../../../src/protocol/messages'
import type { Connector } from '../../harness/guests'

/** Everything that went over one line, until it was cut. */
export interface LineRecord {
  /** Counted from 0. */
  readonly number: number
  readonly sent: ClientMessage[]
  readonly heard: HostMessage[]
  /** How many messages had been sent when the whole view was there, if it ever was. */
  sentBeforeView: number | undefined
  isCut: boolean
}

/** Before the message gets through, or after it. */
type Cut = 'before' | 'after' | undefined

export interface BadLuck {
  readonly hearing?: (message: HostMessage, line: LineRecord) => Cut
  readonly sending?: (message: ClientMessage, line: LineRecord) => Cut
}

export interface UnluckyConnector extends Connector {
  readonly lines: readonly LineRecord[]
}

export function unlucky(inner: Connector, luck: BadLuck): UnluckyConnector {
  const lines: LineRecord[] = []
  return {
    lines,
    cut: () => inner.cut(),
    open(events): Line {
      const record: LineRecord = {
        number: lines.length,
        sent: [],
        heard: [],
        sentBeforeView: undefined,
        isCut: false,
      }
      lines.push(record)
      const around = (cut: Cut, pass: () => void) => {
        if (cut === 'before') record.isCut = true
        else pass()
        if (cut === undefined) return
        record.isCut = true
        inner.cut()
      }
      const line = inner.open({
        ...events,
        text: (text) => {
          if (record.isCut) return
          const message = JSON.parse(text) as HostMessage
          record.heard.push(message)
          if (message.type === 'update') record.sentBeforeView ??= record.sent.length
          around(luck.hearing?.(message, record), () => events.text(text))
        },
      })
      return {
        close: () => line.close(),
        send: (text) => {
          if (record.isCut) return
          const message = JSON.parse(text) as ClientMessage
          record.sent.push(message)
          around(luck.sending?.(message, record), () => line.send(text))
        },
      }
    },
  }
}
