import { useTranslation } from '@kinora/i18n'
import { useOnline } from '@kinora/ui'
import { Notice } from '../Notice.tsx'
import { ToContact } from '../ToContact.tsx'
import styles from './PaymentWaiting.module.css'

/** While the provider works: a quiet sign that something happens, and what to do when it takes long. */
export function PaymentWaiting({ isSlow }: { isSlow: boolean }) {
  const { t } = useTranslation('mfe-commerce')
  const isOnline = useOnline()
  return (
    <>
      <span className={styles.line} aria-hidden="true" />
      <div role="status">
        {!isOnline && <Notice tone="info">{t('payment.processing.offline')}</Notice>}
        {isOnline && isSlow && (
          <Notice tone="info">
            <p>{t('payment.processing.slow')}</p>
            <ToContact as="paragraph" />
          </Notice>
        )}
      </div>
    </>
  )
}
