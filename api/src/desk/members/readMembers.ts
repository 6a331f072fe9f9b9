import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Accessed, CALLS, IdParams, type MemberRecord } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { TSchema } from 'typebox'
import { readOfMember } from '../../team/index.ts'
import { isoSql, LocaleQuery, pageOf, problemResponses, type Queryable, ShortListQuery } from '../../platform/index.ts'
import { callerOf, readOwnDay } from '../../identity/index.ts'
import { selectGoals, selectPath, selectProgress, selectStats } from '../../care/index.ts'
import { selectPlan } from '../../money/index.ts'

const memberSql = `
  select member.id, member.first_name as "firstName", member.last_name as "lastName", member.email,
    '/media/avatars/' || coalesce(
      (select name || '.webp' from avatars where avatars.user_id = member.id), member.avatar) as "avatarURL",
    ${isoSql('member.created_at')} as "createdAt", ${isoSql('team.since')} as since
  from team_members team join users member on member.id = team.member_id
  where team.member_id = $memberId`

type MemberQuery = { tx: Queryable; memberId: number; specialistId: number; locale: Locale }
type Part = {
  url: '/members/:id' | `/members/${'stats' | 'progress' | 'path' | 'subscription'}/:id`
  what: Accessed
  summary: string
  read: (query: MemberQuery) => Promise<unknown>
}

/** What a specialist reads of a member of their team. */
const PARTS: Part[] = [
  {
    url: '/members/:id',
    what: 'profile',
    summary: "A member of the caller's team",
    read: ({ tx, memberId }) => selectMember(tx, memberId),
  },
  {
    url: '/members/stats/:id',
    what: 'stats',
    summary: "A member's trainings: in total, on average, and week by week",
    read: async ({ tx, memberId }) => selectStats(tx, memberId, (await readOwnDay(tx, memberId)).day),
  },
  {
    url: '/members/progress/:id',
    what: 'stats',
    summary: "How much of a member's path was done at least once since it was added",
    read: ({ tx, memberId }) => selectProgress(tx, memberId),
  },
  {
    url: '/members/path/:id',
    what: 'path',
    summary: "A member's path, or null; favourites are the caller's",
    read: ({ tx, memberId, specialistId, locale }) =>
      selectPath(tx, { userId: memberId, readerId: specialistId, locale }),
  },
  {
    url: '/members/subscription/:id',
    what: 'subscription',
    summary: "A member's current plan, otherwise the one that ended last, or null",
    read: ({ tx, memberId }) => selectPlan(tx, memberId),
  },
]

export const readMembers: FastifyPluginAsyncTypebox = async (app) => {
  const config = { policy: { who: 'specialist', whose: 'team' } } as const

  for (const { url, what, summary, read } of PARTS) {
    const answer: TSchema = CALLS[`GET ${url}`].answer
    const response = { 200: answer, ...problemResponses(404) }
    const schema = { summary, params: IdParams, querystring: LocaleQuery, response }
    app.get(url, { schema, config }, async (request) => {
      const [memberId, specialistId] = [request.params.id, callerOf(request).userId]
      const { locale } = request.query
      const access = { actorId: specialistId, memberId, what }
      const data = await readOfMember(app.db, access, (tx) => read({ tx, memberId, specialistId, locale }))
      return { data: data ?? null }
    })
  }

  const goals = {
    summary: "A member's open goals with their scores, the oldest first",
    params: IdParams,
    querystring: ShortListQuery,
    response: { 200: CALLS['GET /members/goals/:id'].answer, ...problemResponses(404) },
  }
  app.get('/members/goals/:id', { schema: goals, config }, async (request) => {
    const [memberId, actorId] = [request.params.id, callerOf(request).userId]
    const access = { actorId, memberId, what: 'goals' } as const
    return pageOf(await readOfMember(app.db, access, (tx) => selectGoals(tx, memberId)), request.query.pagination)
  })
}

/** A member who is in a team. */
async function selectMember(db: Queryable, memberId: number): Promise<MemberRecord> {
  const [member] = await db.rows<MemberRecord>(memberSql, { memberId })
  if (!member) throw new Error('The member is in no team')
  return member
}
