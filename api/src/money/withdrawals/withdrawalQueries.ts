import { acrossOwners, type Queryable } from '../../platform/index.ts'

const OF_ANYONE = acrossOwners('whoever has the id of an order may withdraw from its contract')

/** Notes that the withdrawal was declared, now, and is to be confirmed. Returns when. */
export async function markDeclared(db: Queryable, orderId: string): Promise<Date> {
  const [declared] = await db.rows<{ at: number }>(
    `update orders set withdrawal_declared_at = now() where id = $orderId and ${OF_ANYONE}
    returning (extract(epoch from withdrawal_declared_at) * 1000)::float8 as at`,
    { orderId },
  )
  if (!declared) throw new Error('A withdrawal was not written')
  return new Date(declared.at)
}

/** Notes that the withdrawal is in force: declared now, or before, when it was to be confirmed. Returns when. */
export async function markWithdrawn(db: Queryable, orderId: string): Promise<Date> {
  const [declared] = await db.rows<{ at: number }>(
    `update orders set withdrawn_at = coalesce(withdrawal_declared_at, now()) where id = $orderId and withdrawn_at is null and ${OF_ANYONE}
    returning (extract(epoch from withdrawn_at) * 1000)::float8 as at`,
    { orderId },
  )
  if (!declared) throw new Error('A withdrawal was not written')
  return new Date(declared.at)
}

/** The name of what was bought, and the e-mails that we know of whoever bought it. */
export async function selectBought(
  db: Queryable,
  orderId: string,
): Promise<{ name: string; accountEmail: string | null; giverEmail: string | null }> {
  const [bought] = await db.rows<{ name: string; accountEmail: string | null; giverEmail: string | null }>(
    `select coalesce(sold.words -> bought.locale ->> 'name', bought.lookup_key) as name, buyer.email as "accountEmail",
      nullif(card.purchaser ->> 'email', '') as "giverEmail"
    from orders bought
    left join products sold on sold.lookup_key = bought.lookup_key
    left join users buyer on buyer.id = bought.user_id
    left join gift_cards card on card.order_id = bought.id
    where bought.id = $orderId and ${OF_ANYONE}`,
    { orderId },
  )
  if (!bought) throw new Error('There is no such order')
  return bought
}
