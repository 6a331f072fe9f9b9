import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { Breadcrumbs, JsonLd, PageHead, PageTop, useSite, Wrap } from '@kinora/ui'
import { Plans } from '../features/subscription/plans/Plans.tsx'
import { productData } from '../features/subscription/plans/productData.ts'
import { useCommerceListPlansQuery } from '../features/subscription/subscriptionApi.ts'
import styles from './Screen.module.css'

/** The plans: what the user has, what there is to choose, and the way to pay. */
export default function SubscriptionScreen() {
  const { t } = useTranslation('mfe-commerce')
  const locale = useLocale()
  const { origin } = useSite()
  const { data: plans } = useCommerceListPlansQuery()
  const description = t('plans.description')
  const page = origin + localePath(locale, paths.subscription())
  return (
    <Wrap className={styles.place}>
      <PageHead title={t('plans.title')} description={description} path={paths.subscription()} />
      {plans && plans.length > 0 && <JsonLd data={productData(plans, { description, origin, page })} />}
      <Breadcrumbs ns="mfe-commerce" />
      <PageTop title={t('plans.title')} lead={t('plans.lead')} />
      <Plans />
    </Wrap>
  )
}
