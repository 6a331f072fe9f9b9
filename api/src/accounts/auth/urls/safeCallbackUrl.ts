import { localePath, paths, splitLocale } from '@kinora/paths'
import { ownUrl } from '../../../platform/index.ts'

/**
 * Prevents open redirects: an absolute URL with the product's origin. For any other text it is the home page, in the
 * language of the page that led here.
 */
export function safeCallbackUrl(text: unknown, origin: string, referer?: string): string {
  return ownUrl(text, origin) ?? origin + localePath(localeOf(ownUrl(referer, origin) ?? origin), paths.home())
}

const localeOf = (url: string) => splitLocale(new URL(url).pathname).locale
