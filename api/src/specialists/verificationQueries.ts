import type { Verification, VerifiedSpecialist } from '@kinora/contracts'
import type { Database } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { acrossOwners } from '../database/requireOwner.ts'

const LISTED_MAX = 1_000

const verification = `coalesce(decided.state, 'pending') as state, ${isoSql('decided.created_at')} as "decidedAt",
  decided.reason, users.professional_title as "professionalTitle", users.registration_number as "registrationNumber"`
const person = `users.id, users.email, users.first_name as "firstName", users.last_name as "lastName",
  ${isoSql('users.created_at')} as "createdAt"`
const from = `from users left join lateral (
    select decision.state, decision.reason, decision.created_at from specialist_decisions decision
    where decision.user_id = users.id order by decision.id desc limit 1
  ) decided on true`

export async function selectVerification({ rows }: Database, userId: number): Promise<Verification> {
  const [found] = await rows<Verification>(`select ${verification} ${from} where users.id = $1`, [userId])
  if (!found) throw new Error(`There is no user ${userId}`)
  return found
}

export async function selectSpecialist({ rows }: Database, userId: number): Promise<VerifiedSpecialist> {
  const [found] = await rows<VerifiedSpecialist>(`select ${person}, ${verification} ${from} where users.id = $1`, [
    userId,
  ])
  if (!found) throw new Error(`There is no user ${userId}`)
  return found
}

/** Those who wait for a decision first, the oldest first. */
export const selectSpecialists = ({ rows }: Database): Promise<VerifiedSpecialist[]> =>
  rows(`
    select ${person}, ${verification} ${from}
    where users.role = 'specialist' and ${acrossOwners('an operator sees all specialists')}
    order by decided.state is not null, users.id limit ${LISTED_MAX}`)
