/** First segments of addresses that the gateway keeps for itself. */
export const reservedSegments: readonly string[] = [
  'api',
  'media',
  'releases',
  'reports',
  'health',
  'ready',
  'metrics',
  'robots.txt',
  'sitemap.xml',
  'feed.xml',
  'en',
  'pl',
]
