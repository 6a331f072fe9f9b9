import type { Profile } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { useProfessionName } from '@kinora/ui'
import { SettingsSection } from '../SettingsSection.tsx'
import styles from './FixedDetails.module.css'

/** What cannot be changed, and why (docs/specification.md, section 5). */
export function FixedDetails({ profile }: { profile: Profile }) {
  const { t } = useTranslation('mfe-profile')
  const professionOf = useProfessionName()
  const { email, professionalTitle, registrationNumber } = profile
  return (
    <SettingsSection title={t('edit.fixed.title')}>
      <dl className={styles.list}>
        <div>
          <dt className={styles.name}>{t('edit.fixed.email')}</dt>
          <dd className={styles.value}>{email}</dd>
        </div>
        {professionalTitle && (
          <div>
            <dt className={styles.name}>{t('edit.field.professionalTitle')}</dt>
            <dd className={styles.value}>{professionOf(profile)}</dd>
          </div>
        )}
        {registrationNumber && (
          <div>
            <dt className={styles.name}>{t('edit.field.registrationNumber')}</dt>
            <dd className={styles.value}>{registrationNumber}</dd>
          </div>
        )}
      </dl>
      <p className={styles.why}>
        {t('edit.fixed.why')} <Link to={paths.changeEmail()}>{t('account.changeEmail.title')}</Link>
      </p>
      {professionalTitle && (
        <p className={styles.why}>
          {t('edit.fixed.whySpecialist')} <Link to={paths.contact()}>{t('edit.fixed.contact')}</Link>
        </p>
      )}
    </SettingsSection>
  )
}
