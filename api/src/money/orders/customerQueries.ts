import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/index.ts'
import { providerCustomers } from './orderTables.ts'

/** The user's customer at the provider. */
export async function selectCustomerId(db: Queryable, userId: number): Promise<string | undefined> {
  const [customer] = await db.orm
    .select({ id: providerCustomers.customerId })
    .from(providerCustomers)
    .where(eq(providerCustomers.userId, userId))
  return customer?.id
}

/**
 * Returns the customer that counts: another request may have made one meanwhile. Undefined if the account was deleted
 * meanwhile.
 */
export async function insertCustomer(db: Queryable, userId: number, customerId: string): Promise<string | undefined> {
  await db.rows(
    `insert into provider_customers (user_id, customer_id)
    select id, $customerId from users where id = $userId for key share on conflict do nothing`,
    { userId, customerId },
  )
  return selectCustomerId(db, userId)
}
