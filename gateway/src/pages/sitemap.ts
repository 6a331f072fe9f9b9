import type { SitemapEntry } from '@kinora/contracts'
import { DEFAULT_LOCALE, LOCALES } from '@kinora/limits'
import { localePath } from '@kinora/paths'
import { escapeHtml } from '../http/escape.ts'

/** Every public page in all its languages (sitemaps.org, with Google's alternates). */
export const sitemap = (pages: SitemapEntry[], origin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap((page) => entriesOf(page, origin)).join('\n')}
</urlset>
`

function entriesOf(page: SitemapEntry, origin: string): string[] {
  const versions = LOCALES.flatMap((locale) =>
    page[locale]
      ? [{ locale, url: escapeHtml(origin + localePath(locale, page[locale].path)), updated: page[locale].updated }]
      : [],
  )
  const main = versions.find(({ locale }) => locale === DEFAULT_LOCALE) ?? versions[0]!
  const link = (language: string, url: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`
  const links = [...versions.map(({ locale, url }) => link(locale, url)), link('x-default', main.url)].join('')
  return versions.map(
    ({ url, updated }) =>
      `<url><loc>${url}</loc>${updated ? `<lastmod>${escapeHtml(updated)}</lastmod>` : ''}${links}</url>`,
  )
}
