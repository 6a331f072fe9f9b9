import type { SitemapEntry } from '@kinora/contracts'
import { LOCALES } from '@kinora/limits'
import { localePath } from '@kinora/paths'
import { plainPages } from '@kinora/releases'
import type { FastifyInstance } from 'fastify'
import type { LiveManifest } from '../live/followLiveManifest.ts'
import type { Snapshot } from '../live/snapshot.ts'
import { feed } from './feed.ts'
import { generatedFile, type Written } from './generatedFile.ts'
import { createRemoteEntries } from './remoteEntries.ts'
import { sitemap } from './sitemap.ts'

/**
 * Serves /robots.txt, /sitemap.xml, and /feed.xml in each language. The entries come from the remotes (decision 015).
 */
export function serveIndexes(
  app: FastifyInstance,
  { live, apiUrl, origin }: { live: LiveManifest; apiUrl: string; origin: string },
): { clear: () => void } {
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain').send(robots),
  )

  const remotes = createRemoteEntries({ apiUrl, log: app.log })
  const map = generatedFile(app, live, 'application/xml', async (snapshot): Promise<Written> => {
    const { entries, isComplete } = (await remotes.sitemap(snapshot)) ?? { entries: [], isComplete: true }
    return { text: sitemap([...plainEntries(snapshot), ...entries], origin), isComplete }
  })
  app.get('/sitemap.xml', async (_request, reply) => map.send(reply))

  const feeds = LOCALES.map((locale) => {
    const file = generatedFile(app, live, 'application/atom+xml; charset=utf-8', async (snapshot) => {
      const content = await remotes.feed(snapshot, locale)
      return content && { text: feed(content.entries, locale, origin), isComplete: content.isComplete }
    })
    app.get(localePath(locale, '/feed.xml'), async (_request, reply) => file.send(reply))
    return file
  })

  return { clear: () => [map, ...feeds].forEach((file) => file.clear()) }
}

/** The pages without parameters, from the releases' routes, without those that are not for search engines. */
const plainEntries = ({ loaded }: Snapshot): SitemapEntry[] =>
  plainPages(loaded)
    .filter(({ unlisted }) => !unlisted)
    .map(({ path, updated }): SitemapEntry =>
      Object.fromEntries(
        LOCALES.map((locale) => [locale, { path, ...(updated?.[locale] ? { updated: updated[locale] } : {}) }]),
      ),
    )
