import type { Locale } from '@kinora/limits'
import { createApi, fetchBaseQuery, retry, type BaseQueryFn, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

/** What each store knows of its surroundings; a request on the server has a store of its own. */
export type HttpContext = { apiBase: string; locale: Locale; credentials?: Credentials }

/** Of whoever the calls are made for. A server, which renders for visitors, has none. */
export type Credentials = {
  accessToken: () => Promise<string | undefined>
  /** A token in place of the refused one; undefined when there is no session any more. */
  renew: (refused: string | undefined) => Promise<string | undefined>
  /** The answer, as long as the same person is here; it never comes when another is, so nothing follows from it. */
  inTurn: <T>(answer: T | PromiseLike<T>) => Promise<T>
}

const nobody: Credentials = { accessToken: async () => undefined, renew: async () => undefined, inTurn: async (answer) => answer }

const TIMEOUT_MS = 10_000
const RETRIES = 2

/** Problem details (RFC 9457) are JSON as well. */
const isJsonContentType = (headers: Headers) => /\bjson\b/.test(headers.get('content-type') ?? '')

/** An endpoint's `extraOptions`. `formTells`: its form says what went wrong, beside what was typed, so nobody else has to. */
export type Wishes = { formTells?: boolean }
type Query = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, Wishes, Wishes>

/** Every call carries the locale, so that no remote forgets it. */
const localizedQuery: Query = async (args, api, wishes) => {
  const { apiBase, locale } = api.extra as HttpContext
  const request = typeof args === 'string' ? { url: args } : args
  const query = fetchBaseQuery({ baseUrl: apiBase, timeout: TIMEOUT_MS, responseHandler: 'content-type', isJsonContentType })
  const answer = await query({ ...request, params: { locale, ...request.params } }, api, {})
  return { ...answer, meta: wishes }
}

/** What RTK Query does not join to our base. */
const isElsewhere = (url: string) => /(^|:)\/\//.test(url)

/**
 * Carries the access token, to our own API alone. One that was refused is renewed once, and the call goes out again;
 * calls in the meantime wait for that renewal. What one person asks is neither sent nor answered in the turn of another.
 */
const authorizedQuery: Query = async (args, api, wishes) => {
  const request = typeof args === 'string' ? { url: args } : args
  const { credentials = nobody } = api.extra as HttpContext
  const { accessToken, renew, inTurn } = credentials
  const isOurs = !isElsewhere(request.url)
  const send = (token: string | undefined) =>
    inTurn(localizedQuery(token === undefined ? request : { ...request, headers: { ...(request.headers as Record<string, string>), authorization: `Bearer ${token}` } }, api, wishes))

  const token = await inTurn(isOurs ? accessToken() : nobody.accessToken())
  const answer = await send(token)
  if (answer.error?.status !== 401 || !isOurs) return answer
  const renewed = await inTurn(renew(token))
  return renewed === undefined || renewed === token ? answer : send(renewed)
}

/** Only reads that never reached an answer are tried again: a refusal stays one, and writes are the caller's to repeat. */
const patientQuery = retry(authorizedQuery, {
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
