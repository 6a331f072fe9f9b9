import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  type Accessed,
  IdParams,
  MemberRecord,
  MemberStats,
  Path,
  PathProgress,
  SubscriptionStatus,
} from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { type TSchema, Type } from 'typebox'
import { readOfMember } from '../access/index.ts'
import type { Orm, Rows } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { readOwnDay } from '../days/index.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { problemResponses } from '../http/problems.ts'
import { callerOf } from '../identity/callers.ts'
import { selectPath, selectProgress, selectStats } from '../path/index.ts'
import { selectPlan } from '../subscriptions/index.ts'

const memberSql = `
  select member.id, member.first_name as "firstName", member.last_name as "lastName", member.email,
    '/media/avatars/' || coalesce(
      (select name || '.webp' from avatars where avatars.user_id = member.id), member.avatar) as "avatarURL",
    ${isoSql('member.created_at')} as "createdAt", ${isoSql('team.since')} as since
  from team_members team join users member on member.id = team.member_id
  where team.member_id = $1`

type Asked = { rows: Rows; tx: Orm; memberId: number; specialistId: number; locale: Locale }
type Part = {
  url: string
  what: Accessed
  summary: string
  schema: TSchema
  read: (asked: Asked) => Promise<unknown>
}

const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()])

/** What a specialist reads of a member of their team. */
const PARTS: Part[] = [
  {
    url: '/members/:id',
    what: 'profile',
    summary: "A member of the caller's team",
    schema: MemberRecord,
    read: ({ rows, memberId }) => selectMember(rows, memberId),
  },
  {
    url: '/members/stats/:id',
    what: 'stats',
    summary: "A member's trainings: in total, on average, and week by week",
    schema: MemberStats,
    read: async ({ rows, tx, memberId }) => selectStats({ rows }, memberId, (await readOwnDay(tx, memberId)).day),
  },
  {
    url: '/members/progress/:id',
    what: 'stats',
    summary: "How much of a member's path was done at least once since it was added",
    schema: PathProgress,
    read: ({ rows, memberId }) => selectProgress({ rows }, memberId),
  },
  {
    url: '/members/path/:id',
    what: 'path',
    summary: "A member's path, or null; favourites are the caller's",
    schema: orNull(Path),
    read: ({ rows, memberId, specialistId, locale }) =>
      selectPath({ rows }, { userId: memberId, readerId: specialistId, locale }),
  },
  {
    url: '/members/subscription/:id',
    what: 'subscription',
    summary: "A member's current plan, otherwise the one that ended last, or null",
    schema: orNull(SubscriptionStatus),
    read: ({ rows, memberId }) => selectPlan({ rows }, memberId),
  },
]

export const readMembers: FastifyPluginAsyncTypebox = async (app) => {
  const config = { policy: { who: 'specialist', whose: 'team' } } as const

  for (const { url, what, summary, schema: data, read } of PARTS) {
    const response = { 200: Type.Object({ data }), ...problemResponses(404) }
    const schema = { summary, params: IdParams, querystring: LocaleQuery, response }
    app.get(url, { schema, config }, async (request) => {
      const [memberId, specialistId] = [request.params.id, callerOf(request).userId]
      const { locale } = request.query
      const access = { actorId: specialistId, memberId, what }
      const found = await readOfMember(app.db, access, (rows, tx) => read({ rows, tx, memberId, specialistId, locale }))
      return { data: found ?? null }
    })
  }
}

/** A member who is in a team. */
async function selectMember(rows: Rows, memberId: number): Promise<MemberRecord> {
  const [member] = await rows<MemberRecord>(memberSql, [memberId])
  if (!member) throw new Error('The member is in no team')
  return member
}
