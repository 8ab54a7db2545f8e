/**
 * Which seats are open in some window of this device right now. Each window holds a lock on its own, which
 * ends with the window, however that happens: so no window offers the seat that another one sits on.
 */
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
  void locks()?.request(
    nameOf(token),
    () =>
      new Promise<void>((resolve) => {
        if (mine === token) release = resolve
        else resolve()
      }),
  )
}

/** Whether a seat is open elsewhere, asked of the browser once for all of them. */
export async function heldElsewhere(): Promise<(token: string) => boolean> {
  const { held = [] } = (await locks()?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return (token) => token !== mine && names.has(nameOf(token))
}
