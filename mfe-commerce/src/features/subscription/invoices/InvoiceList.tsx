import type { Invoice } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { joinClasses, VisuallyHidden } from '@kinora/ui'
import { useDay } from '../useDay.ts'
import styles from './InvoiceList.module.css'

/** Invoices, each with a link to its page at the payment provider, where an unpaid one can be paid. */
export function InvoiceList({ invoices }: { invoices: Invoice[] }) {
  const { t } = useTranslation('mfe-commerce')
  const day = useDay()
  return (
    <ul className={styles.list}>
      {invoices.map(({ id, number, createdAt, amountDisplay, status, url }) => (
        <li key={id} className={styles.invoice}>
          <div>
            <p className={styles.date}>{day(createdAt)}</p>
            <p className={styles.number}>{number ?? t('invoices.noNumber')}</p>
          </div>
          <p className={styles.amount}>{amountDisplay}</p>
          <p>
            <span className={joinClasses(styles.status, styles[status])}>{t(`invoices.is.${status}`)}</span>
          </p>
          <p className={styles.document}>
            {url ? (
              <a href={url} target="_blank" rel="noopener">
                {t(status === 'open' || status === 'failed' ? 'invoices.pay' : 'invoices.show')}
                <VisuallyHidden>
                  {` ${number ?? day(createdAt)}`}
                  {t('newTab')}
                </VisuallyHidden>
              </a>
            ) : (
              t('invoices.noDocument')
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
