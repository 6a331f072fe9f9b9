import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { Icon, useSite, type IconName } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './PlanFacts.module.css'

/** What everybody should know before paying: renewal, withdrawal, and that access can be given. */
export function PlanFacts() {
  const { t } = useTranslation('mfe-commerce')
  const { isProvided } = useSite()
  return (
    <section className={styles.facts} aria-label={t('plans.facts.label')}>
      <Fact icon="repeat" name="renewal" />
      <Fact icon="undo" name="withdrawal">
        <Link to={paths.withdrawal()}>{t('plans.facts.withdrawal.link')}</Link>
      </Fact>
      <Fact icon="gift" name="gift">
        {isProvided(paths.giveAGift()) && <Link to={paths.giveAGift()}>{t('plans.facts.gift.link')}</Link>}{' '}
        <Link to={paths.activateGift()}>{t('plans.facts.gift.activate')}</Link>
      </Fact>
    </section>
  )
}

type Props = { icon: IconName; name: 'renewal' | 'withdrawal' | 'gift'; children?: ReactNode }

function Fact({ icon, name, children }: Props) {
  const { t } = useTranslation('mfe-commerce')
  return (
    <div>
      <Icon name={icon} className={styles.icon} />
      <h3>{t(`plans.facts.${name}.title`)}</h3>
      <p>{t(`plans.facts.${name}.words`)}</p>
      {children && <p className={styles.links}>{children}</p>}
    </div>
  )
}
