/**
 * RTK Query cache tags for the caller's own data that several remotes read and change. A query provides its tag; a
 * mutation of any remote that invalidates the tag refetches the query. A mutation's own response is shown at once; tags
 * refresh the rest.
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
