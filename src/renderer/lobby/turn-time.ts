/** The time for a decision, in words. */
import { t } from '../i18n/texts.svelte'

export function turnTimeText(seconds: number): string {
  if (seconds === 0) return t('host.clock.none')
  return seconds % 60 === 0
    ? t('host.clock.minutes', { count: seconds / 60 })
    : t('host.clock.seconds', { count: seconds })
}
