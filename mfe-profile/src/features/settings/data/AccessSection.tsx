import type { AccessEntry } from '@kinora/contracts'
import { formatMoment, useLocale, useTranslation } from '@kinora/i18n'
import { Button, Skeleton, Waiting } from '@kinora/ui'
import { useRef, useState } from 'react'
import { LoadFailed } from '../LoadFailed.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import styles from './AccessSection.module.css'
import { useProfileListAccessQuery } from './dataApi.ts'

/** Who has looked at the user's data, what they saw and when, the latest first. */
export function AccessSection() {
  const { t } = useTranslation('mfe-profile')
  const [page, setPage] = useState(1)
  const list = useRef<HTMLUListElement>(null)
  const { data: accessLog, isFetching, isError, error, refetch } = useProfileListAccessQuery(page)
  const pageCount = accessLog?.meta.pagination.pageCount ?? 0

  function turn(step: 1 | -1) {
    setPage(page + step)
    list.current?.focus()
  }

  return (
    <SettingsSection title={t('data.access.title')} text={t('data.access.text')}>
      {isError ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !accessLog ? (
        <Waiting label={t('waiting')}>
          <Skeleton />
          <Skeleton short />
        </Waiting>
      ) : accessLog.data.length === 0 ? (
        <p className={styles.nobody}>{t('data.access.nobody')}</p>
      ) : (
        <ul
          ref={list}
          tabIndex={-1}
          className={styles.list}
          aria-label={t('data.access.title')}
          aria-busy={isFetching || undefined}
        >
          {accessLog.data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {pageCount > 1 && (
        <div className={styles.pages}>
          <Button aria-disabled={page === 1 || undefined} onClick={() => page > 1 && turn(-1)}>
            {t('data.access.newer')}
          </Button>
          <span role="status">{t('data.access.page', { page, count: pageCount })}</span>
          <Button aria-disabled={page >= pageCount || undefined} onClick={() => page < pageCount && turn(1)}>
            {t('data.access.older')}
          </Button>
        </div>
      )}
    </SettingsSection>
  )
}

function Entry({ entry: { actorName, what, times, at } }: { entry: AccessEntry }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  return (
    <li className={styles.entry}>
      <span>
        <strong>{what === 'reportLink' ? t('data.access.byLink') : actorName}</strong> {t(`data.access.what.${what}`)}
        {times > 1 && ` (${t('data.access.times', { count: times })})`}
      </span>
      <time className={styles.when} dateTime={at}>
        {formatMoment(at, locale)}
      </time>
    </li>
  )
}
