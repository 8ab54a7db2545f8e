/** A host that is started again gets another port: nobody else can have been given it in between. */
import { bySocket, type Connector } from '../../harness/guests'

/** Where the host is now; nowhere while there is none. */
export interface Whereabouts {
  origin: string | undefined
}

/**
 * Goes wherever the host is by then. Where there is none nobody is called: somebody else may have got the
 * old port.
 */
export function following(host: Whereabouts): Connector {
  let line: Connector | undefined
  return {
    cut: () => line?.cut(),
    open: (events) => {
      if (host.origin === undefined) {
        setImmediate(() => events.closed())
        return { send: () => undefined, close: () => undefined }
      }
      line = bySocket(host.origin)
      return line.open(events)
    },
  }
}
