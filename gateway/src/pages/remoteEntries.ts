import { FeedEntry, SitemapEntry, type IndexKind, type IndexRequest } from '@kinora/contracts'
import { FEED_SIZE, type Locale } from '@kinora/limits'
import type { FastifyBaseLogger } from 'fastify'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Snapshot } from '../live/snapshot.ts'

/** `isComplete` is false if a remote failed; its entries are then the last good ones, or none. */
export type Entries<Entry> = { entries: Entry[]; isComplete: boolean }

/** The entries of all remotes' indexes (`src/indexes.ts`). Null if no remote has any. */
export type RemoteEntries = {
  /** @throws Error when every remote with a sitemap failed and has no last good entries: probably the API is down. */
  sitemap(snapshot: Snapshot): Promise<Entries<SitemapEntry> | null>
  /** @throws Error as `sitemap` does */
  feed(snapshot: Snapshot, locale: Locale): Promise<Entries<FeedEntry> | null>
}

/** A sitemap may have 50,000 URLs (sitemaps.org), and each entry up to two. */
const MAX_PAGES = 20_000
/** Compiled: to check ten thousand pages takes a twentieth of the time, in which no page is served. */
const SHAPES = {
  sitemap: Compile(Type.Array(SitemapEntry, { maxItems: MAX_PAGES })),
  feed: Compile(Type.Array(FeedEntry, { maxItems: FEED_SIZE })),
}

export function createRemoteEntries({ apiUrl, log }: { apiUrl: string; log: FastifyBaseLogger }): RemoteEntries {
  const apiBase = `${apiUrl}/api`
  const lastGood = new Map<string, unknown[]>()

  async function ask(snapshot: Snapshot, request: IndexRequest): Promise<unknown[]> {
    const entries = await snapshot.renderWorker.index(request)
    const shape = SHAPES[request.kind]
    const [wrong] = shape.Check(entries) ? [] : shape.Errors(entries)
    if (wrong) throw new Error(`${wrong.instancePath || 'the whole'} ${wrong.message}`)
    return entries as unknown[]
  }

  async function askAll<Entry>(
    snapshot: Snapshot,
    kind: IndexKind,
    requestOf: (remote: string) => IndexRequest,
  ): Promise<Entries<Entry> | null> {
    const requests = snapshot.loaded.remotes
      .filter(({ pages }) => pages.indexes.includes(kind))
      .map(({ name }) => requestOf(name))
    const answers = await Promise.all(
      requests.map(async (request) => {
        const key = `${request.remote} ${kind} ${'locale' in request ? request.locale : ''}`
        try {
          const entries = await ask(snapshot, request)
          lastGood.set(key, entries)
          return { entries, hasFailed: false }
        } catch (error) {
          const { message } = error as Error
          log.warn(
            { manifest: snapshot.id, remote: request.remote, reason: message },
            `Its ${kind} entries did not come`,
          )
          return { entries: lastGood.get(key), hasFailed: true }
        }
      }),
    )
    if (answers.length === 0) return null
    if (answers.every(({ entries }) => entries === undefined)) throw new Error(`No remote gave ${kind} entries`)
    return {
      entries: answers.flatMap(({ entries = [] }) => entries as Entry[]),
      isComplete: !answers.some(({ hasFailed }) => hasFailed),
    }
  }

  return {
    sitemap: (snapshot) => askAll(snapshot, 'sitemap', (remote) => ({ kind: 'sitemap', remote, apiBase })),
    feed: (snapshot, locale) => askAll(snapshot, 'feed', (remote) => ({ kind: 'feed', remote, apiBase, locale })),
  }
}
