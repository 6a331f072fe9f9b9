import { baseApi } from '@kinora/http'
import * as runtime from 'react-refresh/runtime'

/**
 * Development only, and first of all: React's renderer looks for the hook when it is loaded. One runtime, the shell's,
 * knows the components of every remote, so that a newer build of a remote replaces them where they stand.
 */
runtime.injectIntoGlobalHook(window)
;(window as { kinoraRefresh?: typeof runtime }).kinoraRefresh = runtime

/** A newer build of a remote brings its endpoints again; the newer ones count. */
const inject: typeof baseApi.injectEndpoints = baseApi.injectEndpoints
baseApi.injectEndpoints = (options) => inject({ ...options, overrideExisting: true })

export const refresh = (): void => void runtime.performReactRefresh()
