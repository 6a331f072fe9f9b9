import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Icon, LinkButton, type IconName } from '@kinora/ui'
import { Link } from '@kinora/router'
import styles from './FirstSteps.module.css'

type Props = {
  /** Who prepares the path; null without a specialist, undefined until it is known. */
  specialist: { firstName: string } | null | undefined
}

const STEPS: { name: 'film' | 'state' | 'reminders'; icon: IconName; to: string }[] = [
  { name: 'film', icon: 'clapperboard', to: paths.programs() },
  { name: 'state', icon: 'state', to: paths.myState() },
  { name: 'reminders', icon: 'bell', to: paths.reminders() },
]

/** Today before there is a path: who prepares it or how to get one, and what one can do meanwhile. */
export function FirstSteps({ specialist }: Props) {
  const { t } = useTranslation('mfe-profile')
  return (
    <section className={styles.card} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('today.begin.title')}</h2>
      {specialist && <p>{t('today.begin.prepared', { name: specialist.firstName })}</p>}
      {specialist === null && <p>{t('today.begin.alone')}</p>}
      <ul className={styles.steps}>
        {STEPS.map(({ name, icon, to }) => (
          <li key={name}>
            <Icon name={icon} />
            <div>
              <Link to={to}>{t(`today.begin.${name}.title`)}</Link>
              <p>{t(`today.begin.${name}.words`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <LinkButton variant="primary" to={paths.programs()}>
        {t('path.find')}
      </LinkButton>
    </section>
  )
}
