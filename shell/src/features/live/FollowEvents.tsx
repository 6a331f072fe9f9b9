import type { StreamEvent } from '@kinora/contracts'
import { publish, type LiveKind } from '@kinora/events'
import { eventTags, useInvalidate } from '@kinora/http'
import { useLocale } from '@kinora/i18n'
import { apiPaths } from '@kinora/paths'
import { sessionClient } from '@kinora/session'
import { useTitleCount } from '@kinora/ui'
import { useEffect } from 'react'
import { followEvents } from './followEvents.ts'
import { lastEvent } from './lastEvent.ts'
import { useSendWaiting } from './useSendWaiting.ts'
import { useUnread } from './unreadApi.ts'

/** Events that happen together are answered by one reading. */
const TOGETHER_MS = 50

type Props = { userId: number; since: number | null }

/** Hears what happens to the person who is signed in, tells remotes, and has what changed read again. */
export function FollowEvents({ userId, since }: Props) {
  const locale = useLocale()
  const invalidate = useInvalidate()
  useTitleCount(useUnread())
  useSendWaiting(userId)

  useEffect(() => {
    const happened = new Set<LiveKind>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const readAfter = (kind: LiveKind) => {
      happened.add(kind)
      timer ??= setTimeout(() => {
        timer = undefined
        invalidate([...happened].flatMap(eventTags))
        happened.clear()
      }, TOGETHER_MS)
    }
    const { accessToken, renew } = sessionClient.credentials()
    let lastId = since
    const begin = () =>
      followEvents({
        userId,
        since: lastId,
        url: `/api${apiPaths.eventStream()}?locale=${locale}`,
        accessToken,
        renew,
        onEvent: ({ kind, data }: StreamEvent) => {
          publish(kind, data)
          readAfter(kind)
        },
        onMissed: () => {
          publish('missed', null)
          readAfter('missed')
        },
        onLastId: (id) => {
          lastId = id
          lastEvent.keep({ id })
        },
      })
    let end = begin()
    // A page in the browser's cache of pages may hold neither lock nor connection.
    const leave = () => end()
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) end = begin()
    }
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      end()
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [userId, since, locale, invalidate])
  return null
}
