import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { useSession } from '@kinora/session'
import { SettingsSection } from '../SettingsSection.tsx'
import styles from './HeldSection.module.css'

const CATEGORIES = {
  member: ['account', 'training', 'health', 'messages', 'plan', 'security'],
  specialist: ['account', 'practice', 'training', 'health', 'messages', 'security'],
} as const

/** What is stored about somebody, by category and in plain words (GDPR, article 15). */
export function HeldSection() {
  const { t } = useTranslation('mfe-profile')
  const { session } = useSession()
  return (
    <SettingsSection title={t('data.held.title')} text={t('data.held.text')}>
      <dl className={styles.list}>
        {CATEGORIES[session?.userData.isSpecialist ? 'specialist' : 'member'].map((category) => (
          <div key={category}>
            <dt className={styles.name}>{t(`data.held.${category}.name`)}</dt>
            <dd className={styles.what}>{t(`data.held.${category}.what`)}</dd>
          </div>
        ))}
      </dl>
      <Link to={paths.privacyPolicy()}>{t('data.held.policy')}</Link>
    </SettingsSection>
  )
}
