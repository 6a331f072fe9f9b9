import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { Link } from '@kinora/router'
import { useSession, useTestMode, type Session } from '@kinora/session'
import { useSite } from '@kinora/ui'
import { useProfileGetStatsQuery, useProfileGetSubscriptionQuery } from './memberApi.ts'
import { MemberFigures } from './MemberFigures.tsx'
import { ProfileLinks, type ProfileLink } from './ProfileLinks.tsx'
import { SpecialistCard } from './SpecialistCard.tsx'
import { SubscriptionLine } from './SubscriptionLine.tsx'
import { Summary } from './Summary.tsx'
import { TestButton } from './TestButton.tsx'

const LINKS: ProfileLink[] = [
  { path: paths.profile(), label: 'sidebar.links.list', icon: 'bookmark', isHiddenHere: true },
  { path: paths.myPath(), label: 'sidebar.links.path', icon: 'path' },
  { path: paths.myState(), label: 'sidebar.links.state', icon: 'state' },
  { path: paths.reminders(), label: 'sidebar.links.reminders', icon: 'bell' },
  { path: paths.subscription(), label: 'sidebar.links.subscription', icon: 'calendar' },
  { path: paths.editProfile(), label: 'sidebar.links.edit', icon: 'filters' },
  { path: paths.myData(), label: 'sidebar.links.data', icon: 'lock' },
]

/**
 * A member's name, figures and subscription (docs/specification.md, section 2, "Profile sidebar, member"). In test mode
 * there is no subscription to tell of.
 */
export function MemberSummary(props: { session: Session; path: string }) {
  const { isTestMode } = useSession()
  return (
    <Summary {...props}>
      <OwnFigures />
      {!isTestMode && <OwnSubscription />}
    </Summary>
  )
}

/** A member's specialist, and the pages of the profile. In test mode also the way back to the specialist's view. */
export function MemberSide({ path }: { session: Session; path: string }) {
  const { isTestMode } = useSession()
  return (
    <>
      <EndTestMode />
      <SpecialistCard />
      <ProfileLinks
        links={isTestMode ? LINKS.filter(({ path: to }) => to !== paths.subscription()) : LINKS}
        path={path}
      />
    </>
  )
}

function EndTestMode() {
  const { t } = useTranslation('mfe-profile')
  const { isTestMode, end } = useTestMode()
  const { isProvided } = useSite()
  if (!isTestMode) return null
  const to = isProvided(paths.myTeam()) ? paths.myTeam() : paths.profile()
  return (
    <TestButton icon="arrow-left" onClick={() => end(to)}>
      {t('sidebar.testMode.end')}
    </TestButton>
  )
}

/** The user's own figures. */
function OwnFigures() {
  const { session } = useSession()
  return <MemberFigures reading={useProfileGetStatsQuery(undefined, { skip: !session })} />
}

/** The user's own subscription. Without one there is a link to the plans. */
function OwnSubscription() {
  const { t } = useTranslation('mfe-profile')
  const { isProvided } = useSite()
  const { session } = useSession()
  const reading = useProfileGetSubscriptionQuery(undefined, { skip: !session, refetchOnFocus: true })
  return (
    <>
      <SubscriptionLine reading={reading} unknown={t('sidebar.subscription.unknown')}>
        {t('sidebar.subscription.none')}{' '}
        {isProvided(paths.subscription()) && <Link to={paths.subscription()}>{t('sidebar.subscription.choose')}</Link>}
      </SubscriptionLine>
      {reading.currentData && <Slot name="commerce.managePayment.v1" props={{}} waiting={null} />}
    </>
  )
}
