import { MediaQuery, createSubscriber } from 'svelte/reactivity'
import { negotiate, type Language } from '../i18n/languages'

/** The themes that can be drawn; a setting may also say `system`. */
export type Look = 'light' | 'dark' | 'contrast'

const dark = new MediaQuery('(prefers-color-scheme: dark)')
const moreContrast = new MediaQuery('(prefers-contrast: more)')
const lessMotion = new MediaQuery('(prefers-reduced-motion: reduce)')

const languageChange = createSubscriber((update) => {
  window.addEventListener('languagechange', update)
  return () => {
    window.removeEventListener('languagechange', update)
  }
})

/** The preferences of the device, followed while they change. */
export const device = {
  get look(): Look {
    if (moreContrast.current) return 'contrast'
    return dark.current ? 'dark' : 'light'
  },
  get wantsStillness(): boolean {
    return lessMotion.current
  },
  get language(): Language {
    languageChange()
    return negotiate(navigator.languages)
  },
}
