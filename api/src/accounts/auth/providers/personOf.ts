import { normalizeEmail } from '@kinora/limits'
import type { Queryable } from '../../../platform/index.ts'
import { selectAccount } from '../../../identity/index.ts'
import { linkProvider, selectLinked } from './providerAccountQueries.ts'

/** Claims of an ID token (OpenID Connect Core 1.0, section 5.1). */
type Claims = { sub: string; email?: unknown; email_verified?: unknown }

type Person = { userId: number; isNewLink: boolean } | { error: 'OAuthAccountNotLinked' | 'OAuthCreateAccount' }

/**
 * The account that a sign-in at the provider opens: the one linked to `claims.sub`. Otherwise the account with the
 * e-mail that the provider verified is linked and opened, if it has no password (the mailbox's owner could set one
 * anyway) or is `linksTo`, whose owner began the sign-in from their own session. Other accounts with a password are not
 * linked (docs/specification.md, section 8). None is created: the fields and consents of the registration form would be
 * missing.
 *
 * A refusal comes before a session starts, so no session ever has the `error` of section 4 and nobody has to be signed
 * out: the sign-in page shows the same message.
 */
export async function personOf(
  db: Queryable,
  provider: string,
  claims: Claims,
  linksTo: number | null,
): Promise<Person> {
  const linked = await selectLinked(db, provider, claims.sub)
  if (linked) return { ...linked, isNewLink: false }
  const email = verifiedEmail(claims)
  if (email === undefined) return { error: 'OAuthAccountNotLinked' }
  const nowLinked = await linkProvider(db, { provider, subject: claims.sub, email, linksTo })
  if (nowLinked) return { ...nowLinked, isNewLink: true }
  return { error: (await selectAccount(db, email)) ? 'OAuthAccountNotLinked' : 'OAuthCreateAccount' }
}

const verifiedEmail = ({ email, email_verified: isVerified }: Claims) =>
  typeof email === 'string' && isVerified === true ? normalizeEmail(email) : undefined
