import type { Rows } from '../database/database.ts'

type Connection = { rows: Rows }

export async function selectCustomer({ rows }: Connection, userId: number): Promise<string | undefined> {
  const [customer] = await rows<{ id: string }>('select customer_id as id from provider_customers where user_id = $1', [
    userId,
  ])
  return customer?.id
}

/**
 * Returns the customer that counts: another request may have made one meanwhile. Undefined if the account was deleted
 * meanwhile.
 */
export async function insertCustomer(
  { rows }: Connection,
  userId: number,
  customerId: string,
): Promise<string | undefined> {
  await rows(
    `insert into provider_customers (user_id, customer_id)
    select id, $2 from users where id = $1 for key share on conflict do nothing`,
    [userId, customerId],
  )
  return selectCustomer({ rows }, userId)
}
