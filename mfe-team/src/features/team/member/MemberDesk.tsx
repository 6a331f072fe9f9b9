import type { MemberRecord } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { EmptyState, LinkButton, Loaded, Skeleton } from '@kinora/ui'
import { NotVerified } from '../list/NotVerified.tsx'
import { useTeamGetMemberQuery } from '../teamApi.ts'
import styles from './MemberDesk.module.css'
import { MemberMessages } from './MemberMessages.tsx'
import { MemberPath } from './MemberPath.tsx'
import { MemberSignals } from './MemberSignals.tsx'
import { MemberNotes } from './notes/MemberNotes.tsx'
import { RemoveMember } from './RemoveMember.tsx'
import { MemberTimeline } from './timeline/MemberTimeline.tsx'

/** All about one member; who it is, is read once. */
export function MemberDesk({ id }: { id: number }) {
  const { t } = useTranslation('mfe-team')
  const reading = useTeamGetMemberQuery(id)
  const status = reading.error && 'status' in reading.error ? reading.error.status : undefined
  if (status === 403) return <NotVerified />
  // First, because a member who left is still in the cache.
  if (status === 404)
    return (
      <EmptyState
        sentence={t('member.gone')}
        action={<LinkButton to={paths.myTeam()}>{t('member.toTeam')}</LinkButton>}
      />
    )
  return (
    <Loaded reading={reading} failed={t('member.failed')}>
      {(member) => <Known member={member} />}
    </Loaded>
  )
}

function Known({ member }: { member: MemberRecord }) {
  const name = `${member.firstName} ${member.lastName}`
  return (
    <div className={styles.desk}>
      <Slot name="profile.memberCard.v1" props={{ memberId: member.id, member }} waiting={<Skeleton shape="block" />} />
      <MemberSignals id={member.id} name={name} />
      <MemberTimeline id={member.id} />
      <Slot name="profile.memberSymptoms.v1" props={{ memberId: member.id }} waiting={<Skeleton shape="block" />} />
      <MemberMessages member={member} />
      <MemberPath id={member.id} />
      <MemberNotes id={member.id} />
      <RemoveMember id={member.id} name={name} />
    </div>
  )
}
