import { hearServerTime } from '@kinora/i18n'
import { OLD_BY_HEADER, TEST_MODE_HEADER, type Locale } from '@kinora/limits'
import {
  buildCreateApi,
  coreModule,
  fetchBaseQuery,
  reactHooksModule,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react'
import { CACHE_TAGS, EVENT_TAG, eventTagsModule } from './cacheTags.ts'
import { problemOf } from './problemOf.ts'

/** What a store's calls need. On the server each request has a store of its own. */
export type HttpContext = { apiBase: string; locale: Locale; credentials?: Credentials }

/** The credentials of a session epoch. The server, which renders for visitors, has none. */
export type Credentials = {
  accessToken: () => Promise<string | undefined>
  /** A new token in place of the refused one; undefined when the session has ended. */
  renew: (refused: string | undefined) => Promise<string | undefined>
  /** Whether a specialist uses the member's view: then the API stores nothing. */
  isInTestMode: () => boolean
  /** Passes the answer on while the session epoch lasts; afterwards its promise never settles. */
  inEpoch: <T>(answer: T | PromiseLike<T>) => Promise<T>
}

const nobody: Credentials = {
  accessToken: async () => undefined,
  renew: async () => undefined,
  isInTestMode: () => false,
  inEpoch: async (answer) => answer,
}

const TIMEOUT_MS = 10_000
const RETRIES = 2

/** Problem details (RFC 9457) are JSON as well. */
const isJsonContentType = (headers: Headers) => /\bjson\b/.test(headers.get('content-type') ?? '')

/**
 * An endpoint's `extraOptions`. `suppressErrorToast`: the caller shows errors itself. `isPage`: it needs what stands beside
 * the answer's `data`, such as how many pages there are.
 */
export type RequestOptions = { suppressErrorToast?: boolean; isPage?: boolean }

/** For calls whose errors the screen words itself, in place of a toast. */
export const ownErrors = { suppressErrorToast: true }
/** For calls of one page of a list, whose answer is `{ data, meta }` or `{ data, count }`. */
export const asPage = { isPage: true }

/** Invalidates tags when a call succeeds: one that failed has changed nothing. */
export const onSuccess =
  <Tag extends string>(...tags: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error ? [] : tags

/** `oldBy`: the events after which the answer is out of date, by its header; absent without an answer. */
export type AnswerMeta = RequestOptions & { oldBy?: string[] }

export type Query = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, RequestOptions, AnswerMeta>

/** What the API wraps into `{ data }`; an answer that is not wrapped, such as a session, as it is. */
const unwrapped = (body: unknown) => (typeof body === 'object' && body && 'data' in body ? body.data : body)

/** Undefined where nothing was said: without an answer, or when a call was refused before its route was known. */
const oldByOf = (response: Response | undefined) =>
  response?.headers.get(OLD_BY_HEADER)?.split(', ') ?? (response?.ok ? [] : undefined)

/** Absolute URLs, which RTK Query does not join to our base. */
const isElsewhere = (url: string) => /(^|:)\/\//.test(url)

/** In how many seconds a refused call may be made again. */
const retryAfterOf = (response: Response | undefined) => {
  const retryAfter = Number(response?.headers.get('retry-after'))
  return retryAfter > 0 ? { retryAfter } : {}
}

/** Adds the locale to every call, so that no remote can forget it, and takes the `data` out of every answer. */
const localizedQuery: Query = async (args, api, options) => {
  const { apiBase, locale } = api.extra as HttpContext
  const request = typeof args === 'string' ? { url: args } : args
  const query = fetchBaseQuery({
    baseUrl: apiBase,
    timeout: TIMEOUT_MS,
    responseHandler: 'content-type',
    isJsonContentType,
  })
  const answer = await query({ ...request, params: { locale, ...request.params } }, api, {})
  if (!isElsewhere(request.url)) hearServerTime(answer.meta?.response)
  const meta = { ...options, oldBy: oldByOf(answer.meta?.response) }
  if (answer.error) return { ...answer, error: { ...answer.error, ...retryAfterOf(answer.meta?.response) }, meta }
  return options?.isPage ? { ...answer, meta } : { ...answer, data: unwrapped(answer.data), meta }
}

/**
 * Sends the access token, only to our own API. A refused token is renewed once, and the call is sent again; concurrent
 * calls wait for that renewal. A call of one session epoch is neither sent nor answered in another.
 */
const authorizedQuery: Query = async (args, api, options) => {
  const request = typeof args === 'string' ? { url: args } : args
  const { credentials = nobody } = api.extra as HttpContext
  const { accessToken, renew, isInTestMode, inEpoch } = credentials
  const isOurs = !isElsewhere(request.url)
  const send = (token: string | undefined) =>
    inEpoch(
      localizedQuery(
        token === undefined
          ? request
          : {
              ...request,
              headers: {
                ...(request.headers as Record<string, string>),
                authorization: `Bearer ${token}`,
                ...(isInTestMode() && { [TEST_MODE_HEADER]: '1' }),
              },
            },
        api,
        options,
      ),
    )

  const token = await inEpoch(isOurs ? accessToken() : nobody.accessToken())
  const answer = await send(token)
  if (answer.error?.status !== 401 || !isOurs) return answer
  const renewed = await inEpoch(renew(token))
  return renewed === undefined || renewed === token ? answer : send(renewed)
}

/**
 * An overloaded API sheds calls before they change anything, and asks to be called again (RFC 9110, 10.2.3). Should it
 * have begun one, a repeat changes nothing either: writes are idempotent.
 */
const isBusy = (error: object) => problemOf(error).code === 'server.busy'

/**
 * Retries calls that a busy API refuses, and reads without a response. Other refusals are final; writes without a
 * response are repeated by the caller.
 */
const retryingQuery = retry(authorizedQuery, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    typeof window !== 'undefined' &&
    attempt <= RETRIES &&
    (isBusy(error as FetchBaseQueryError) ||
      (baseQueryApi.type === 'query' && (error as FetchBaseQueryError).status === 'FETCH_ERROR')),
})

/**
 * The one API client. Remotes inject their endpoints, each name beginning with the remote's own
 * (`catalogListPrograms`).
 */
export const baseApi = buildCreateApi(
  coreModule(),
  reactHooksModule(),
  eventTagsModule as never,
)({
  reducerPath: 'api',
  baseQuery: retryingQuery,
  keepUnusedDataFor: 300,
  tagTypes: [...CACHE_TAGS, EVENT_TAG],
  endpoints: () => ({}),
})
