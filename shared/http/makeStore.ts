import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit'
import { baseApi, type HttpContext, type RequestOptions } from './baseApi.ts'

export type Store = ReturnType<typeof makeStore>
type Options = HttpContext & {
  /** The server's cache. */
  preloadedState?: unknown
  /** Called for each write that failed. */
  onFailedWrite?: (error: unknown) => void
}

type Meta = { arg: { type?: string }; baseQueryMeta?: RequestOptions }
const mustReport = ({ arg, baseQueryMeta }: Meta) => arg.type === 'mutation' && !baseQueryMeta?.suppressErrorToast

/** A store: in the browser for one session epoch, on the server for one request. */
export function makeStore({ apiBase, locale, credentials, preloadedState, onFailedWrite }: Options) {
  const reportFailedWrites: Middleware = () => (next) => (action) => {
    if (isRejectedWithValue(action) && mustReport(action.meta as Meta)) onFailedWrite?.(action.payload)
    return next(action)
  }
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    preloadedState: preloadedState as undefined,
    devTools: false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { apiBase, locale, credentials } satisfies HttpContext },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware, reportFailedWrites),
  })
}
