/** In all languages at once: they are few, and the first screens show them. */
import { texts } from '../../../../i18n/texts.svelte'
import { coverDe } from './de'
import { coverEn } from './en'
import { coverFr } from './fr'

export const { t, tn } = texts.area(coverEn, { de: coverDe, fr: coverFr })
