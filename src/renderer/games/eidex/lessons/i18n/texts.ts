/** What the guide says; loaded with the lessons, in the current language. */
import { texts } from '../../../../i18n/texts.svelte'
import { en } from './en'

export const { find } = texts.area(en, {
  de: () => import('./de').then((module) => module.de),
  fr: () => import('./fr').then((module) => module.fr),
})
