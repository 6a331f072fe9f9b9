import type { Database } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'

type Linked = { userId: number }

export async function selectLinked(db: Database, provider: string, subject: string) {
  const [linked] = await db.rows<Linked>(
    `select user_id as "userId" from provider_accounts
    where provider = $1 and subject = $2 and ${acrossOwners('nobody is signed in yet')}`,
    [provider, subject],
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
    select $1, $2, users.id from users
    where ${acrossOwners('nobody is signed in yet')} and email = $3 and (password_hash is null or users.id = $4)
      and not exists (select from provider_accounts as other where other.provider = $1 and other.user_id = users.id)
    on conflict do nothing returning user_id)
  update users set email_verified_at = coalesce(email_verified_at, now()) from linked where users.id = linked.user_id
  returning users.id as "userId"`

type Link = { provider: string; subject: string; email: string; linksTo: number | null }

/** Links the account with this e-mail and marks the e-mail as verified. Undefined if none may be linked. */
export async function linkProvider(db: Database, { provider, subject, email, linksTo }: Link) {
  const [linked] = await db.rows<Linked>(LINK, [provider, subject, email, linksTo])
  return linked
}
