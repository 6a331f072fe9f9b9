import type { StreamEvent, EventKind } from '@kinora/contracts'
import { publish } from '@kinora/events'
import { useReadAgain, type CacheTag } from '@kinora/http'
import { useLocale } from '@kinora/i18n'
import { apiPaths } from '@kinora/paths'
import { sessionClient } from '@kinora/session'
import { useTitleCount } from '@kinora/ui'
import { useEffect } from 'react'
import { followEvents } from './followEvents.ts'
import { lastEvent } from './lastEvent.ts'
import { useSendWaiting } from './useSendWaiting.ts'
import { useUnread } from './unreadApi.ts'

const PERSONAL: CacheTag[] = ['myPath', 'plan', 'state', 'specialist', 'messages', 'unread', 'trainingDay']

const TAGS: Record<EventKind, CacheTag[]> = {
  'message.sent': ['messages', 'unread'],
  'message.withdrawn': ['messages', 'unread'],
  'message.read': ['unread'],
  'path.changed': ['myPath', 'plan'],
  'training.done': ['trainingDay', 'plan', 'myPath'],
  'survey.answered': ['state'],
  'team.joined': PERSONAL,
  'team.left': PERSONAL,
  'consent.changed': ['state', 'specialist'],
}

/** Events that happen together are answered by one reading. */
const TOGETHER_MS = 50

type Props = { userId: number; since: number | null }

/** Hears what happens to the person who is signed in, tells remotes, and has what changed read again. */
export function FollowEvents({ userId, since }: Props) {
  const locale = useLocale()
  const readAgain = useReadAgain()
  useTitleCount(useUnread())
  useSendWaiting(userId)

  useEffect(() => {
    const changed = new Set<CacheTag>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const change = (tags: CacheTag[]) => {
      for (const tag of tags) changed.add(tag)
      timer ??= setTimeout(() => {
        timer = undefined
        readAgain([...changed])
        changed.clear()
      }, TOGETHER_MS)
    }
    const { accessToken, renew } = sessionClient.credentials()
    let known = since
    const begin = () =>
      followEvents({
        userId,
        since: known,
        url: `/api${apiPaths.eventStream()}?locale=${locale}`,
        accessToken,
        renew,
        onEvent: ({ kind, data }: StreamEvent) => {
          publish(kind, data)
          change(tagsOf(kind))
        },
        onMissed: () => {
          publish('missed', null)
          change(tagsOf('missed'))
        },
        onLastId: (id) => {
          known = id
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
  }, [userId, since, locale, readAgain])
  return null
}

/** What has to be read again after an event, or after events that may have been missed. An unknown kind changes nothing. */
const tagsOf = (kind: EventKind | 'missed'): CacheTag[] => (kind === 'missed' ? PERSONAL : (TAGS[kind] ?? []))
