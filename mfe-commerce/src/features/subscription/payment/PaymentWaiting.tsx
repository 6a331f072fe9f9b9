import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { useOnline, useSite } from '@kinora/ui'
import { Notice } from '../Notice.tsx'
import styles from './PaymentWaiting.module.css'

/** While the provider works: a quiet sign that something happens, and what to do when it takes long. */
export function PaymentWaiting({ isSlow }: { isSlow: boolean }) {
  const { t } = useTranslation('mfe-commerce')
  const { isProvided } = useSite()
  const isOnline = useOnline()
  return (
    <>
      <span className={styles.line} aria-hidden="true" />
      <div role="status">
        {!isOnline && <Notice tone="info">{t('payment.processing.offline')}</Notice>}
        {isOnline && isSlow && (
          <Notice tone="info">
            <p>{t('payment.processing.slow')}</p>
            {isProvided(paths.contact()) && (
              <p>
                <Link to={paths.contact()}>{t('payment.contact')}</Link>
              </p>
            )}
          </Notice>
        )}
      </div>
    </>
  )
}
