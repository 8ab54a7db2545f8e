import type { Theme } from '../../protocol/desktop'
import type { Language } from '../i18n/languages'
import { device, type Look } from './device.svelte'
import { parseSettings, type StoredSettings } from './stored'

const KEY = 'stichabend.settings'

/** A browser may refuse storage altogether; then the choice holds until the page is closed. */
const read = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

const write = (settings: StoredSettings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    return
  }
}

export class Settings {
  #chosen = $state.raw(parseSettings(read()))

  get language(): Language | 'system' {
    return this.#chosen.language
  }
  set language(language) {
    this.#choose({ ...this.#chosen, language })
  }

  get theme(): Theme {
    return this.#chosen.theme
  }
  set theme(theme) {
    this.#choose({ ...this.#chosen, theme })
  }

  get spokenLanguage(): Language {
    return this.language === 'system' ? device.language : this.language
  }

  get look(): Look {
    return this.theme === 'system' ? device.look : this.theme
  }

  #choose(chosen: StoredSettings): void {
    this.#chosen = chosen
    write(chosen)
  }
}
