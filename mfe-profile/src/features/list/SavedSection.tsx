import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { useSession } from '@kinora/session'
import { CardGrid, CardSkeleton, EmptyState, ErrorState, LinkButton, Waiting } from '@kinora/ui'
import { useRef } from 'react'
import { savedQueries, type SavedList } from './savedApi.ts'
import styles from './SavedSection.module.css'

/** One of the user's lists, whole, as cards that can be removed. */
export function SavedSection({ list }: { list: SavedList }) {
  const { t } = useTranslation('mfe-profile')
  const { session } = useSession()
  const useSavedQuery = savedQueries[list]
  const {
    currentData: entries,
    isError,
    refetch,
  } = useSavedQuery(undefined, { skip: !session, refetchOnFocus: true, refetchOnMountOrArgChange: 10 })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.section} aria-labelledby={list}>
      <h2 id={list} ref={heading} tabIndex={-1}>
        {t(`list.${list}.title`)}
      </h2>
      {!entries && isError && <ErrorState sentence={t('list.failed')} onRetry={() => void refetch()} />}
      {!entries && !isError && (
        <Waiting label={t('list.waiting')}>
          <CardGrid>
            <CardSkeleton />
            <CardSkeleton />
          </CardGrid>
        </Waiting>
      )}
      {entries?.length === 0 && (
        <EmptyState
          sentence={t(`list.${list}.empty`)}
          action={<LinkButton to={paths.programs()}>{t('list.find')}</LinkButton>}
        />
      )}
      {entries && entries.length > 0 && (
        <>
          <p className={styles.count}>{t('list.count', { count: entries.length })}</p>
          <CardGrid>
            {entries.map(({ training }) => (
              <li key={training.id} className={styles.item}>
                <Slot
                  name="catalog.programCard.v1"
                  props={{
                    id: training.id,
                    program: training,
                    removeFrom: list,
                    // The pressed button is gone, and the focus with it.
                    onRemoved: () => heading.current?.focus(),
                  }}
                  waiting={<CardSkeleton as="div" />}
                />
              </li>
            ))}
          </CardGrid>
        </>
      )}
    </section>
  )
}
