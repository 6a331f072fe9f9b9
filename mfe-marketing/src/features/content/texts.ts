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
 * A route's loader: loads the texts that its screen renders, and returns the front matter of the first. The page
 * carries it as loader data, so that a browser which keeps the server's HTML still knows the title.
 */
export const contentLoader =
  (...pages: [ContentPage, ...ContentPage[]]): NonNullable<RemoteRoute['loader']> =>
  async ({ context }) => {
    const { locale }: { locale: Locale } = context.get(platformContext)
    const [first] = await Promise.all(pages.map((page) => texts.load(`${page}/${locale}`)))
    return first!.frontMatter
  }
