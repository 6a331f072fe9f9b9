import type { Rows } from '../database/database.ts'

type Connection = { rows: Rows }

export async function selectCustomer({ rows }: Connection, userId: number): Promise<string | undefined> {
  const [customer] = await rows<{ id: string }>('select customer_id as id from provider_customers where user_id = $1', [
    userId,
  ])
  return customer?.id
}

/** Returns the customer that counts: another request may have made one meanwhile. */
export async function insertCustomer({ rows }: Connection, userId: number, customerId: string): Promise<string> {
  await rows('insert into provider_customers (user_id, customer_id) values ($1, $2) on conflict do nothing', [
    userId,
    customerId,
  ])
  const known = await selectCustomer({ rows }, userId)
  if (!known) throw new Error('A customer was not written')
  return known
}
