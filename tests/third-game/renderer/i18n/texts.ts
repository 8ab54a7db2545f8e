/** The game's own texts; they come with its face, and in the language on the screen. */
import { texts } from '../../../../src/renderer/i18n/texts.svelte'
import { en } from './en'

export const { t, tn, find } = texts.area(en, {
  de: () => import('./de').then((module) => module.de),
  fr: () => import('./fr').then((module) => module.fr),
})
