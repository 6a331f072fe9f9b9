import { useLocale, useTranslation } from '@kinora/i18n'
import { useSession, type Session } from '@kinora/session'
import { Avatar } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './Summary.module.css'

type Props = { session: Session; children?: ReactNode }

/** Who the profile belongs to: picture, full name, since when, and what else is to be told. */
export function Summary({ session: { userData }, children }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const { isTestMode } = useSession()
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(userData.createdAt))
  return (
    <section className={styles.summary}>
      <Avatar person={userData} />
      <p className={styles.name}>
        {userData.firstName} {userData.lastName}
      </p>
      <p className={styles.since}>
        {isTestMode
          ? t('sidebar.testMode.profile')
          : t(userData.isSpecialist ? 'sidebar.specialistSince' : 'sidebar.since', { date: since })}
      </p>
      {children}
    </section>
  )
}
