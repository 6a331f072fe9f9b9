import { dayOf, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useSession, type Session } from '@kinora/session'
import { Avatar, joinClasses } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './Summary.module.css'

type Props = {
  session: Session
  /** The page that is shown: on a phone only the profile's first page tells more than the name. */
  path: string
  children?: ReactNode
}

/** Who the profile belongs to: picture, full name, since when, and what else is to be told. */
export function Summary({ session: { userData }, path, children }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const { isTestMode } = useSession()
  const since = formatDay(dayOf(new Date(userData.createdAt)), locale, 'full')
  return (
    <section className={joinClasses(styles.summary, path !== paths.profile() && styles.short)}>
      <Avatar person={userData} />
      <p className={styles.name}>
        {userData.firstName} {userData.lastName}
      </p>
      <p className={styles.since}>{isTestMode ? t('sidebar.testMode.profile') : t('sidebar.since', { date: since })}</p>
      {children}
    </section>
  )
}
