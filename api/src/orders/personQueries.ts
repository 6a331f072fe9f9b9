import type { Locale } from '@kinora/limits'
import type { Rows } from '../database/database.ts'

type Person = { email: string; locale: Locale; registeredBy: string | null }

/** `registeredBy`: the token of the referral program with which the person registered. */
export async function selectPerson(rows: Rows, userId: number): Promise<Person | undefined> {
  const [person] = await rows<Person>(
    'select email, locale, rewardful_token as "registeredBy" from users where id = $1',
    [userId],
  )
  return person
}
