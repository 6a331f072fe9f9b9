import type { OpenSession } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'

/** What a browser is called by which people recognise a device of theirs. */
export function useDeviceName(): (device: Pick<OpenSession, 'browser' | 'system'>) => string {
  const { t } = useTranslation('mfe-profile')
  return ({ browser, system }) =>
    browser && system ? t('account.devices.device', { browser, system }) : (browser ?? t('account.devices.unknown'))
}
