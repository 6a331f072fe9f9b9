import type { Database } from '../database/database.ts'
import { normalizeEmail } from '../identity/normalizeEmail.ts'
import { hasAccount, linkProvider, selectLinked } from './providerAccountQueries.ts'

/** What an OpenID provider says of somebody (OpenID Connect Core 1.0, section 5.1). */
type Claims = { sub: string; email?: unknown; email_verified?: unknown }

type Person = { userId: number } | { error: 'OAuthAccountNotLinked' | 'OAuthCreateAccount' }

/**
 * Whose account the provider opens: the one that it is linked to. Otherwise it links itself to the account of the
 * mailbox that it vouches for, whose owner could set a new password anyway, if that account has no password or is
 * `linksTo`, whose owner asked from their own session. An account with a password stays its password's
 * (docs/specification.md, section 8); and without the fields and consents of the registration form there is no account.
 *
 * A refusal comes before there is a session. So no session ever carries the `error` of section 4, and nobody has to be
 * signed out: the sign-in page says the same words.
 */
export async function personOf(
  db: Database,
  provider: string,
  claims: Claims,
  linksTo: number | null,
): Promise<Person> {
  const linked = await selectLinked(db, provider, claims.sub)
  if (linked) return linked
  const email = verifiedEmail(claims)
  if (email === undefined) return { error: 'OAuthAccountNotLinked' }
  const nowLinked = await linkProvider(db, { provider, subject: claims.sub, email, linksTo })
  if (nowLinked) return nowLinked
  return { error: (await hasAccount(db, email)) ? 'OAuthAccountNotLinked' : 'OAuthCreateAccount' }
}

const verifiedEmail = ({ email, email_verified: isVerified }: Claims) =>
  typeof email === 'string' && isVerified === true ? normalizeEmail(email) : undefined
