import { createSubscriber } from 'svelte/reactivity'
import { SCREENS, type ScreenId } from '../screens/screens'

const hashChange = createSubscriber((update) => {
  window.addEventListener('hashchange', update)
  return () => {
    window.removeEventListener('hashchange', update)
  }
})

const parts = (): readonly string[] => {
  hashChange()
  return location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
}

/** In the hash, so that a phone's back button works and a screen can be linked to. */
export const route = {
  get screen(): ScreenId {
    const [name] = parts()
    return SCREENS.find((screen) => screen === name) ?? 'start'
  },
  /** What follows the screen: a table's code, a clause of the rules. */
  get detail(): string | undefined {
    return parts()[1]
  },
}

export function goTo(screen: ScreenId, detail?: string): void {
  location.hash = linkTo(screen, detail)
}

export const linkTo = (screen: ScreenId, detail?: string): string => {
  if (screen === 'start') return '#/'
  return detail === undefined ? `#/${screen}` : `#/${screen}/${encodeURIComponent(detail)}`
}
