import type { Goal } from '@kinora/contracts'
import { GOAL_SCORES_SHOWN } from '@kinora/limits'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { isoSql, type Queryable } from '../../platform/index.ts'
import { users } from '../../identity/index.ts'
import { goals, goalScores } from './stateTables.ts'

type Key = { userId: number; id: number }

const goalSql = `
  select goal.id, goal.text, ${isoSql('goal.created_at')} as "createdAt", (
    select coalesce(jsonb_agg(jsonb_build_object('day', given.day, 'score', given.score) order by given.day), '[]') from (
      (select day, score from goal_scores where goal_id = goal.id and user_id = goal.user_id order by day limit 1)
      union
      (select day, score from goal_scores where goal_id = goal.id and user_id = goal.user_id order by day desc limit ${GOAL_SCORES_SHOWN})
    ) as given
  ) as scores
  from goals goal where goal.user_id = $userId`

/** The user's open goals, the oldest first. */
export const selectGoals = (db: Queryable, userId: number): Promise<Goal[]> =>
  db.rows<Goal>(`${goalSql} and goal.ended_at is null order by goal.id`, { userId })

/** @throws if the goal is not the user's */
export async function selectGoal(db: Queryable, { userId, id }: Key): Promise<Goal> {
  const [goal] = await db.rows<Goal>(`${goalSql} and goal.id = $id`, { userId, id })
  if (!goal) throw new Error('A goal was not written')
  return goal
}

/** Until the transaction ends, other requests of the user wait here. Rows that refer to the user can be inserted. */
export async function lockUser(tx: Queryable, userId: number): Promise<void> {
  await tx.orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export const countOpen = (db: Queryable, userId: number): Promise<number> =>
  db.orm.$count(goals, and(eq(goals.userId, userId), isNull(goals.endedAt)))

/** The id of the goal that an earlier request with this idempotency key has written. */
export async function selectWritten(db: Queryable, userId: number, key: string): Promise<number | undefined> {
  const [row] = await db.orm
    .select({ id: goals.id })
    .from(goals)
    .where(and(eq(goals.userId, userId), eq(goals.writeId, key)))
  return row?.id
}

export async function insertGoal(tx: Queryable, row: typeof goals.$inferInsert): Promise<number> {
  const [written] = await tx.orm.insert(goals).values(row).returning({ id: goals.id })
  if (!written) throw new Error('A goal was not written')
  return written.id
}

const openGoal = ({ userId, id }: Key) => and(eq(goals.id, id), eq(goals.userId, userId), isNull(goals.endedAt))

export const isOpen = async (db: Queryable, key: Key): Promise<boolean> =>
  (await db.orm.$count(goals, openGoal(key))) > 0

/** False if there is no such open goal, or it is another user's. */
export async function writeText(tx: Queryable, key: Key, text: string): Promise<boolean> {
  const written = await tx.orm.update(goals).set({ text }).where(openGoal(key)).returning({ id: goals.id })
  return written.length > 0
}

/** The day's score, which replaces another one. The user's row is locked, so there is no concurrent write. */
export async function writeScore(tx: Queryable, { userId, id }: Key, day: string, score: number): Promise<void> {
  const updated = await tx.orm
    .update(goalScores)
    .set({ score })
    .where(and(eq(goalScores.goalId, id), eq(goalScores.userId, userId), eq(goalScores.day, day)))
    .returning({ day: goalScores.day })
  if (updated.length === 0) await tx.orm.insert(goalScores).values({ goalId: id, userId, day, score })
}

/** Ends a goal and keeps its scores. `undefined`: it is not the user's; false: it had ended before. */
export async function endGoal(tx: Queryable, key: Key): Promise<boolean | undefined> {
  const ended = await tx.orm
    .update(goals)
    .set({ endedAt: sql`now()` })
    .where(openGoal(key))
    .returning({ id: goals.id })
  if (ended.length > 0) return true
  const isOwn = (await tx.orm.$count(goals, and(eq(goals.id, key.id), eq(goals.userId, key.userId)))) > 0
  return isOwn ? false : undefined
}
