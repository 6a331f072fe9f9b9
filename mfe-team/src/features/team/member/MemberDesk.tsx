import type { MemberRecord } from '@kinora/contracts'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { useLocation, useNavigate } from '@kinora/router'
import { EmptyState, LinkButton, Loaded, Skeleton } from '@kinora/ui'
import type { ReactNode } from 'react'
import { NotVerified } from '../list/NotVerified.tsx'
import { useTeamGetMemberQuery } from '../teamApi.ts'
import { MemberExercises } from './exercises/MemberExercises.tsx'
import styles from './MemberDesk.module.css'
import { MemberFeeling } from './MemberFeeling.tsx'
import { MemberGoals } from './MemberGoals.tsx'
import { MemberHead } from './MemberHead.tsx'
import { MemberPlan } from './MemberPlan.tsx'
import { MemberNotes } from './notes/MemberNotes.tsx'
import { MemberTimeline } from './timeline/MemberTimeline.tsx'

/** All about one member; who it is, is read once. */
export function MemberDesk({ id }: { id: number }) {
  const { t } = useTranslation('mfe-team')
  const reading = useTeamGetMemberQuery(id)
  const status = problemOf(reading.error)?.status
  // First, because a member who left is still in the cache.
  if (status === 403)
    return (
      <Untitled>
        <NotVerified />
      </Untitled>
    )
  if (status === 404)
    return (
      <Untitled>
        <EmptyState
          sentence={t('member.gone')}
          action={<LinkButton to={paths.myTeam()}>{t('member.toTeam')}</LinkButton>}
        />
      </Untitled>
    )
  if (reading.currentData) return <MemberSections member={reading.currentData} />
  return (
    <Untitled>
      <Loaded reading={reading} failed={t('member.failed')}>
        {() => null}
      </Loaded>
    </Untitled>
  )
}

/** The page without a name to be its title. */
function Untitled({ children }: { children: ReactNode }) {
  const { t } = useTranslation('mfe-team')
  return (
    <div className={styles.desk}>
      <h1>{t('member.title')}</h1>
      {children}
    </div>
  )
}

function MemberSections({ member }: { member: MemberRecord }) {
  const { id } = member
  return (
    <div className={styles.desk}>
      <MemberHead member={member} />
      <div className={styles.thirds}>
        <MemberNotes id={id} />
        <MemberGoals id={id} />
        <div className={styles.stack}>
          <Slot name="profile.memberSymptoms.v1" props={{ memberId: id }} waiting={<Skeleton shape="block" />} />
          <MemberFeeling id={id} />
        </div>
      </div>
      <MemberExercises id={id} />
      <div className={styles.halves}>
        <MemberMessages id={id} />
        <MemberPlan member={member} />
      </div>
      <MemberTimeline id={id} />
    </div>
  )
}

/** The latest messages; `?showMessages` opens all of them. */
function MemberMessages({ id }: { id: number }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <Slot
      name="profile.messages.v1"
      props={{
        userId: id,
        isOpen: new URLSearchParams(search).has('showMessages'),
        onClose: () => void navigate(paths.teamMember(id), { replace: true, preventScrollReset: true }),
      }}
      waiting={<Skeleton shape="block" />}
    />
  )
}
