import type { RemoteIndexes } from '@kinora/contracts'
import { feedOfPrograms } from './features/programs/feedOfPrograms.ts'
import { sitemapOfPrograms } from './features/programs/sitemapOfPrograms.ts'

export default { sitemap: sitemapOfPrograms, feed: feedOfPrograms } satisfies RemoteIndexes
