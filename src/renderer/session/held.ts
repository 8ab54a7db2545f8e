/**
 * Which seats are open in some window of this device right now. Each window holds a lock on its own seat, which
 * ends with the window, however that happens: so no window offers a seat that another one holds.
 */
import { desktop } from '../desktop'

const nameOf = (token: string): string => `stichabend.seat.${token}`

/** Pages over plain http have no locks; there the tabs of a browser have to look after themselves. */
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
 * Whether another window holds a seat, asked once for all of them. Only where several windows are several players:
 * a user who opens a second browser tab may want to continue there.
 */
export async function heldElsewhere(): Promise<(token: string) => boolean> {
  if (desktop()?.newWindow === undefined) return () => false
  const { held = [] } = (await locks()?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return (token) => token !== mine && names.has(nameOf(token))
}
