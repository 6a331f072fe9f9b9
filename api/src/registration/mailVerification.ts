import type { Locale } from '@kinora/limits'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../database/database.ts'
import { insertMailedCode } from '../identity/mailedCodeQueries.ts'

type ForWhom = { userId: number; email: string; locale: Locale }

/** Mails the link that verifies the address. Returns the code in it. */
export async function mailVerification(
  { mail }: FastifyInstance,
  { userId, email, locale }: ForWhom,
  tx: Orm,
): Promise<string> {
  const code = await insertMailedCode(tx, { userId, email, purpose: 'verify' })
  await mail.post({ to: email, template: 'verifyEmail', locale, values: { code }, userId }, tx)
  return code
}
