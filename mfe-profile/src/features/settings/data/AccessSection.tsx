import type { AccessEntry } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { useState } from 'react'
import { LogEntry, LogSection } from '../LogSection.tsx'
import { useProfileListAccessQuery } from './dataApi.ts'

/** Who has looked at the user's data, what they saw and when. */
export function AccessSection() {
  const { t } = useTranslation('mfe-profile')
  const [page, setPage] = useState(1)
  return (
    <LogSection<AccessEntry>
      title={t('data.access.title')}
      text={t('data.access.text')}
      empty={t('data.access.nobody')}
      query={useProfileListAccessQuery(page)}
      page={page}
      onPage={setPage}
    >
      {({ id, actorName, what, times, at }) => (
        <LogEntry key={id} at={at}>
          <strong>{what === 'reportLink' ? t('data.access.byLink') : actorName}</strong> {t(`data.access.what.${what}`)}
          {times > 1 && ` (${t('data.access.times', { count: times })})`}
        </LogEntry>
      )}
    </LogSection>
  )
}
