import { and, eq, gte, sql } from 'drizzle-orm'
import { addDays, type Queryable } from '../../platform/index.ts'
import { gentleTrainings, paths, planStates } from './pathTables.ts'

type NewState = { userId: number; mode: 'gentle' | 'paused'; from: string; until: string }

/** Whether the specialist leaves this to the member. */
export async function isAllowed(db: Queryable, { userId, mode }: Pick<NewState, 'userId' | 'mode'>): Promise<boolean> {
  const allowsPause = and(eq(paths.userId, userId), eq(paths.allowsPause, true))
  return mode === 'paused'
    ? (await db.orm.$count(paths, allowsPause)) > 0
    : (await db.orm.$count(gentleTrainings, eq(gentleTrainings.userId, userId))) > 0
}

/** Replaces what runs on the first day or later. False if that is the same state already. */
export async function writeState(tx: Queryable, { userId, mode, from, until }: NewState): Promise<boolean> {
  const [running] = await tx.orm
    .select({ mode: planStates.mode, from: planStates.fromDay, until: planStates.untilDay })
    .from(planStates)
    .where(and(eq(planStates.userId, userId), gte(planStates.untilDay, from)))
  if (running?.mode === mode && running.until === until && running.from <= from) return false
  await endState(tx, userId, from)
  await tx.orm.insert(planStates).values({ userId, mode, fromDay: from, untilDay: until })
  return true
}

/** Ends the running state on the day before `day`; one that begins on it or later is deleted. False if there is none. */
export async function endState(tx: Queryable, userId: number, day: string): Promise<boolean> {
  const running = and(eq(planStates.userId, userId), gte(planStates.untilDay, day))
  const deleted = await tx.orm
    .delete(planStates)
    .where(and(running, gte(planStates.fromDay, day)))
    .returning({ id: planStates.id })
  const ended = await tx.orm
    .update(planStates)
    .set({ untilDay: sql`${addDays(day, -1)}::date` })
    .where(running)
    .returning({ id: planStates.id })
  return deleted.length + ended.length > 0
}
