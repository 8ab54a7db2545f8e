import { createSubscriber } from 'svelte/reactivity'
import { SCREENS, type ScreenId } from '../screens/screens'

const hashChange = createSubscriber((update) => {
  window.addEventListener('hashchange', update)
  return () => {
    window.removeEventListener('hashchange', update)
  }
})

/** In the hash, so that a phone's back button leads back and a screen can be linked to. */
export const route = {
  get screen(): ScreenId {
    hashChange()
    const name = location.hash.replace(/^#\/?/, '')
    return SCREENS.find((screen) => screen === name) ?? 'start'
  },
}
