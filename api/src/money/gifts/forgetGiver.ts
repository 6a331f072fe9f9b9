import { acrossOwners, type Queryable } from '../../platform/index.ts'

/** Of a purchaser's data the order needs none: what stays says nothing about anybody. */
const NOBODY = { email: '', firstName: '', lastName: '', streetAddress: '', city: '', postCode: '', country: 'PL' }

const OF_GIVER = acrossOwners('cards that the erased person has bought, also before they had the account')
const WAITS = 'delivered_at is null and redeemed_at is null and code_hash is not null'

/**
 * Removes a person from the gift cards that they bought, with their account or, by its confirmed e-mail, without, and
 * from those that were mailed to them. A card that is still to be delivered keeps its recipient and message until it is.
 */
export async function forgetGiver(tx: Queryable, { userId, email }: { userId: number; email: string }): Promise<void> {
  const nobody = JSON.stringify({ ...NOBODY, telephoneNumber: '' })
  await tx.rows(
    `update gift_cards set purchaser = $nobody::jsonb,
      message = case when ${WAITS} then message else '' end,
      recipient_email = case when ${WAITS} then recipient_email else '' end
    where (purchaser ->> 'email' = $email or order_id in (select id from orders where user_id = $userId)) and ${OF_GIVER}`,
    { nobody, email, userId },
  )
  await tx.rows(
    `update gift_cards set recipient_email = '' where recipient_email = $email and not (${WAITS}) and ${OF_GIVER}`,
    { email },
  )
}
