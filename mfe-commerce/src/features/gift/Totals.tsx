import type { GiftSubscription, GiftTemplate } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import styles from './Totals.module.css'

/** What is ordered, and what it costs in all. */
export function Totals({ template, gift }: { template: GiftTemplate; gift: GiftSubscription }) {
  const { t } = useTranslation('mfe-commerce')
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('gift.totals.design')}</dt>
        <dd>{typeset(template.name)}</dd>
      </div>
      <div>
        <dt>{t('gift.totals.length')}</dt>
        <dd>{t('gift.months', { count: gift.months })}</dd>
      </div>
      <div className={styles.sum}>
        <dt>{t('gift.totals.sum')}</dt>
        <dd>{gift.priceDisplay}</dd>
      </div>
    </dl>
  )
}
