import type { ListOf } from '@kinora/contracts'
import { formatMoment, useLocale, useTranslation } from '@kinora/i18n'
import { Button, Skeleton, Waiting } from '@kinora/ui'
import { useRef, type ReactNode } from 'react'
import { LoadFailed } from './LoadFailed.tsx'
import styles from './LogSection.module.css'
import { SettingsSection } from './SettingsSection.tsx'

type Props<Entry> = {
  title: string
  text: string
  /** Instead of a list without an entry. */
  empty: string
  /** The query of the page that is shown. */
  query: {
    data?: ListOf<Entry> | undefined
    isFetching: boolean
    isError: boolean
    error?: NonNullable<unknown> | undefined
    refetch: () => unknown
  }
  page: number
  onPage: (page: number) => void
  children: (entry: Entry) => ReactNode
}

/** A section with what has happened, the latest first, page by page. Its entries are `LogEntry`. */
export function LogSection<Entry>({ title, text, empty, query, page, onPage, children }: Props<Entry>) {
  const { t } = useTranslation('mfe-profile')
  const list = useRef<HTMLUListElement>(null)
  const { data: log, isFetching, isError, error, refetch } = query
  const pageCount = log?.meta.pagination.pageCount ?? 0

  function turn(step: 1 | -1) {
    onPage(page + step)
    list.current?.focus()
  }

  return (
    <SettingsSection title={title} text={text}>
      {isError && error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !log ? (
        <Waiting label={t('waiting')}>
          <Skeleton />
          <Skeleton short />
        </Waiting>
      ) : log.data.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul ref={list} tabIndex={-1} className={styles.list} aria-label={title} aria-busy={isFetching || undefined}>
          {log.data.map(children)}
        </ul>
      )}
      {pageCount > 1 && (
        <div className={styles.pages}>
          <Button aria-disabled={page === 1 || undefined} onClick={() => page > 1 && turn(-1)}>
            {t('log.newer')}
          </Button>
          <span role="status">{t('log.page', { page, count: pageCount })}</span>
          <Button aria-disabled={page >= pageCount || undefined} onClick={() => page < pageCount && turn(1)}>
            {t('log.older')}
          </Button>
        </div>
      )}
    </SettingsSection>
  )
}

/** What happened, and when. */
export function LogEntry({ at, children }: { at: string; children: ReactNode }) {
  const locale = useLocale()
  return (
    <li className={styles.entry}>
      <span>{children}</span>
      <time className={styles.when} dateTime={at}>
        {formatMoment(at, locale)}
      </time>
    </li>
  )
}
