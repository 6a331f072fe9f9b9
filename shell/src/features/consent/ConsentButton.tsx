import type { PageThirdParty } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { useConsent } from './consentStore.ts'
import { setSettingsOpen } from './settingsOpen.ts'
import styles from './ConsentButton.module.css'

/** Opens the consent settings. Not there without third parties or without script. */
export function ConsentButton({ parties }: { parties: PageThirdParty[] }) {
  const { t } = useTranslation('consent')
  const { status } = useConsent(parties)
  if (parties.length === 0 || status === 'loading') return null
  return (
    <button type="button" className={styles.button} onClick={() => setSettingsOpen(true)}>
      {t('settings.title')}
    </button>
  )
}
