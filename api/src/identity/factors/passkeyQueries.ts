import { and, eq } from 'drizzle-orm'
import { acrossOwners, isoSql, type Queryable } from '../../platform/index.ts'
import { passkeys } from './factorTables.ts'

export type Passkey = {
  id: number
  userId: number
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
}

const BY_CREDENTIAL = `
  select id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey",
    counter::float8 as counter, transports
  from passkeys where credential_id = $credentialId and ${acrossOwners('the key says whose it is')}`

export async function selectPasskey(db: Queryable, credentialId: string): Promise<Passkey | undefined> {
  const [passkey] = await db.rows<Passkey>(BY_CREDENTIAL, { credentialId })
  return passkey
}

type KnownKey = { id: number; userAgent: string; createdAt: string; lastUsedAt: string | null }

export const selectPasskeys = (db: Queryable, userId: number): Promise<KnownKey[]> =>
  db.rows<KnownKey>(
    `select id, user_agent as "userAgent", ${isoSql('created_at')} as "createdAt", ${isoSql('last_used_at')} as "lastUsedAt"
     from passkeys where user_id = $userId order by id`,
    { userId },
  )

/** What a browser needs to tell which keys it has already. */
export const selectCredentials = (db: Queryable, userId: number) =>
  db.orm
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))

/** False where somebody has this key already. */
export async function insertPasskey(
  db: Queryable,
  passkey: Omit<Passkey, 'id'> & { userAgent: string },
): Promise<boolean> {
  const added = await db.orm
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id })
  return added.length > 0
}

const USED = `
  update passkeys set counter = $counter, last_used_at = now()
  where id = $id and user_id = $userId and (counter < $counter or (counter = 0 and $counter::bigint = 0))
  returning id`

/** Writes down a use. False where the counter has gone back: somebody may have a copy of the key. */
export async function notePasskeyUse(db: Queryable, use: Pick<Passkey, 'id' | 'userId' | 'counter'>): Promise<boolean> {
  const { id, userId, counter } = use
  return (await db.rows(USED, { id, userId, counter })).length > 0
}

/** False where it is not the user's. */
export async function deletePasskey(db: Queryable, userId: number, id: number): Promise<boolean> {
  const removed = await db.orm
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return removed.length > 0
}
