import type { SubscriptionPlan } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { ChoiceTarget, Icon, joinClasses, Skeleton } from '@kinora/ui'
import styles from './PlanCards.module.css'

type Props = {
  title: string
  plans: SubscriptionPlan[]
  /** Lookup keys. */
  chosen: string
  current: string | undefined
  onChoose: (lookupKey: string) => void
}

/** The plans as radio buttons, each a card (docs/specification.md, section 2, "Subscription option cards"). */
export function PlanCards({ title, plans, chosen, current, onChoose }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const noteOf = ({ lookupKey, isMostChosen, description }: SubscriptionPlan) => {
    if (lookupKey === current) return t('plans.present')
    return isMostChosen ? t('plans.mostChosen') : typeset(description.title)
  }
  return (
    <fieldset>
      <legend>
        <h2 className={styles.title}>{title}</h2>
      </legend>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <ChoiceTarget
            key={plan.lookupKey}
            type="radio"
            name="plan"
            value={plan.lookupKey}
            checked={plan.lookupKey === chosen}
            onChange={() => onChoose(plan.lookupKey)}
            className={styles.plan}
          >
            <span className={styles.name}>
              <span className={styles.dot} aria-hidden="true" />
              {typeset(plan.name)}
            </span>
            <span className={styles.price}>
              {plan.pricePerMonthDisplay} <small>{t('plans.perMonth')}</small>
            </span>
            <span className={styles.total}>{t('plans.total', { price: plan.priceDisplay, count: plan.months })}</span>
            <span className={joinClasses(styles.note, plan.lookupKey === current && styles.present)}>
              {noteOf(plan)}
            </span>
            <span className={styles.options}>
              {plan.description.options.map((option) => (
                <span key={option}>
                  <Icon name="check" />
                  {typeset(option)}
                </span>
              ))}
            </span>
          </ChoiceTarget>
        ))}
      </div>
    </fieldset>
  )
}

/** In place of the cards. */
export const PlanSkeletons = () => (
  <div className={styles.plans}>
    {['one', 'two', 'three'].map((name) => (
      <span key={name} className={styles.plan}>
        <Skeleton shape="heading" />
        <Skeleton shape="block" />
        <Skeleton />
        <Skeleton short />
      </span>
    ))}
  </div>
)
