import type { PageThirdParty } from '@kinora/contracts'
import { paths } from '@kinora/paths'
import { useLocation } from '@kinora/router'
import { useSession } from '@kinora/session'
import { Chat } from './Chat.tsx'
import { ReferralDetection } from './ReferralDetection.tsx'
import { Tracking } from './Tracking.tsx'

/**
 * The pages on which analytics and marketing may run. On all others, also on those that are added, they never do, and a chat
 * only where it is configured: their addresses or words may be about a person.
 */
const PUBLIC = [
  paths.home(),
  paths.subscription(),
  paths.programs(),
  paths.program('[^/]+'),
  paths.signIn(),
  paths.signUp(),
  paths.faq(),
  paths.contact(),
  paths.refer(),
  paths.howToStart(),
  paths.references(),
  paths.accessibilityDeclaration(),
  paths.giveAGift(),
  paths.terms(),
  paths.privacyPolicy(),
].map((path) => new RegExp(`^${path.replace(/\/$/, '')}/?$`, 'i'))

type Props = {
  /** Those that the visitor has agreed to. */
  parties: PageThirdParty[]
  /** The query of the address that the visit began with. */
  landing: string
  aboveTabs: boolean
}

/** The third parties that were agreed to, each in its frame; on private pages only those configured for them. */
export function ThirdParties({ parties, landing, aboveTabs }: Props) {
  const { pathname } = useLocation()
  const isPrivate = isPrivatePage(pathname)
  const email = useSession().session?.userData.email
  if (isShownByLink(pathname)) return null
  return parties
    .filter((party) => !isPrivate || party.onPrivatePages)
    .map((party) => {
      switch (party.kind) {
        case 'analytics':
          return <Tracking key={party.id} party={party} />
        case 'emailTracker':
          // A new frame for each person, so that it knows nothing of the one before.
          return email && <Tracking key={`${party.id} ${email}`} party={party} email={email} />
        case 'referral':
          return <ReferralDetection key={party.id} party={party} landing={landing} />
        case 'chat':
          return <Chat key={party.id} party={party} aboveTabs={aboveTabs} />
      }
    })
}

/**
 * Health data and gift codes that somebody shows by a link: nothing of others runs there, whatever is configured.
 */
const isShownByLink = (pathname: string): boolean => /^\/(visit-report|give-a-gift\/card)(\/|$)/i.test(pathname)

/** @param pathname without the locale */
const isPrivatePage = (pathname: string): boolean => !PUBLIC.some((page) => page.test(pathname))
