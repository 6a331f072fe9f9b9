import type { EventKind } from '@kinora/contracts'

/**
 * RTK Query cache tags for the caller's own data that several remotes read and change. A query provides its tag; a
 * mutation of any remote that invalidates the tag refetches the query. A mutation's own response is shown at once; tags
 * refresh the rest. What others do reaches a query by its event tags, which the API gives it.
 */
export const CACHE_TAGS = [
  'access',
  'favourites',
  'watchList',
  'myPath',
  'plan',
  'state',
  'specialist',
  'team',
  'templates',
  'messages',
  'unread',
  'trainingDay',
  'startedFilms',
] as const
export type CacheTag = (typeof CACHE_TAGS)[number]

export const EVENT_TAG = 'event'
/** Not known yet: there was no answer that would have said it. */
const UNKNOWN = 'unknown'
export type EventTag = { type: typeof EVENT_TAG; id?: string }

/** What is out of date after an event; all that events make old when some may have been missed. */
export const eventTags = (kind: EventKind | 'missed'): EventTag[] =>
  kind === 'missed' ? [{ type: EVENT_TAG }] : [kind, UNKNOWN].map((id) => ({ type: EVENT_TAG, id }))

type Meta = { oldBy?: string[] } | undefined
type Read = [result: unknown, error: unknown, arg: unknown, meta: Meta]
type Tags = readonly unknown[]
type Definition = { type: string; providesTags?: Tags | ((...read: Read) => Tags) }

/**
 * A module of RTK Query: it adds to the tags of every query those of the events that make it old, as the API says with
 * the answer (decision 054). Where there was no answer, or a kept one was changed by hand, the one before has said it.
 */
export const eventTagsModule = {
  name: 'eventTags',
  init: () => ({
    injectEndpoint(_name: string, definition: Definition) {
      if (definition.type === 'mutation') return
      const { providesTags: own = [] } = definition
      let said = [UNKNOWN]
      definition.providesTags = (...read) => {
        said = read[3]?.oldBy ?? said
        const tags = typeof own === 'function' ? own(...read) : own
        return [...tags, ...said.map((id): EventTag => ({ type: EVENT_TAG, id }))]
      }
    },
  }),
}
