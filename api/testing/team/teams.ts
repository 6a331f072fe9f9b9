import type { FastifyInstance } from 'fastify'
import { teamMembers } from '../../src/team/membership/teamTables.ts'
import { addCaller } from '../caller.ts'

export type TeamCaller = Awaited<ReturnType<typeof addCaller>>

let people = 0

/** Adds a member and their specialist, who reads English unless said otherwise. */
export async function addTeam(app: FastifyInstance, locale: 'pl' | 'en' = 'en') {
  const number = ++people
  const specialist = await addCaller(app, {
    email: `specialist.of.team${number}@kinora.example`,
    role: 'specialist',
    locale,
  })
  const member = await addCaller(app, { email: `member.of.team${number}@kinora.example` })
  await app.db.orm.insert(teamMembers).values({ memberId: member.userId, specialistId: specialist.userId })
  return { member, specialist }
}
