import { baseApi } from '@kinora/http'
import * as runtime from 'react-refresh/runtime'

/**
 * React Fast Refresh, in development only. This must run first, because React's renderer looks for the hook when it is
 * loaded. The shell's runtime registers the components of every remote, so that a newer build replaces them in place.
 */
runtime.injectIntoGlobalHook(window)
;(window as { kinoraRefresh?: typeof runtime }).kinoraRefresh = runtime

/** A newer build of a remote injects its endpoints again; the newer ones override the older ones. */
const inject: typeof baseApi.injectEndpoints = baseApi.injectEndpoints
baseApi.injectEndpoints = (options) => inject({ ...options, overrideExisting: true })

export const refresh = (): void => void runtime.performReactRefresh()
