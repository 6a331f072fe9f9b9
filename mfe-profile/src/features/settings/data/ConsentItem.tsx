import type { Consent } from '@kinora/contracts'
import { dayOf, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import type { ReactNode } from 'react'
import styles from './ConsentItem.module.css'

type Props = {
  name: string
  text: string
  /** The latest decision; undefined if there was none. */
  decision: Consent | undefined
  children: ReactNode
}

/** One consent: what it allows, the latest decision with its date and the version of its text, and how to change it. */
export function ConsentItem({ name, text, decision, children }: Props) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  return (
    <div className={styles.item}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.text}>
        {decision
          ? t(decision.isGiven ? 'data.consent.given' : 'data.consent.withdrawn', {
              day: formatDay(dayOf(new Date(decision.createdAt)), locale, 'full'),
              version: decision.version,
            })
          : t('data.consent.undecided')}
      </p>
      {children}
    </div>
  )
}
