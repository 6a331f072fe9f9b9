import type { TeamGroup, TeamMember, TeamPage } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { LinkButton, joinClasses } from '@kinora/ui'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { MemberPane } from './MemberPane.tsx'
import { SnoozedRow } from './SnoozedRow.tsx'
import { SHOWS_LEFT, teamListPath, type TeamList, WHOLE_TEAM } from './teamList.ts'
import styles from './WorkList.module.css'
import { LeftRow, WorkRow } from './WorkRow.tsx'

const GROUPS: TeamGroup[] = ['today', 'week', 'plan', 'snoozed']
/** Of the list and a person beside it. */
const PANE_FITS_REM = 66

/** Members in the groups in which they are looked at; on a wide page one of them stands beside the list. */
export function WorkList({ list, team, isStale }: { list: TeamList; team: TeamPage; isStale: boolean }) {
  const { t } = useTranslation('mfe-team')
  const frame = useRef<HTMLDivElement>(null)
  const hasRoom = useHasRoom(frame, PANE_FITS_REM)
  const members = useRef<HTMLElement>(null)
  const takeBack = useFocusOf(members, team)
  const chosen = useChosen(team.data, list.person)
  const isFirst = team.meta.pagination.page === 1
  const left = isFirst && SHOWS_LEFT.includes(list.show) ? team.meta.left : []
  const groups = { ...team.meta.groups, today: team.meta.groups.today + left.length }
  const pathOf = (person: number) => teamListPath({ ...list, person })
  return (
    <div ref={frame} className={joinClasses(styles.frame, hasRoom && styles.wide)}>
      <section ref={members} className={styles.members} aria-label={t('list.label')} aria-busy={isStale} tabIndex={-1}>
        {GROUPS.filter((group) => groups[group] > 0).map((group) => {
          const ofGroup = team.data.filter((member) => member.group === group)
          const leftOfGroup = group === 'today' ? left : []
          const isElsewhere = ofGroup.length + leftOfGroup.length === 0
          // The put off are the last: they are on a later page, and must not be forgotten for that.
          if (isElsewhere && group !== 'snoozed') return null
          const writers = ofGroup.filter(({ unreadWords }) => unreadWords > 0).length
          const rows = ofGroup.map((member) => {
            const beside = hasRoom ? pathOf(member.id) : null
            return group === 'snoozed' ? (
              <SnoozedRow key={member.id} member={member} beside={beside} onShown={() => takeBack(member.id)} />
            ) : (
              <WorkRow key={member.id} member={member} beside={beside} isChosen={hasRoom && member.id === chosen?.id} />
            )
          })
          return (
            <div key={group}>
              <div className={styles.group}>
                <h2 id={`group-${group}`}>
                  {t(`list.show.${group}`)} <span>{groups[group]}</span>
                </h2>
                {group === 'today' && <p>{t('list.order')}</p>}
                {group === 'snoozed' && ofGroup.length < groups.snoozed && (
                  <LinkButton
                    variant="quiet"
                    to={teamListPath({ ...WHOLE_TEAM, search: list.search, show: 'snoozed' })}
                  >
                    {t('list.showSnoozed')}
                  </LinkButton>
                )}
              </div>
              {!isElsewhere && (
                <ul aria-labelledby={`group-${group}`}>
                  {rows.slice(0, writers)}
                  {leftOfGroup.map((person) => (
                    <LeftRow key={person.id} person={person} />
                  ))}
                  {rows.slice(writers)}
                </ul>
              )}
            </div>
          )
        })}
      </section>
      {hasRoom && chosen && (
        <MemberPane
          member={chosen}
          isAsked={list.person === chosen.id}
          members={team.data}
          pathOf={pathOf}
          onShown={() => takeBack(chosen.id)}
        />
      )}
    </div>
  )
}

/** Whom the address names, also after they have moved to another page of the list; or else the first. */
function useChosen(members: TeamMember[], person: number | null): TeamMember | undefined {
  const [last, setLast] = useState<TeamMember>()
  const named = members.find(({ id }) => id === person)
  if (named && named !== last) setLast(named)
  if (person === null) return members[0]
  return named ?? (last?.id === person ? last : undefined)
}

/** After a button of a row is gone with its row: focuses the row in its new place, or else the list. */
function useFocusOf(members: { current: HTMLElement | null }, team: TeamPage) {
  const moved = useRef<number>(null)
  useEffect(() => {
    if (moved.current === null || (document.activeElement && document.activeElement !== document.body)) return
    const row = members.current?.querySelector<HTMLElement>(`[data-member="${moved.current}"] a`)
    ;(row ?? members.current)?.focus()
    moved.current = null
  }, [members, team])
  return (id: number) => {
    moved.current = id
  }
}

/** Whether an element is so wide in rem, which larger text makes larger. */
function useHasRoom(element: RefObject<HTMLElement | null>, rem: number): boolean {
  const [hasRoom, setRoom] = useState(false)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const fontSize = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      setRoom(current.clientWidth >= rem * fontSize)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, rem])
  return hasRoom
}
