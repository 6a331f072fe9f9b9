import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useLocation } from '@kinora/router'
import { useRequiredSession } from '@kinora/session'
import { Breadcrumbs, EmptyState, ErrorState, LinkButton, PageHead, Skeleton, VisuallyHidden, Wrap } from '@kinora/ui'
import { useState } from 'react'
import type { Plan, Program } from '@kinora/contracts'
import { leftToday } from '../features/path/planDay.ts'
import { usePlan } from '../features/path/usePlan.ts'
import { PathPlayer } from '../features/play/PathPlayer.tsx'

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
      {session && !isMember && (
        <Empty sentence={t('path.forMembers')} to={paths.profile()} label={t('path.toProfile')} />
      )}
      {isError && <ErrorState sentence={t('path.failed')} onRetry={() => void refetch()} />}
      {(!session || isMember) && plan === undefined && !isError && (
        <div role="status">
          <VisuallyHidden>{t('path.waiting')}</VisuallyHidden>
          <Skeleton shape="media" />
        </div>
      )}
      {plan !== undefined && <PlayPlan key={String(isAll)} plan={plan} isAll={isAll} />}
    </Wrap>
  )
}

function PlayPlan({ plan, isAll }: { plan: Plan | null; isAll: boolean }) {
  const { t } = useTranslation('mfe-profile')
  const programs: Program[] = plan ? (isAll ? plan.items : leftToday(plan)).map(({ training }) => training) : []
  // What was there to play stays on the screen when all of it has been done.
  const [hadPrograms] = useState(programs.length > 0)
  if (hadPrograms || programs.length > 0) return <PathPlayer programs={programs} />
  if (!plan || plan.items.length === 0)
    return <Empty sentence={t('play.noPath')} to={paths.programs()} label={t('path.find')} />
  return <Empty sentence={t('play.nothing')} to={paths.playPath({ all: 'true' })} label={t('play.all')} />
}

const Empty = ({ sentence, to, label }: { sentence: string; to: string; label: string }) => (
  <EmptyState as="h1" sentence={sentence} action={<LinkButton to={to}>{label}</LinkButton>} />
)
