/** What is known of Tercet before it is played: the one line in the list of the pages. */
import type { GameCover } from '../../../src/renderer/games/cover'
import CardFace from './CardFace.svelte'
import { t, tn } from './i18n/cover'

export const tercet: GameCover = {
  id: 'tercet',
  name: () => t('name'),
  note: () => t('note'),
  seats: [3],
  options: [
    {
      kind: 'switch',
      name: 'long',
      usual: false,
      label: () => t('long'),
      note: () => t('long.note'),
    },
  ],
  hand: ['B6', 'Y4', 'G5', 'R2'],
  CardFace,
  hasLetters: false,
  whole: {
    name: () => t('whole'),
    numbered: (number) => t('whole.number', { number }),
    counted: (count) => tn('whole.count', count),
  },
  resultName: () => t('result'),
  load: () => import('./face').then(({ face }) => face),
}
