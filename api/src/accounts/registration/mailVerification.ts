import type { Locale } from '@kinora/limits'
import { paths, splitLocale } from '@kinora/paths'
import type { FastifyInstance } from 'fastify'
import { ownUrl, type Queryable } from '../../platform/index.ts'
import { insertMailedCode } from '../../identity/index.ts'

const PAGES = new Set([paths.programs(), paths.subscription(), paths.giveAGift()])
const PROGRAM = /^\/programs\/\d{1,9}$/

/** `callbackUrl` is what the browser said; the link leads on to it if it is a page of the product. */
type ForWhom = { userId: number; email: string; locale: Locale; callbackUrl: string | undefined }

/**
 * Mails the link that verifies the address, and carries the page that this person came from: the mail may be read on
 * another device. Returns the code in it.
 */
export async function mailVerification(
  { mail, config }: FastifyInstance,
  { userId, email, locale, callbackUrl }: ForWhom,
  tx: Queryable,
): Promise<string> {
  const code = await insertMailedCode(tx, { userId, email, purpose: 'verify' })
  const back = wayBack(callbackUrl, config.origin)
  const values = { code, ...(back && { callbackUrl: back }) }
  await mail.post({ to: email, template: 'verifyEmail', locale, values, userId }, tx)
  return code
}

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
