import type { Language } from '../i18n/languages'
import type { PlaybackSettings } from '../playback/playback.svelte'
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

  /** What is chosen now. */
  get values(): StoredSettings {
    return this.#chosen
  }

  choose(changes: Partial<StoredSettings>): void {
    this.#chosen = { ...this.#chosen, ...changes }
    write(this.#chosen)
  }

  get spokenLanguage(): Language {
    const { language } = this.#chosen
    return language === 'system' ? device.language : language
  }

  get look(): Look {
    const { theme } = this.#chosen
    return theme === 'system' ? device.look : theme
  }

  /** How fast the table moves; not at all for somebody who wants nothing to move. */
  get pace(): PlaybackSettings {
    const { speed, trickTime } = this.#chosen
    return { speed: device.wantsStillness ? 0 : speed, trickTime }
  }
}
