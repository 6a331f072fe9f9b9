import { useTranslation } from '@kinora/i18n'
import { useConsent } from './consentStore.ts'
import { openSettings } from './settingsDoor.ts'
import { useThirdParties } from './useThirdParties.ts'
import styles from './ConsentButton.module.css'

/** The way back to the choice, where there is one to make and a script to make it with. */
export function ConsentButton() {
  const { t } = useTranslation('consent')
  const parties = useThirdParties()
  const { status } = useConsent(parties)
  if (parties.length === 0 || status === 'loading') return null
  return (
    <button type="button" className={styles.button} onClick={() => openSettings(true)}>
      {t('settings.title')}
    </button>
  )
}
