import { paths, splitLocale } from '@kinora/paths'
import { ownUrl } from '../http/ownUrl.ts'

const PAGES = new Set([paths.programs(), paths.subscription(), paths.giveAGift()])
const PROGRAM = /^\/programs\/\d{1,9}$/

/**
 * The page from which somebody went to register, as a path that a mail may contain: that of a program, or one of few
 * others, without a query. An own URL alone is no proof: whoever registers with a stranger's address could write any
 * text into its path and have us send it.
 */
export function wayBack(callbackUrl: string | undefined, origin: string): string | undefined {
  const url = ownUrl(callbackUrl, origin)
  if (!url) return undefined
  const { pathname } = new URL(url)
  const { path } = splitLocale(pathname)
  return PROGRAM.test(path) || PAGES.has(path) ? pathname : undefined
}
