import type { Locale } from '@kinora/limits'
import { Type, type Static } from 'typebox'

/** A path of this origin without the locale's prefix. */
const Path = Type.String({ pattern: '^/(?!/)', maxLength: 2_000 })
/** A day or a moment (ISO 8601). */
const Moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}(T[\\d:.]+(Z|[+-]\\d{2}:\\d{2}))?$' })
const PageVersion = Type.Object({ path: Path, updated: Type.Optional(Moment) })

/** One public page in every language that has it; `updated` is when its content last changed, where that is known. */
export const SitemapEntry = Type.Object(
  { pl: Type.Optional(PageVersion), en: Type.Optional(PageVersion) },
  { minProperties: 1 },
)
export type SitemapEntry = Static<typeof SitemapEntry>

/** Something new, in one language. */
export const FeedEntry = Type.Object({
  path: Path,
  title: Type.String({ maxLength: 1_000 }),
  summary: Type.String({ maxLength: 10_000 }),
  published: Moment,
  updated: Moment,
  /** A picture of this origin, with its media type. */
  image: Type.Optional(Type.Object({ path: Path, type: Type.String({ pattern: '^image/[a-z+]+$' }) })),
})
export type FeedEntry = Static<typeof FeedEntry>

/** The API as a remote's indexes may call it, within the time that their request has. */
export type IndexApi = {
  /** @param path relative to the API's base, as in `apiPaths`. @throws Error for any answer but a 2xx */
  get<Body>(path: string, params?: Record<string, string>): Promise<Body>
}

/**
 * The default export of a remote's optional `src/indexes.ts`, which only its server bundle contains: what machines read
 * of its pages. Either function rejects when it does not know everything, so that a part never passes for the whole.
 */
export type RemoteIndexes = {
  /** The public pages of routes that have parameters; those without are known from the release. */
  sitemap?: (api: IndexApi) => Promise<SitemapEntry[]>
  /** What is new, the newest first, at most `FEED_SIZE`. */
  feed?: (api: IndexApi, locale: Locale) => Promise<FeedEntry[]>
}

export type IndexKind = keyof RemoteIndexes

/** What the gateway asks of the render worker for an index. */
export type IndexRequest = {
  remote: string
  /** `http://127.0.0.1:3001/api`. */
  apiBase: string
} & ({ kind: 'sitemap' } | { kind: 'feed'; locale: Locale })
