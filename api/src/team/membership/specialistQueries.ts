import type { Gender, OfficeHours, ProfessionalTitle } from '@kinora/contracts'
import { isoSql, type Queryable } from '../../platform/index.ts'

/** Messages of the last so many days count, if they were answered within so many days; fewer than these say nothing. */
const [COUNTED_DAYS, ANSWERED_DAYS, ENOUGH] = [90, 14, 5]

type SpecialistRow = {
  userId: number
  firstName: string
  lastName: string
  description: string | null
  avatar: string | null
  professionalTitle: ProfessionalTitle | null
  gender: Gender | null
  since: string
  officeHours: OfficeHours
  timeZone: string
  awayUntil: string | null
}

const specialistSql = (since: string, from: string) => `
  select specialist.id as "userId", specialist.first_name as "firstName", specialist.last_name as "lastName",
    specialist.description, specialist.professional_title as "professionalTitle", specialist.gender,
    coalesce((select name || '.webp' from avatars where avatars.user_id = specialist.id), specialist.avatar) as avatar,
    ${isoSql(since)} as since, specialist.office_hours as "officeHours", specialist.time_zone as "timeZone",
    case when specialist.away_until >= (now() at time zone specialist.time_zone)::date
      then specialist.away_until::text end as "awayUntil"
  from ${from}`

const byMemberSql = specialistSql(
  'team.since',
  'team_members team join users specialist on specialist.id = team.specialist_id where team.member_id = $memberId',
)
const byIdSql = specialistSql('specialist.created_at', 'users specialist where specialist.id = $id')

/** The specialist whose team the member is in now. An absence that is over is left out. */
export async function selectSpecialist(db: Queryable, memberId: number): Promise<SpecialistRow | undefined> {
  const [row] = await db.rows<SpecialistRow>(byMemberSql, { memberId })
  return row
}

/** A specialist as a member of theirs sees them. */
export async function selectSpecialistById(db: Queryable, id: number): Promise<SpecialistRow | undefined> {
  const [row] = await db.rows<SpecialistRow>(byIdSql, { id })
  return row
}

const answersSql = `
  select count(*)::int as count,
    ceil(percentile_cont(0.5) within group (order by extract(epoch from answer.created_at - asked.created_at)) / 3600)::int
      as hours
  from messages asked
  cross join lateral (
    select reply.created_at from messages reply
    where reply.sender_id = asked.receiver_id and reply.receiver_id = asked.sender_id and reply.id > asked.id
      and reply.type = 'TEXT_MESSAGE'
    order by reply.id limit 1
  ) answer
  where asked.receiver_id = $specialistId and asked.type = 'TEXT_MESSAGE'
    and asked.created_at > now() - interval '${COUNTED_DAYS} days'
    and answer.created_at <= asked.created_at + interval '${ANSWERED_DAYS} days'`

/** Within how many hours the specialist has answered half of the messages, over all conversations; null if few. */
export async function selectAnswerHours(db: Queryable, specialistId: number): Promise<number | null> {
  const [{ count, hours } = { count: 0, hours: null }] = await db.rows<{ count: number; hours: number | null }>(
    answersSql,
    { specialistId },
  )
  return hours === null || count < ENOUGH ? null : Math.max(1, hours)
}
