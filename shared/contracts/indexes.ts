import type { Locale } from '@kinora/limits'
import { Type, type Static } from 'typebox'

/** A same-origin path without the locale's prefix. */
const Path = Type.String({ pattern: '^/(?!/)', maxLength: 2_000 })
/** A day or a moment (ISO 8601). */
const Moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}(T[\\d:.]+(Z|[+-]\\d{2}:\\d{2}))?$' })
const PageVersion = Type.Object({ path: Path, updated: Type.Optional(Moment) })

/** One public page in every language that has it; `updated` is when its content last changed, if known. */
export const SitemapEntry = Type.Object(
  { pl: Type.Optional(PageVersion), en: Type.Optional(PageVersion) },
  { minProperties: 1 },
)
export type SitemapEntry = Static<typeof SitemapEntry>

/** One entry of a feed, in one language. */
export const FeedEntry = Type.Object({
  path: Path,
  title: Type.String({ maxLength: 1_000 }),
  summary: Type.String({ maxLength: 10_000 }),
  published: Moment,
  updated: Moment,
  /** A same-origin picture, with its media type. */
  image: Type.Optional(Type.Object({ path: Path, type: Type.String({ pattern: '^image/[a-z+]+$' }) })),
})
export type FeedEntry = Static<typeof FeedEntry>

/** The API client of a remote's indexes. Its calls share the request's timeout. */
export type IndexApi = {
  /** @param path relative to the API's base, as in `apiPaths`. @throws Error for any answer but a 2xx */
  get<Body>(path: string, params?: Record<string, string>): Promise<Body>
}

/**
 * The default export of a remote's optional `src/indexes.ts`, which only its server bundle contains: the entries for
 * sitemap and feed. Both functions reject when any data is missing, so that a partial list is never published.
 */
export type RemoteIndexes = {
  /** The public pages of routes with parameters; routes without parameters are listed from the release. */
  sitemap?: (api: IndexApi) => Promise<SitemapEntry[]>
  /** The newest entries, newest first, at most `FEED_SIZE`. */
  feed?: (api: IndexApi, locale: Locale) => Promise<FeedEntry[]>
}

export type IndexKind = keyof RemoteIndexes

/** A request of the gateway to the render worker for an index. */
export type IndexRequest = {
  remote: string
  /** `http://127.0.0.1:3001/api`. */
  apiBase: string
} & ({ kind: 'sitemap' } | { kind: 'feed'; locale: Locale })
