import { useLocale, useTranslation } from '@kinora/i18n'
import { DEFAULT_LOCALE, LOCALES } from '@kinora/limits'
import { localePath } from '@kinora/paths'
import { useEffect } from 'react'
import { publishAlternates, type Alternates } from './alternates.ts'
import { JsonLd } from './JsonLd.tsx'
import { useSite } from './SiteProvider.tsx'
import { useTitlePrefix } from './titleCount.ts'

/** For pages without a picture of their own. */
const SHARED = { url: '/media/og/kinora.jpg', width: 1200, height: 630 }
const OPEN_GRAPH_LOCALE = { pl: 'pl_PL', en: 'en_GB' } as const

type Props = {
  /** Without the site's name. */
  title: string
  description: string
  /** The page's own path without the locale, with the query parameters that change it: `/programs?page=2`. */
  path: string
  /** The same page in the other language, where the path differs. A language left out does not have the page. */
  alternates?: Alternates
  /** Shown when the page is shared, instead of Kinora's own: absolute path and size in pixels. */
  image?: { url: string; width: number; height: number; alt: string }
  /** schema.org data. Rendered on the server only. */
  jsonLd?: object
  /** For pages that search engines should leave out: they have no canonical and no alternate links. */
  noIndex?: boolean
}

/**
 * Title and metadata of a page, for the tab, search engines and shared links. React moves them into the head.
 */
export function PageHead({ title, description, path, alternates, image, jsonLd, noIndex = false }: Props) {
  const { t } = useTranslation('ui')
  const locale = useLocale()
  const { origin } = useSite()
  const { pl, en } = alternates ?? {}
  useEffect(() => publishAlternates({ pl, en }), [pl, en])

  const pathOf = (other: (typeof LOCALES)[number]) => (other === locale || !alternates ? path : alternates[other])
  const urlOf = (other: (typeof LOCALES)[number]) => {
    const localePagePath = pathOf(other)
    return localePagePath === undefined ? undefined : origin + localePath(other, localePagePath)
  }
  const canonical = origin + localePath(locale, path)
  const fallback = urlOf(DEFAULT_LOCALE) ?? canonical
  const picture = image ?? { ...SHARED, alt: t('head.pictureAlt') }
  const wholeTitle = `${useTitlePrefix()}${title} · Kinora`

  return (
    <>
      <title>{wholeTitle}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      {!noIndex && (
        <>
          <link rel="canonical" href={canonical} />
          {LOCALES.map(
            (other) => urlOf(other) && <link key={other} rel="alternate" hrefLang={other} href={urlOf(other)} />,
          )}
          <link rel="alternate" hrefLang="x-default" href={fallback} />
          <link
            rel="alternate"
            type="application/atom+xml"
            title={t('head.feed')}
            href={origin + localePath(locale, '/feed.xml')}
          />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Kinora" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALE[locale]} />
      <meta property="og:image" content={origin + picture.url} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={origin + picture.url} />
      <meta name="twitter:image:alt" content={picture.alt} />
      {jsonLd && <JsonLd data={jsonLd} />}
    </>
  )
}
