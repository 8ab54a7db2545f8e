/** What was agreed before the tournament. */
import type { Config } from '../../../../engine/eidex/config'
import { t as shared } from '../../../i18n/texts.svelte'
import { t } from '../i18n/texts'
import type { AgreedOption } from '../../sheet-face'

export function agreedOptions(config: Config): readonly AgreedOption[] {
  const { mode, characters, target, victoryPoints } = config
  const hasHead = victoryPoints.some((points) => points > 0)
  const how = characters === 'random' ? shared('sheet.option.drawn') : t('sheet.option.chosen')
  return [
    [t('sheet.option.mode'), t(`sheet.option.${mode}`)],
    ...(mode === 'basic' ? [] : ([[t('sheet.option.characters'), how]] as const)),
    [t('sheet.option.target'), target],
    ...(hasHead ? ([[t('sheet.option.head'), victoryPoints.join(' : ')]] as const) : []),
  ]
}
