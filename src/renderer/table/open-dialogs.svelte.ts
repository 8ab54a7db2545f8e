/** How many dialogs lie over the page: what happens behind one of them is not seen. */
import { untrack } from 'svelte'

let count = $state(0)

export const openDialogs = {
  get areAny(): boolean {
    return count > 0
  },
  /** Returns what to do when it is closed. */
  add(): () => void {
    untrack(() => count++)
    return () => {
      count--
    }
  },
}
