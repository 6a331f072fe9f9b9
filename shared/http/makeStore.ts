import { configureStore, isRejectedWithValue, type Middleware, type Reducer } from '@reduxjs/toolkit'
import { baseApi, type HttpContext, type RequestOptions } from './baseApi.ts'
import { eventTags } from './cacheTags.ts'

export type Store = ReturnType<typeof makeStore>
type Options = HttpContext & {
  /** The server's cache. */
  preloadedState?: unknown
  /** Called for each write that failed. */
  onFailedWrite?: (error: unknown) => void
}

type Meta = { arg: { type?: string; queryCacheKey?: string }; baseQueryMeta?: RequestOptions }
type State = ReturnType<typeof baseApi.reducer>

/** How the API says that something is not for the caller, or not any more. */
const REFUSALS = [403, 404, 410]

/** What a call was that was refused; undefined for everything else. */
function refusedIn(action: unknown): Meta['arg'] | undefined {
  if (!isRejectedWithValue(action)) return undefined
  const { status } = (action.payload ?? {}) as { status?: number }
  return REFUSALS.includes(Number(status)) ? (action.meta as Meta).arg : undefined
}

/** Forgets what was read before when it is refused now: no part goes on showing what its reader may not see any more. */
const reducer: Reducer<State> = (before, action) => {
  const state = baseApi.reducer(before, action)
  const { queryCacheKey } = refusedIn(action) ?? {}
  const query = queryCacheKey && state.queries[queryCacheKey]
  if (!query) return state
  return { ...state, queries: { ...state.queries, [queryCacheKey]: { ...query, data: undefined } } }
}

/**
 * What was there and is refused now means that something has ended: a team, a consent, an account. Whichever part learns
 * of it first, all others are read again, as after an event.
 */
const spreadRefusals: Middleware<object, { [baseApi.reducerPath]: State }> = (store) => (next) => (action) => {
  const { type, queryCacheKey = '' } = refusedIn(action) ?? {}
  const hadData = store.getState()[baseApi.reducerPath].queries[queryCacheKey]?.data !== undefined
  const result = next(action)
  if (hadData || type === 'mutation') store.dispatch(baseApi.util.invalidateTags(eventTags('missed')))
  return result
}

const mustReport = ({ arg, baseQueryMeta }: Meta) => arg.type === 'mutation' && !baseQueryMeta?.suppressErrorToast

/** A store: in the browser for one session epoch, on the server for one request. */
export function makeStore({ apiBase, locale, credentials, preloadedState, onFailedWrite }: Options) {
  const reportFailedWrites: Middleware = () => (next) => (action) => {
    if (isRejectedWithValue(action) && mustReport(action.meta as Meta)) onFailedWrite?.(action.payload)
    return next(action)
  }
  return configureStore({
    reducer: { [baseApi.reducerPath]: reducer },
    preloadedState: preloadedState as undefined,
    devTools: false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { apiBase, locale, credentials } satisfies HttpContext },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware, spreadRefusals, reportFailedWrites),
  })
}
