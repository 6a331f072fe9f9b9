import type { TeamMember } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { PATH_ITEMS_MAX } from '@kinora/limits'
import { Button, CheckboxField, ErrorState, Skeleton, VisuallyHidden } from '@kinora/ui'
import { useState } from 'react'
import type { TeamList } from '../list/teamList.ts'
import { TeamTools } from '../list/TeamTools.tsx'
import { Panel } from '../member/Panel.tsx'
import { useTeamListMembersQuery } from '../teamApi.ts'
import type { ChosenMembers } from './chosenMembers.ts'
import styles from './Templates.module.css'

/** As many members as one assignment takes. */
const MOST = PATH_ITEMS_MAX

type Props = { chosen: ChosenMembers; onToggle: (member: TeamMember, isChosen: boolean) => void; onDone: () => void }

/** Finds members of the team and chooses some. Who is chosen stays so while somebody else is searched for. */
export function ChooseMembers({ chosen, onToggle, onDone }: Props) {
  const { t } = useTranslation('mfe-team')
  const [list, setList] = useState<TeamList>({ search: '', sort: 'name', page: 1 })
  const { page } = list
  const { data, currentData, isError, refetch } = useTeamListMembersQuery(list)
  const shown = currentData ?? data
  const isFull = chosen.size >= MOST
  return (
    <Panel title={t('assign.who')}>
      <div className={styles.search}>
        <TeamTools list={list} onChange={(change) => setList({ ...list, page: 1, ...change })} />
      </div>
      {shown ? (
        shown.data.length === 0 ? (
          <p>{t('list.nothing')}</p>
        ) : (
          <ul className={styles.members} aria-label={t('list.label')} aria-busy={!currentData}>
            {shown.data.map((member) => (
              <li key={member.id}>
                <CheckboxField
                  label={`${member.firstName} ${member.lastName}`}
                  checked={chosen.has(member.id)}
                  disabled={isFull && !chosen.has(member.id)}
                  onChange={({ target }) => onToggle(member, target.checked)}
                />
              </li>
            ))}
          </ul>
        )
      ) : isError ? (
        <ErrorState sentence={t('list.failed')} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <VisuallyHidden>{t('list.waiting')}</VisuallyHidden>
          <Skeleton />
        </div>
      )}
      {shown && shown.meta.pagination.pageCount > 1 && (
        <div className={styles.tools}>
          {page > 1 && <Button onClick={() => setList({ ...list, page: page - 1 })}>{t('assign.before')}</Button>}
          {page < shown.meta.pagination.pageCount && (
            <Button onClick={() => setList({ ...list, page: page + 1 })}>{t('assign.more')}</Button>
          )}
        </div>
      )}
      <p role="status">
        {t('assign.chosen', { count: chosen.size })}
        {chosen.size > 0 && `: ${[...chosen.values()].join(', ')}`}
      </p>
      <Button variant="primary" aria-disabled={chosen.size === 0} onClick={() => chosen.size > 0 && onDone()}>
        {t('assign.preview')}
      </Button>
    </Panel>
  )
}
