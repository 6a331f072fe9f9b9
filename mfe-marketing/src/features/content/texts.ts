import type { Locale } from '@kinora/limits'
import { moduleCache, platformContext, type RemoteRoute } from '@kinora/remote'

export type Content = typeof import('../../../content/home/pl.mdx')
/** A folder of `content/`. */
export type ContentPage =
  | 'accessibility-declaration'
  | 'contact'
  | 'faq'
  | 'home'
  | 'how-to-start'
  | 'privacy-policy'
  | 'refer'
  | 'references'
  | 'terms'

export const texts = moduleCache(
  (key: `${ContentPage}/${Locale}`): Promise<Content> =>
    import(/* webpackChunkName: "content-[request]" */ `../../../content/${key}.mdx`),
)

/**
 * A route's loader: brings the texts that its screen draws, and answers what the first of them says of itself. The
 * answer goes with the page, so that a browser which keeps the server's text still knows its title.
 */
export const contentLoader =
  (...pages: [ContentPage, ...ContentPage[]]): NonNullable<RemoteRoute['loader']> =>
  async ({ context }) => {
    const { locale }: { locale: Locale } = context.get(platformContext)
    const [own] = await Promise.all(pages.map((page) => texts.load(`${page}/${locale}`)))
    return own!.frontMatter
  }
