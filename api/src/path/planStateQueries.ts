import { and, eq, gte, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { addDays } from '../days/index.ts'
import { gentleTrainings, paths, planStates } from './pathTables.ts'

type NewState = { userId: number; mode: 'gentle' | 'paused'; day: string; until: string }

/** Whether the specialist leaves this to the member. */
export async function isAllowed(tx: Orm, { userId, mode }: Pick<NewState, 'userId' | 'mode'>): Promise<boolean> {
  const allowsPause = and(eq(paths.userId, userId), eq(paths.allowsPause, true))
  return mode === 'paused'
    ? (await tx.$count(paths, allowsPause)) > 0
    : (await tx.$count(gentleTrainings, eq(gentleTrainings.userId, userId))) > 0
}

/** Replaces the running state. False if it is the same one already. */
export async function writeState(tx: Orm, { userId, mode, day, until }: NewState): Promise<boolean> {
  const [running] = await tx
    .select({ mode: planStates.mode, until: planStates.untilDay })
    .from(planStates)
    .where(and(eq(planStates.userId, userId), gte(planStates.untilDay, day)))
  if (running?.mode === mode && running.until === until) return false
  await endState(tx, userId, day)
  await tx.insert(planStates).values({ userId, mode, fromDay: day, untilDay: until })
  return true
}

/** Ends the running state yesterday; one that began today is deleted. False if there is none. */
export async function endState(tx: Orm, userId: number, day: string): Promise<boolean> {
  const running = and(eq(planStates.userId, userId), gte(planStates.untilDay, day))
  const deleted = await tx
    .delete(planStates)
    .where(and(running, gte(planStates.fromDay, day)))
    .returning({ id: planStates.id })
  const ended = await tx
    .update(planStates)
    .set({ untilDay: sql`${addDays(day, -1)}::date` })
    .where(running)
    .returning({ id: planStates.id })
  return deleted.length + ended.length > 0
}
