/** First path segments that the gateway reserves. */
export const reservedSegments: readonly string[] = [
  'api',
  'media',
  'releases',
  'squads',
  'reports',
  'live',
  'health',
  'ready',
  'metrics',
  'robots.txt',
  'sitemap.xml',
  'feed.xml',
  'en',
  'pl',
]
