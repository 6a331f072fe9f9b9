import { useTranslation } from '@kinora/i18n'
import styles from './AgainButton.module.css'

/** Reads again what failed, as a link in a line of text. */
export function AgainButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('mfe-profile')
  return (
    <button type="button" className={styles.again} onClick={onClick}>
      {t('again')}
    </button>
  )
}
