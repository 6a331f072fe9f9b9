import type { Dose } from '@kinora/contracts'
import type { FastifyInstance } from 'fastify'
import { gentleTrainings, paths, pathTrainings } from '../../src/care/path/pathTables.ts'
import { teamMembers } from '../../src/team/membership/teamTables.ts'
import { doneTrainings } from '../../src/care/training/trainingTables.ts'
import { addCaller } from '../caller.ts'

export const NO_DOSE: Dose = { weekdays: null, daysPerWeek: null, perDayMax: null, text: null, until: null }

type OnPath = { program: string; dose?: Dose | null; addedAt?: Date }
type Care = { items?: OnPath[]; gentle?: string[]; allowsPause?: boolean }

/** Gives a member a path. Programs are slugs of the test content. */
export async function givePath(
  { db: { orm } }: FastifyInstance,
  userId: number,
  { items = [], gentle = [], allowsPause = false }: Care,
): Promise<void> {
  await orm.insert(paths).values({ userId, name: 'Ścieżka', note: 'Bez pośpiechu.', allowsPause })
  if (items.length > 0)
    await orm.insert(pathTrainings).values(
      items.map(({ program, dose = null, addedAt = new Date('2026-01-01T08:00:00Z') }, position) => ({
        userId,
        program,
        position,
        dose,
        addedAt,
      })),
    )
  if (gentle.length > 0)
    await orm.insert(gentleTrainings).values(gentle.map((program, position) => ({ userId, program, position })))
}

/** Writes trainings of a user on these days, at noon. */
export async function addDone({ db: { orm } }: FastifyInstance, userId: number, program: string, days: string[]) {
  if (days.length === 0) return
  const rows = days.map((day) => ({ userId, program, day, createdAt: new Date(`${day}T12:00:00Z`) }))
  await orm.insert(doneTrainings).values(rows)
}

let people = 0

/** A member in the team of a specialist of their own. */
export async function addTeam(app: FastifyInstance) {
  const number = ++people
  const specialist = await addCaller(app, { email: `specialist.${number}@team.example`, role: 'specialist' })
  const member = await addCaller(app, { email: `member.${number}@team.example` })
  await app.db.orm.insert(teamMembers).values({ memberId: member.userId, specialistId: specialist.userId })
  return { member, specialist }
}
