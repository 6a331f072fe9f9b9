import type { PageThirdParty } from '@kinora/contracts'
import { useLocation } from '@kinora/router'
import { useSession } from '@kinora/session'
import { categoryOf, type Category } from '../consent/categories.ts'
import { Chat } from './Chat.tsx'
import { isPrivatePage } from './isPrivatePage.ts'
import { ReferralDetection } from './ReferralDetection.tsx'
import { Tracking } from './Tracking.tsx'

type Props = {
  parties: PageThirdParty[]
  /** What the visitor has agreed to. */
  allowed: Category[]
  /** The query of the address that the visit began with. */
  landing: string
}

/** The programs of other firms that were agreed to, each in its frame, where they may be. */
export function ThirdParties({ parties, allowed, landing }: Props) {
  const { pathname } = useLocation()
  const isPrivate = isPrivatePage(pathname)
  const email = useSession().session?.userData.email
  return parties
    .filter((party) => allowed.includes(categoryOf(party)) && (!isPrivate || party.onPrivatePages))
    .map((party) => {
      switch (party.kind) {
        case 'analytics':
          return <Tracking key={party.id} party={party} />
        case 'emailTracker':
          // Another person is another frame, which knows nothing of the one before.
          return email && <Tracking key={`${party.id} ${email}`} party={party} email={email} />
        case 'referral':
          return <ReferralDetection key={party.id} party={party} landing={landing} />
        case 'chat':
          return <Chat key={party.id} party={party} />
      }
    })
}
