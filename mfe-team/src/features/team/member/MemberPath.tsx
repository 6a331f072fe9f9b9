import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { Button, CardGrid, CardSkeleton, LinkButton, Skeleton, VisuallyHidden } from '@kinora/ui'
import { useTeamGetPathQuery, useTeamGetProgressQuery } from '../teamApi.ts'
import styles from './MemberPath.module.css'
import { Panel } from './Panel.tsx'

/** The programs of a member's path, and how many of them are done. */
export function MemberPath({ id }: { id: number }) {
  const { t } = useTranslation('mfe-team')
  const { currentData: path, isError, refetch } = useTeamGetPathQuery(id, { refetchOnMountOrArgChange: true })
  const { currentData: progress } = useTeamGetProgressQuery(id, { refetchOnMountOrArgChange: true })
  const isEmpty = path === null || path?.trainings.length === 0
  return (
    <Panel title={t('path.title')}>
      <div className={styles.links}>
        <LinkButton icon="edit" to={paths.memberPath(id)}>
          {t('path.edit')}
        </LinkButton>
        <LinkButton icon="plus" to={paths.addVideo(id)}>
          {t('edit.items.add')}
        </LinkButton>
        <LinkButton icon="print" to={paths.exerciseCard(id)}>
          {t('card.link')}
        </LinkButton>
      </div>
      {isEmpty ? (
        <p>{t('path.empty')}</p>
      ) : path ? (
        <>
          {progress && <p>{t('path.progress', progress)}</p>}
          {path.note && <p>{path.note}</p>}
          <CardGrid>
            {path.trainings.map((program) => (
              <li key={program.id}>
                <Slot
                  name="catalog.programCard.v1"
                  props={{ id: program.id, program }}
                  waiting={<CardSkeleton as="div" />}
                />
              </li>
            ))}
          </CardGrid>
        </>
      ) : isError ? (
        <>
          <p>{t('path.failed')}</p>
          <Button onClick={() => void refetch()}>{t('again')}</Button>
        </>
      ) : (
        <div role="status">
          <VisuallyHidden>{t('waiting')}</VisuallyHidden>
          <Skeleton />
        </div>
      )}
    </Panel>
  )
}
