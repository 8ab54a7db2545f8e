/** This game's own texts; loaded with its face, in the current language. */
import { texts } from '../../../i18n/texts.svelte'
import { en } from './en'
import { translations } from './translations'

export const { t, tn, find } = texts.area(en, translations)
