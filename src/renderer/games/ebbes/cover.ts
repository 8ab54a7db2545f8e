import type { GameCover } from '../cover'
import CardFace from './cards/CardFace.svelte'
import { t, tn } from './i18n/cover/texts'
import { translations } from './i18n/translations'

export const ebbes: GameCover = {
  id: 'ebbes',
  name: () => t('ebbes.name'),
  note: () => t('ebbes.note'),
  seats: [2, 3, 4, 5],
  options: (['variant1', 'variant2'] as const).map((name) => ({
    kind: 'switch',
    name,
    usual: false,
    label: () => t(`ebbes.${name}`),
    note: () => t(`ebbes.${name}.note`),
  })),
  hand: ['B7', 'N3', 'Y10', 'G5', 'R8'],
  CardFace,
  hasLetters: false,
  whole: {
    name: () => t('ebbes.whole'),
    numbered: (number) => t('ebbes.whole.number', { number }),
    counted: (count) => tn('ebbes.whole.count', count),
  },
  resultName: () => t('ebbes.result'),
  ownPlayer: () => t('ebbes.virtual'),
  lessons: ['trick', 'roles', 'score', 'plan', 'variants', 'two'],
  publisher: {
    about: () => t('ebbes.publisher'),
    address: 'https://www.palatia-spiele.de/',
    link: () => t('ebbes.publisher.link'),
  },
  async load(language) {
    // Without them, the face speaks English.
    const words = language === 'en' ? undefined : translations[language]().catch(() => undefined)
    const [{ face }] = await Promise.all([import('./face'), words])
    return face
  },
}
