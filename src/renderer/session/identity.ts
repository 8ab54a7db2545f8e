import type { Identity } from '../../protocol/client'
import { plainText } from '../../protocol/plain'
import { t } from '../i18n/texts.svelte'
import type { Settings } from '../settings/settings.svelte'

/** A name is not required to play. */
export const nameOf = ({ values, player }: Settings): string =>
  plainText(values.name) || `${t('lobby.name.default')}${player === 1 ? '' : ` ${player}`}`

export const identityOf = (settings: Settings): Identity => ({
  app: __APP_VERSION__,
  name: nameOf(settings),
  marker: settings.values.marker,
})
