import type { Goal } from '@kinora/contracts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Orm, Rows } from '../database/database.ts'
import { isoSql } from '../database/isoSql.ts'
import { users } from '../identity/identityTables.ts'
import { goals, goalScores } from './stateTables.ts'

type Which = { userId: number; id: number }

const goalSql = `
  select goal.id, goal.text, ${isoSql('goal.created_at')} as "createdAt", (
    select coalesce(jsonb_agg(jsonb_build_object('day', given.day, 'score', given.score) order by given.day), '[]')
    from goal_scores given where given.goal_id = goal.id and given.user_id = goal.user_id
  ) as scores
  from goals goal where goal.user_id = $1`

/** The user's open goals, the oldest first. */
export const selectGoals = ({ rows }: { rows: Rows }, userId: number): Promise<Goal[]> =>
  rows<Goal>(`${goalSql} and goal.ended_at is null order by goal.id`, [userId])

/** @throws if the goal is not the user's */
export async function selectGoal(rows: Rows, { userId, id }: Which): Promise<Goal> {
  const [goal] = await rows<Goal>(`${goalSql} and goal.id = $2`, [userId, id])
  if (!goal) throw new Error('A goal was not written')
  return goal
}

/** Until the transaction ends, other requests of the user wait here. Rows that refer to the user can be inserted. */
export async function lockUser(tx: Orm, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export const countOpen = (tx: Orm, userId: number): Promise<number> =>
  tx.$count(goals, and(eq(goals.userId, userId), isNull(goals.endedAt)))

/** The id of the goal that an earlier request with this idempotency key has written. */
export async function selectWritten(tx: Orm, userId: number, key: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: goals.id })
    .from(goals)
    .where(and(eq(goals.userId, userId), eq(goals.writeId, key)))
  return found?.id
}

export async function insertGoal(tx: Orm, row: typeof goals.$inferInsert): Promise<number> {
  const [written] = await tx.insert(goals).values(row).returning({ id: goals.id })
  if (!written) throw new Error('A goal was not written')
  return written.id
}

const openGoal = ({ userId, id }: Which) => and(eq(goals.id, id), eq(goals.userId, userId), isNull(goals.endedAt))

export const isOpen = async (tx: Orm, which: Which): Promise<boolean> => (await tx.$count(goals, openGoal(which))) > 0

/** False if there is no such open goal, or it is another user's. */
export async function writeText(tx: Orm, which: Which, text: string): Promise<boolean> {
  const written = await tx.update(goals).set({ text }).where(openGoal(which)).returning({ id: goals.id })
  return written.length > 0
}

/** The day's score, which replaces another one. The user's row is locked, so there is no concurrent write. */
export async function writeScore(tx: Orm, { userId, id }: Which, day: string, score: number): Promise<void> {
  const updated = await tx
    .update(goalScores)
    .set({ score })
    .where(and(eq(goalScores.goalId, id), eq(goalScores.userId, userId), eq(goalScores.day, day)))
    .returning({ day: goalScores.day })
  if (updated.length === 0) await tx.insert(goalScores).values({ goalId: id, userId, day, score })
}

/** Ends a goal and keeps its scores. `undefined`: it is not the user's; false: it had ended before. */
export async function endGoal(tx: Orm, which: Which): Promise<boolean | undefined> {
  const ended = await tx
    .update(goals)
    .set({ endedAt: sql`now()` })
    .where(openGoal(which))
    .returning({ id: goals.id })
  if (ended.length > 0) return true
  const isOwn = (await tx.$count(goals, and(eq(goals.id, which.id), eq(goals.userId, which.userId)))) > 0
  return isOwn ? false : undefined
}
