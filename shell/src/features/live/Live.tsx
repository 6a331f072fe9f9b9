import { paths } from '@kinora/paths'
import { useSession } from '@kinora/session'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { lastEvent } from './lastEvent.ts'

/** Visitors never load this code. Without it pages show what they showed when they were read. */
const chunk = () => import(/* webpackChunkName: "live" */ './liveParts.ts')
const part = <Props extends object>(choose: (parts: Awaited<ReturnType<typeof chunk>>) => ComponentType<Props>) =>
  lazy(() =>
    chunk().then(
      (parts) => ({ default: choose(parts) }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  )
const FollowEvents = part((parts) => parts.FollowEvents)
const UnreadCount = part((parts) => parts.UnreadCount)

/** Follows the events of whoever is signed in. It rests in test mode, which nothing happens to. */
export function Live() {
  const { session, isTestMode } = useSession()
  if (isTestMode) return null
  return session && <LiveOf key={session.id} userId={session.id} />
}

function LiveOf({ userId }: { userId: number }) {
  // Before anything that is read now is answered.
  const [since] = useState(() => Number(lastEvent.read()['id'] ?? NaN))
  return (
    <Suspense>
      <FollowEvents userId={userId} since={Number.isNaN(since) ? null : since} />
    </Suspense>
  )
}

/** What stands after the name of the link to a path: after those to messages how many are unread. */
export const badgeOf = (path: string): ReactNode => MESSAGES.includes(path) && <UnreadBadge />
const MESSAGES: string[] = [paths.messages(), paths.inbox()]

function UnreadBadge() {
  const { session } = useSession()
  return (
    session && (
      <Suspense>
        <UnreadCount />
      </Suspense>
    )
  )
}
