/**
 * What several remotes read and change of the caller's own: a query provides its tag, and a write of any remote that
 * invalidates it has the query asked again. A write shows its own answer at once; tags bring what else has changed.
 */
export const CACHE_TAGS = ['favourites', 'watchList', 'myPath', 'trainingDay', 'startedFilms'] as const
