import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit'
import { baseApi, type HttpContext, type Wishes } from './baseApi.ts'

export type Store = ReturnType<typeof makeStore>
type Options = HttpContext & {
  /** The cache as the server left it. */
  preloadedState?: unknown
  /** Told of each write that failed, so that nobody is left guessing. */
  onFailedWrite?: (error: unknown) => void
}

type Meta = { arg: { type?: string }; baseQueryMeta?: Wishes }
const isUntoldWrite = ({ arg, baseQueryMeta }: Meta) => arg.type === 'mutation' && !baseQueryMeta?.formTells

/** One store: in the browser for one person's turn, on the server for one request. */
export function makeStore({ apiBase, locale, credentials, preloadedState, onFailedWrite }: Options) {
  const reportFailedWrites: Middleware = () => (next) => (action) => {
    if (isRejectedWithValue(action) && isUntoldWrite(action.meta as Meta)) onFailedWrite?.(action.payload)
    return next(action)
  }
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    preloadedState: preloadedState as undefined,
    devTools: false,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { apiBase, locale, credentials } satisfies HttpContext }, serializableCheck: false, immutableCheck: false })
        .concat(baseApi.middleware, reportFailedWrites),
  })
}
