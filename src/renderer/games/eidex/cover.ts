import type { GameCover } from '../cover'
import CardFace from './cards/CardFace.svelte'
import { t, tn } from './i18n/cover/texts'
import { translations } from './i18n/translations'

const KINDS = ['basic', 'cosmic'] as const

export const eidex: GameCover = {
  id: 'eidex',
  name: () => t('eidex.name'),
  note: () => t('eidex.note'),
  seats: [3],
  options: [
    {
      kind: 'choice',
      name: 'mode',
      values: KINDS,
      usual: 'basic',
      label: () => t('eidex.kind'),
      note: () => t('eidex.kind.note'),
      labelOf: (kind) => t(`eidex.kind.${kind as (typeof KINDS)[number]}`),
    },
    {
      kind: 'switch',
      name: 'easyStart',
      usual: false,
      helpsAtFirst: true,
      label: () => t('eidex.easy'),
      note: () => t('eidex.easy.note'),
    },
  ],
  hand: ['HA', 'LJ', 'RK', 'SQ'],
  CardFace,
  hasLetters: true,
  whole: {
    name: () => t('eidex.whole'),
    numbered: (number) => t('eidex.whole.number', { number }),
    counted: (count) => tn('eidex.whole.count', count),
  },
  resultName: () => t('eidex.result'),
  lessons: ['follow', 'modes', 'values', 'limit', 'powers'],
  async load(language) {
    // Without them, the face speaks English.
    const words = language === 'en' ? undefined : translations[language]().catch(() => undefined)
    const [{ face }] = await Promise.all([import('./face'), words])
    return face
  },
}
