import type { Language } from '../i18n/languages'
import type { Pace } from '../playback/update'
import { device, type Look } from './device.svelte'
import { markerOf, playerIn } from './player'
import { parseSettings, type StoredSettings } from './stored'

const KEY = 'stichabend.settings'

/** A browser may refuse storage altogether; then the choice holds until the page is closed. */
const read = (storage: () => Storage): string | null => {
  try {
    return storage().getItem(KEY)
  } catch {
    return null
  }
}

const write = (storage: () => Storage, settings: StoredSettings): void => {
  try {
    storage().setItem(KEY, JSON.stringify(settings))
  } catch {
    return
  }
}

const onDevice = () => localStorage
const inWindow = () => sessionStorage

export class Settings {
  /** Which of the people at this machine, who share all settings but their names and markers. */
  readonly player = playerIn(location.search)
  #chosen = $state.raw(this.#read())

  /** What is chosen now. */
  get values(): StoredSettings {
    return this.#chosen
  }

  choose(changes: Partial<StoredSettings>): void {
    this.#chosen = { ...this.#chosen, ...changes }
    if (this.player === 1) {
      write(onDevice, this.#chosen)
      return
    }
    const { name, marker } = parseSettings(read(onDevice))
    write(onDevice, { ...this.#chosen, name, marker })
    write(inWindow, this.#chosen)
  }

  #read(): StoredSettings {
    const shared = parseSettings(read(onDevice))
    if (this.player === 1) return shared
    const own = read(inWindow)
    if (own === null) return { ...shared, name: '', marker: markerOf(this.player, shared.marker) }
    const { name, marker } = parseSettings(own)
    return { ...shared, name, marker }
  }

  get spokenLanguage(): Language {
    const { language } = this.#chosen
    return language === 'system' ? device.language : language
  }

  get look(): Look {
    const { theme } = this.#chosen
    return theme === 'system' ? device.look : theme
  }

  /** How fast the table moves; not at all for a user who wants no motion. */
  get pace(): Pace {
    const { speed, trickTime } = this.#chosen
    return { speed: device.wantsStillness ? 0 : speed, trickTime }
  }
}
