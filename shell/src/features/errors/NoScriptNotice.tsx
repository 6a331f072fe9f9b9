import { useTranslation } from '@kinora/i18n'
import { Icon, Wrap } from '@kinora/ui'
import styles from './OfflineNotice.module.css'

/** For a browser without JavaScript: what is on the page can be read, and why some of it does nothing. */
export function NoScriptNotice() {
  const { t } = useTranslation('shell')
  return (
    <noscript>
      <Wrap className={styles.notice}>
        <Icon name="info" />
        <span>{t('noScript')}</span>
      </Wrap>
    </noscript>
  )
}
