/**
 * Which seats are open in some window of this device right now. Each window holds a lock on its own, which
 * ends with the window, however that happens: so no window offers the seat that another one sits on.
 */
import { desktop } from '../desktop'

const nameOf = (token: string): string => `stichabend.seat.${token}`

/** A page over plain http has none; there a browser's tabs have to look after themselves. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks

let mine = ''
let release: () => void = () => undefined

export function letGo(): void {
  mine = ''
  release()
}

export function hold(token: string): void {
  if (mine === token) return
  letGo()
  mine = token
  locks()
    ?.request(
      nameOf(token),
      () =>
        new Promise<void>((resolve) => {
          if (mine === token) release = resolve
          else resolve()
        }),
    )
    .catch(reportError)
}

/**
 * Whether a seat is somebody else's, asked once for all of them. Only where several windows are several
 * players: whoever opens a second tab of a browser may mean to go on there.
 */
export async function heldElsewhere(): Promise<(token: string) => boolean> {
  if (desktop()?.newWindow === undefined) return () => false
  const { held = [] } = (await locks()?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return (token) => token !== mine && names.has(nameOf(token))
}
