import type { Locale } from '@kinora/limits'
import { createApi, fetchBaseQuery, retry, type BaseQueryFn, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

/** What each store knows of its surroundings; a request on the server has a store of its own. */
export type HttpContext = { apiBase: string; locale: Locale }

const TIMEOUT_MS = 10_000
const RETRIES = 2

/** Problem details (RFC 9457) are JSON as well. */
const isJsonContentType = (headers: Headers) => /\bjson\b/.test(headers.get('content-type') ?? '')

/** Every call carries the locale, so that no remote forgets it. */
const localizedQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = (args, api, options) => {
  const { apiBase, locale } = api.extra as HttpContext
  const request = typeof args === 'string' ? { url: args } : args
  const query = fetchBaseQuery({ baseUrl: apiBase, timeout: TIMEOUT_MS, responseHandler: 'content-type', isJsonContentType })
  return query({ ...request, params: { locale, ...request.params } }, api, options)
}

/** Only reads that never reached an answer are tried again: a refusal stays one, and writes are the caller's to repeat. */
const patientQuery = retry(localizedQuery, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    typeof window !== 'undefined' &&
    baseQueryApi.type === 'query' &&
    (error as FetchBaseQueryError).status === 'FETCH_ERROR' &&
    attempt <= RETRIES,
})

/** The one API client. Remotes inject their endpoints, each name beginning with the remote's own (`catalogListPrograms`). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: patientQuery,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
})
