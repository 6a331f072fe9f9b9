import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useLocation } from '@kinora/router'
import { useRequiredSession } from '@kinora/session'
import {
  Breadcrumbs,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHead,
  Skeleton,
  VisuallyHidden,
  Waiting,
  Wrap,
} from '@kinora/ui'
import { useState } from 'react'
import type { Plan } from '@kinora/contracts'
import { leftToday } from '../features/path/plan/planDay.ts'
import { usePlan } from '../features/path/plan/usePlan.ts'
import { PathNote } from '../features/path/today/PathNote.tsx'
import { PathPlayer } from '../features/play/PathPlayer.tsx'
import { useProfileGetSpecialistQuery } from '../features/profile/memberApi.ts'

/** Plays what is left of today, or with `all=true` the whole path, one program after another. */
export default function PlayScreen() {
  const { t } = useTranslation('mfe-profile')
  const session = useRequiredSession()
  const { search } = useLocation()
  const isAll = new URLSearchParams(search).get('all') === 'true'
  const { plan, isError, refetch } = usePlan()
  const isMember = session !== null && !session.userData.isSpecialist
  return (
    <Wrap>
      <PageHead title={t('play.title')} description={t('play.lead')} path={paths.playPath()} noIndex />
      <Breadcrumbs ns="mfe-profile" />
      {isError && <VisuallyHidden as="h1">{t('play.title')}</VisuallyHidden>}
      {session && !isMember && (
        <Empty sentence={t('path.forMembers')} to={paths.profile()} label={t('path.toProfile')} />
      )}
      {isError && <ErrorState sentence={t('path.failed')} onRetry={() => void refetch()} />}
      {(!session || isMember) && plan === undefined && !isError && (
        <Waiting label={t('path.waiting')}>
          <Skeleton shape="media" />
        </Waiting>
      )}
      {plan !== undefined && <PlayPlan key={String(isAll)} plan={plan} isAll={isAll} />}
    </Wrap>
  )
}

function PlayPlan({ plan, isAll }: { plan: Plan | null; isAll: boolean }) {
  const { t } = useTranslation('mfe-profile')
  const { currentData: specialist } = useProfileGetSpecialistQuery()
  const programs = plan ? (isAll ? plan.items : leftToday(plan)) : []
  // What was there to play stays on the screen when all of it has been done.
  const [hadPrograms] = useState(programs.length > 0)
  if (hadPrograms || programs.length > 0) {
    const note = plan?.note && <PathNote note={plan.note} at={plan.noteAt} specialist={specialist} />
    return <PathPlayer programs={programs} note={note} />
  }
  if (!plan || plan.items.length === 0)
    return <Empty sentence={t('play.noPath')} to={paths.programs()} label={t('path.find')} />
  if (plan.asksForRest) return <Empty sentence={t('path.today.stop')} to={paths.myPath()} label={t('play.back')} />
  return <Empty sentence={t('play.nothing')} to={paths.playPath({ all: 'true' })} label={t('play.all')} />
}

const Empty = ({ sentence, to, label }: { sentence: string; to: string; label: string }) => (
  <EmptyState as="h1" sentence={sentence} action={<LinkButton to={to}>{label}</LinkButton>} />
)
