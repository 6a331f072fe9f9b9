import type { Locale } from '@kinora/limits'
import type { Queryable } from '../../platform/index.ts'

type Person = { email: string; locale: Locale; registeredBy: string | null }

/** `registeredBy`: the token of the referral program with which the person registered. */
export async function selectPerson(db: Queryable, userId: number): Promise<Person | undefined> {
  const [person] = await db.rows<Person>(
    'select email, locale, rewardful_token as "registeredBy" from users where id = $userId',
    { userId },
  )
  return person
}
