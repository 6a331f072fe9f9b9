import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { EmptyState, ErrorState, joinClasses, LinkButton, Skeleton, useSite } from '@kinora/ui'
import styles from './Plans.module.css'
import { useMarketingListPlansQuery } from './plansApi.ts'

const USUAL_COUNT = 3

/** The plans and their prices, with a link to the checkout while a release provides it. */
export function Plans() {
  const { t } = useTranslation('mfe-marketing')
  const { isProvided } = useSite()
  const { data: plans, isError, refetch } = useMarketingListPlansQuery()
  if (isError && !plans) return <ErrorState sentence={t('plans.failed')} onRetry={() => void refetch()} />
  if (plans?.length === 0) return <EmptyState sentence={t('plans.none')} />
  return (
    <>
      <ul className={styles.plans} aria-busy={!plans}>
        {plans?.map(({ id, name, lookupKey, priceDisplay, pricePerMonthDisplay, description, isMostChosen }) => (
          <li key={id} className={joinClasses(styles.plan, isMostChosen && styles.mostChosen)}>
            <h3>
              {isProvided(paths.subscription()) ? (
                <Link to={paths.subscription({ plan: lookupKey })}>{name}</Link>
              ) : (
                name
              )}
            </h3>
            {isMostChosen && <span className={styles.tag}>{t('plans.mostChosen')}</span>}
            <p className={styles.price}>{priceDisplay}</p>
            <p>{t('plans.perMonth', { price: pricePerMonthDisplay })}</p>
            <p className={styles.note}>{description.title}</p>
          </li>
        )) ??
          Array.from({ length: USUAL_COUNT }, (_, index) => (
            <li key={index} className={styles.plan}>
              <Skeleton shape="heading" />
              <Skeleton />
              <Skeleton short />
            </li>
          ))}
      </ul>
      {isProvided(paths.subscription()) && (
        <div className={styles.buy}>
          <LinkButton variant="primary" to={paths.subscription()}>
            {t('plans.choose')}
          </LinkButton>
          <p>{t('plans.note')}</p>
        </div>
      )}
    </>
  )
}
