import type { EventKind } from '@kinora/contracts'
import type { CacheTag } from '@kinora/http'

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

/** What has to be read again after an event, or after events that may have been missed. An unknown kind changes nothing. */
export const tagsOf = (kind: EventKind | 'missed'): CacheTag[] => (kind === 'missed' ? PERSONAL : (TAGS[kind] ?? []))
