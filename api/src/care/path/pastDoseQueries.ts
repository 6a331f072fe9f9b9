import type { Queryable } from '../../platform/index.ts'

const keepSql = `
  insert into past_doses (user_id, program, dose, added_at, from_at, until_at)
  select listed.user_id, listed.program, listed.dose, listed.added_at, greatest(listed.added_at, (
    select max(past.until_at) from past_doses past
    where past.user_id = listed.user_id and past.program = listed.program)), now()
  from path_trainings listed
  where listed.user_id = $userId and listed.removed_at is null
    and listed.program = any (string_to_array($programs, ','))`

/** Keeps what the path asks of these programs until now, before their doses change or they are removed. */
export async function keepPastDoses(tx: Queryable, userId: number, programs: string[]): Promise<void> {
  if (programs.length > 0) await tx.rows(keepSql, { userId, programs: programs.join() })
}

/** A program that its member has just removed comes back, as if it had never left. Called before it is back. */
export async function dropPastDose(tx: Queryable, userId: number, program: string): Promise<void> {
  await tx.rows(
    `delete from past_doses past using path_trainings listed
    where past.user_id = $userId and past.program = $program and listed.user_id = past.user_id
      and listed.program = past.program and past.until_at = listed.removed_at`,
    { userId, program },
  )
}
