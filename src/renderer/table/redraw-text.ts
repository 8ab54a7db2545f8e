/** That the cards were shuffled again, and why, as a sentence for people. */
import type { Redraw } from '../../protocol/redraws'
import { t } from '../i18n/texts.svelte'

export function redrawText({ reason, name }: Redraw): string {
  switch (reason) {
    case 'left':
    case 'page':
      return t(`redraw.${reason}`, { name })
    case 'bot':
    case 'person':
      return name === '' ? t('redraw.bots') : t(`redraw.${reason}`, { name })
    case 'line':
    case 'unplayed':
    case 'none':
      return t(`redraw.${reason}`)
  }
}
