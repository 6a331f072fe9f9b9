import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { useTestMode, type Session } from '@kinora/session'
import { useSite } from '@kinora/ui'
import { ProfileLinks, type ProfileLink } from './ProfileLinks.tsx'
import { Summary } from './Summary.tsx'
import { TeamCard } from './TeamCard.tsx'
import { TestButton } from './TestButton.tsx'

const LINKS: ProfileLink[] = [
  { path: paths.profile(), label: 'sidebar.links.list', icon: 'bookmark', isHiddenHere: true },
  { path: paths.subscription(), label: 'sidebar.links.subscription', icon: 'calendar' },
  { path: paths.editProfile(), label: 'sidebar.links.edit', icon: 'filters' },
  { path: paths.myData(), label: 'sidebar.links.data', icon: 'lock' },
  { path: paths.faq(), label: 'sidebar.links.help', icon: 'info' },
]

/** A specialist's name, and their own subscription, if they have one. */
export const SpecialistSummary = (props: { session: Session; path: string }) => (
  <Summary {...props}>
    <Slot name="commerce.managePayment.v1" props={{}} waiting={null} />
  </Summary>
)

/** The specialist's team, the pages of their profile, and the way to the test profile. */
export function SpecialistSide({ path }: { session: Session; path: string }) {
  const { t } = useTranslation('mfe-profile')
  const { begin } = useTestMode()
  const { affiliateUrl } = useSite()
  return (
    <>
      <TeamCard />
      <ProfileLinks links={LINKS} path={path} elsewhere={{ url: affiliateUrl, label: 'sidebar.links.affiliate' }} />
      <TestButton iconAfter="arrow-right" onClick={begin}>
        {t('sidebar.testMode.begin')}
      </TestButton>
    </>
  )
}
