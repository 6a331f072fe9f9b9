import { acrossOwners, type Queryable } from '../../../platform/index.ts'

type Linked = { userId: number }

export async function selectLinked(db: Queryable, provider: string, subject: string) {
  const [linked] = await db.rows<Linked>(
    `select user_id as "userId" from provider_accounts
    where provider = $provider and subject = $subject and ${acrossOwners('nobody is signed in yet')}`,
    { provider, subject },
  )
  return linked
}

/**
 * An account has at most one subject of each provider: if a mailbox is reassigned, its new owner has the same e-mail,
 * but another subject.
 */
const LINK = `
  with linked as (
    insert into provider_accounts (provider, subject, user_id)
    select $provider, $subject, users.id from users
    where ${acrossOwners('nobody is signed in yet')} and email = $email
      and (password_hash is null or users.id = $linksTo)
      and not exists (
        select from provider_accounts as other where other.provider = $provider and other.user_id = users.id)
    on conflict do nothing returning user_id)
  update users set email_verified_at = coalesce(email_verified_at, now()) from linked where users.id = linked.user_id
  returning users.id as "userId"`

type Link = { provider: string; subject: string; email: string; linksTo: number | null }

/** Links the account with this e-mail and marks the e-mail as verified. Undefined if none may be linked. */
export async function linkProvider(db: Queryable, { provider, subject, email, linksTo }: Link) {
  const [linked] = await db.rows<Linked>(LINK, { provider, subject, email, linksTo })
  return linked
}

/** Ends signing in with providers: whoever changed the account's address may have linked their own. */
export async function deleteLinks(tx: Queryable, userId: number): Promise<void> {
  await tx.rows('delete from provider_accounts where user_id = $userId', { userId })
}
