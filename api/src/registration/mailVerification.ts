import type { Locale } from '@kinora/limits'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../database/database.ts'
import { insertMailedCode } from '../identity/mailedCodeQueries.ts'
import { wayBack } from './wayBack.ts'

/** `callbackUrl` is what the browser said; the link leads on to it if it is a page of the product. */
type ForWhom = { userId: number; email: string; locale: Locale; callbackUrl: string | undefined }

/**
 * Mails the link that verifies the address, and carries the page that this person came from: the mail may be read on
 * another device. Returns the code in it.
 */
export async function mailVerification(
  { mail, config }: FastifyInstance,
  { userId, email, locale, callbackUrl }: ForWhom,
  tx: Orm,
): Promise<string> {
  const code = await insertMailedCode(tx, { userId, email, purpose: 'verify' })
  const back = wayBack(callbackUrl, config.origin)
  const values = { code, ...(back && { callbackUrl: back }) }
  await mail.post({ to: email, template: 'verifyEmail', locale, values, userId }, tx)
  return code
}
