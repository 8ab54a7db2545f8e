/** What was agreed before the game. */
import type { Config } from '../../../../engine/ebbes/config'
import { t as shared } from '../../../i18n/texts.svelte'
import { t } from '../i18n/texts'
import type { AgreedOption } from '../../sheet-face'

export function agreedOptions(config: Config, names: readonly string[]): readonly AgreedOption[] {
  const said = (value: boolean) => shared(value ? 'sheet.yes' : 'sheet.no')
  const { starter } = config
  return [
    [t('sheet.option.seats'), config.seats],
    [t('sheet.option.variant1'), said(config.variant1)],
    [t('sheet.option.variant2'), said(config.variant2)],
    [t('sheet.option.rounds'), config.rounds],
    ...(config.variant2
      ? ([
          [t('sheet.option.goal'), config.goal],
          [t('sheet.option.dabbscheedel'), config.dabbscheedel],
        ] as const)
      : []),
    [
      t('sheet.option.starter'),
      starter === 'random' ? shared('sheet.option.drawn') : (names[starter] ?? ''),
    ],
    [t('sheet.option.memory'), said(config.showMemory)],
  ]
}
