import type { Verification, VerifiedSpecialist } from '@kinora/contracts'
import { acrossOwners, isoSql, type Queryable } from '../../platform/index.ts'

const LISTED_MAX = 1_000

const verification = `coalesce(decided.state, 'pending') as state, ${isoSql('decided.created_at')} as "decidedAt",
  decided.reason, users.professional_title as "professionalTitle", users.registration_number as "registrationNumber"`
const person = `users.id, users.email, users.first_name as "firstName", users.last_name as "lastName",
  ${isoSql('users.created_at')} as "createdAt"`
const from = `from users left join lateral (
    select decision.state, decision.reason, decision.created_at from specialist_decisions decision
    where decision.user_id = users.id order by decision.id desc limit 1
  ) decided on true`

export async function selectVerification(db: Queryable, userId: number): Promise<Verification> {
  const [row] = await db.rows<Verification>(`select ${verification} ${from} where users.id = $userId`, { userId })
  if (!row) throw new Error(`There is no user ${userId}`)
  return row
}

export async function selectSpecialist(db: Queryable, userId: number): Promise<VerifiedSpecialist> {
  const [row] = await db.rows<VerifiedSpecialist>(
    `select ${person}, ${verification} ${from} where users.id = $userId`,
    {
      userId,
    },
  )
  if (!row) throw new Error(`There is no user ${userId}`)
  return row
}

/** Those who wait for a decision first, the oldest first. */
export const selectSpecialists = (db: Queryable): Promise<VerifiedSpecialist[]> =>
  db.rows(`
    select ${person}, ${verification} ${from}
    where users.role = 'specialist' and ${acrossOwners('an operator sees all specialists')}
    order by decided.state is not null, users.id limit ${LISTED_MAX}`)
