import type { Locale } from '@kinora/limits'
import { platformContext, type RemoteRoute } from '@kinora/remote'

export type Content = typeof import('../../../content/home/pl.mdx')
/** A folder of `content/`. */
export type ContentPage = 'accessibility-declaration' | 'contact' | 'faq' | 'home' | 'how-to-start' | 'privacy-policy' | 'refer' | 'references' | 'terms'

const loaded = new Map<string, Content>()
const coming = new Map<string, Promise<Content>>()

/** A page's text, if it is at hand. In a browser it is not on the first visit: there the server drew it. */
export const contentAt = (page: ContentPage, locale: Locale): Content | undefined => loaded.get(`${page}/${locale}`)

/** Brings a page's text, once. What failed to come is asked for again. */
export function loadContent(page: ContentPage, locale: Locale): Promise<Content> {
  const key = `${page}/${locale}`
  const known = coming.get(key)
  if (known) return known
  const content: Promise<Content> = import(/* webpackChunkName: "content-[request]" */ `../../../content/${page}/${locale}.mdx`)
  coming.set(key, content)
  content.then(
    (there) => loaded.set(key, there),
    () => coming.delete(key),
  )
  return content
}

/**
 * A route's loader: brings the texts that its screen draws, and answers what the first of them says of itself. The answer
 * goes with the page, so that a browser which keeps the server's text still knows its title.
 */
export const contentLoader = (...pages: [ContentPage, ...ContentPage[]]): NonNullable<RemoteRoute['loader']> => async ({ context }) => {
  const { locale } = context.get(platformContext)
  const [own] = await Promise.all(pages.map((page) => loadContent(page, locale)))
  return own!.frontMatter
}
