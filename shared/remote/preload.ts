import { problemOf, type Store } from '@kinora/http'
import type { Locale } from '@kinora/limits'
import { createContext, redirect, type LoaderFunction, type Params } from 'react-router-dom'

/** What the shell gives to loaders: the store of the current session epoch, or of this request on the server. */
export const platformContext = createContext<{ store: Store; locale: Locale }>()

/** The part of an RTK Query request that a loader needs. */
type Request = { unsubscribe: () => void; then: Promise<{ isError: boolean; error?: unknown; data?: unknown }>['then'] }
type Initiate = Parameters<Store['dispatch']>[0]

export type Preloader = (request: { params: Params; search: URLSearchParams; locale: Locale }) => {
  /** Queries that the screen will read: `catalogApi.endpoints.x.initiate(...)`. */
  queries: unknown[]
  /** Queries of parts of the screen that show their own errors: a failure does not fail the page. */
  extras?: unknown[]
  /** The path, without locale, to which this page has moved; computed from the results, in the order of `queries`. */
  movedTo?: (answers: unknown[]) => string | undefined
}

/**
 * A loader that fills the store before the screen shows.
 * @throws Response 404 or 503 when the API says so, 503 when it does not answer, 502 for any other failure, 301 to
 *   `movedTo`.
 */
export const preload =
  (plan: Preloader): LoaderFunction =>
  async ({ params, request, context }) => {
    const { store, locale } = context.get(platformContext)
    const { queries, extras = [], movedTo } = plan({ params, search: new URL(request.url).searchParams, locale })

    const requests = [...queries, ...extras].map((query) => store.dispatch(query as Initiate) as unknown as Request)
    const answers = (await Promise.all(requests)).slice(0, queries.length)
    for (const { unsubscribe } of requests) unsubscribe()

    const failed = answers.find(({ isError }) => isError)
    if (failed) throw new Response(null, { status: statusOf(failed.error as NonNullable<unknown>) })

    const moved = movedTo?.(answers.map(({ data }) => data))
    return moved === undefined ? null : redirect(moved, 301)
  }

/** A status of the API that says the same of the page; others are a failure behind it. Without an answer it may come later. */
function statusOf(error: NonNullable<unknown>): number {
  const { status = 503 } = problemOf(error)
  return status === 404 || status === 503 ? status : 502
}
