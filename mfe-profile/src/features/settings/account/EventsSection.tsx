import type { SecurityEvent } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { useState } from 'react'
import { LogEntry, LogSection } from '../LogSection.tsx'
import styles from './DevicesSection.module.css'
import { useProfileListEventsQuery } from './devicesApi.ts'
import { useDeviceName } from './useDeviceName.ts'

/** What happened to the account, so that its owner notices what somebody else did. */
export function EventsSection() {
  const { t } = useTranslation('mfe-profile')
  const nameOf = useDeviceName()
  const [page, setPage] = useState(1)
  return (
    <LogSection<SecurityEvent>
      title={t('account.events.title')}
      text={t('account.events.text')}
      empty={t('account.events.empty')}
      query={useProfileListEventsQuery(page)}
      page={page}
      onPage={setPage}
    >
      {({ id, kind, outcome, address, createdAt, ...device }) => (
        <LogEntry key={id} at={createdAt}>
          <strong>{t(`account.events.${outcome}.${kind}`)}</strong>
          <span className={styles.used}>{t('account.events.from', { device: nameOf(device), address })}</span>
        </LogEntry>
      )}
    </LogSection>
  )
}
