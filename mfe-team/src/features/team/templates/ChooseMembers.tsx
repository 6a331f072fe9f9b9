import type { TeamMember } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { PATH_ITEMS_MAX } from '@kinora/limits'
import { Button, CheckboxField, ErrorState, Skeleton, Waiting } from '@kinora/ui'
import { useState } from 'react'
import { TeamSearch } from '../list/TeamSearch.tsx'
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
  const [list, setList] = useState({ search: '', page: 1 })
  const { search, page } = list
  const { data, currentData, isError, refetch } = useTeamListMembersQuery({ ...list, sort: 'name' })
  const members = isError ? currentData : (currentData ?? data)
  const isFull = chosen.size >= MOST
  return (
    <Panel title={t('assign.who')}>
      <div className={styles.search}>
        <TeamSearch
          label={t('list.search')}
          search={search}
          onChange={(phrase) => setList({ search: phrase, page: 1 })}
        />
      </div>
      {members ? (
        members.data.length === 0 ? (
          <p>{t('list.nothing')}</p>
        ) : (
          <ul className={styles.members} aria-label={t('list.label')} aria-busy={!currentData}>
            {members.data.map((member) => (
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
        <Waiting label={t('list.waiting')}>
          <Skeleton />
        </Waiting>
      )}
      {members && members.meta.pagination.pageCount > 1 && (
        <div className={styles.tools}>
          {page > 1 && <Button onClick={() => setList({ ...list, page: page - 1 })}>{t('assign.before')}</Button>}
          {page < members.meta.pagination.pageCount && (
            <Button onClick={() => setList({ ...list, page: page + 1 })}>{t('assign.more')}</Button>
          )}
        </div>
      )}
      <p role="status">
        {t('assign.chosen', { count: chosen.size })}
        {chosen.size > 0 && `: ${[...chosen.values()].map(({ name }) => name).join(', ')}`}
      </p>
      <Button variant="primary" aria-disabled={chosen.size === 0} onClick={() => chosen.size > 0 && onDone()}>
        {t('assign.preview')}
      </Button>
    </Panel>
  )
}
