import { LOCALES, type Locale } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import type { FastifyInstance } from 'fastify'
import type { LiveSet } from '../live/liveSet.ts'
import type { Snapshot } from '../live/snapshot.ts'
import { askPrograms } from './askPrograms.ts'
import { feed } from './feed.ts'
import { madeFile } from './madeFile.ts'
import { publicPages } from './publicPages.ts'
import { sitemap } from './sitemap.ts'

const FEED_SIZE = '20'

/** What machines read of all pages: /robots.txt, /sitemap.xml, and in each language /feed.xml with the newest programs. */
export function serveIndexes(app: FastifyInstance, { live, apiUrl, origin }: { live: LiveSet; apiUrl: string; origin: string }): { clear: () => void } {
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
  app.get('/robots.txt', async (_request, reply) => reply.header('cache-control', 'public, max-age=3600').type('text/plain').send(robots))

  const map = madeFile(app, live, 'application/xml', async (snapshot) => sitemap(await publicPages(snapshot, apiUrl), origin))
  app.get('/sitemap.xml', async (_request, reply) => map.send(reply))

  const feeds = LOCALES.map((locale) => {
    const file = madeFile(app, live, 'application/atom+xml; charset=utf-8', (snapshot) => writeFeed(snapshot, locale))
    app.get(localePath(locale, '/feed.xml'), async (_request, reply) => file.send(reply))
    return file
  })

  async function writeFeed({ routes }: Snapshot, locale: Locale): Promise<string | null> {
    if (!routes(paths.program(1))) return null
    const { data } = await askPrograms(apiUrl, { locale, populate: 'category,image', sort: 'createdAt:desc', 'pagination[pageSize]': FEED_SIZE })
    return feed(data, locale, origin)
  }

  return { clear: () => [map, ...feeds].forEach((file) => file.clear()) }
}
