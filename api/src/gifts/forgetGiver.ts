import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'

/** Of a purchaser's data the order needs none: what stays says nothing about anybody. */
const NOBODY = { email: '', firstName: '', lastName: '', streetAddress: '', city: '', postCode: '', country: 'PL' }

const ofGiver = sql.raw(acrossOwners('cards that the erased person has bought, also before they had the account'))

/**
 * Removes a person from the gift cards that they bought, with their account or, by its confirmed e-mail, without, and
 * from those that were mailed to them. A card that is still to be delivered keeps its recipient and message until it is.
 */
export async function forgetGiver(tx: Orm, { userId, email }: { userId: number; email: string }): Promise<void> {
  const nobody = JSON.stringify({ ...NOBODY, telephoneNumber: '' })
  const isWaiting = sql`delivered_at is null and redeemed_at is null and code_hash is not null`
  const isTheirs = sql`(purchaser ->> 'email' = ${email} or order_id in (select id from orders where user_id = ${userId}))`
  await tx.execute(sql`
    update gift_cards set purchaser = ${nobody}::jsonb,
      message = case when ${isWaiting} then message else '' end,
      recipient_email = case when ${isWaiting} then recipient_email else '' end
    where ${isTheirs} and ${ofGiver}`)
  await tx.execute(sql`
    update gift_cards set recipient_email = '' where recipient_email = ${email} and not (${isWaiting}) and ${ofGiver}`)
}
