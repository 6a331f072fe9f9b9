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
 * meanwhile. @param gone the one that it replaces, which the provider does not have any more
 */
export async function insertCustomer(
  db: Queryable,
  userId: number,
  customerId: string,
  gone: string | null = null,
): Promise<string | undefined> {
  await db.rows(
    'update provider_customers set customer_id = $customerId where user_id = $userId and customer_id = $gone::text',
    { userId, customerId, gone },
  )
  await db.rows(
    `insert into provider_customers (user_id, customer_id)
    select id, $customerId from users where id = $userId for key share on conflict do nothing`,
    { userId, customerId },
  )
  return selectCustomerId(db, userId)
}
