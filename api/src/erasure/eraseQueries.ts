import { eq } from 'drizzle-orm'
import { users } from '../identity/identityTables.ts'
import type { Orm, Rows } from '../database/database.ts'
import { notifyReaders } from '../identity/notifyReaders.ts'
import { endTeamsOf } from '../team/index.ts'

/**
 * Deletes the account and, by cascade, every row that refers to it. Its event streams end, and those of the people in its
 * teams begin anew.
 */
export async function deleteUser(tx: Orm, userId: number): Promise<void> {
  await endTeamsOf(tx, userId)
  await tx.delete(users).where(eq(users.id, userId))
  await notifyReaders(tx, [userId])
}

/** Nobody changes the user's orders until the transaction ends. Whoever locks the user locks their orders first. */
export async function lockOrders(rows: Rows, userId: number): Promise<void> {
  await rows('select id from orders where user_id = $1 order by id for update', [userId])
}

/** What the user has at the payment provider that must end with the account. */
export async function selectAtProvider(
  rows: Rows,
  userId: number,
): Promise<{ customerId: string | null; sessionIds: string[] }> {
  const [customer] = await rows<{ id: string }>('select customer_id as id from provider_customers where user_id = $1', [
    userId,
  ])
  const waiting = await rows<{ id: string }>(
    "select session_id as id from orders where user_id = $1 and state = 'open' and session_id is not null",
    [userId],
  )
  return { customerId: customer?.id ?? null, sessionIds: waiting.map(({ id }) => id) }
}
