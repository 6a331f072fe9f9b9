import type { PageThirdParty } from '@kinora/contracts'
import { useLocation } from '@kinora/router'
import { useSession } from '@kinora/session'
import { Chat } from './Chat.tsx'
import { ReferralDetection } from './ReferralDetection.tsx'
import { Tracking } from './Tracking.tsx'

/**
 * Pages with personal data, and pages whose address contains a secret: reset and verification codes, invitations, reminders,
 * payments, orders, gift codes. Analytics and marketing never run there, a chat only where it is configured.
 */
const PRIVATE =
  /^\/(profile|reminders|visit-report|specialist|invitation|payment|give-a-gift\/(order|card)|subscription\/activate|auth\/(?!sign-(in|up)\/?$))/i

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
const isPrivatePage = (pathname: string): boolean => PRIVATE.test(pathname) || /\/specialist(\/|$)/i.test(pathname)
