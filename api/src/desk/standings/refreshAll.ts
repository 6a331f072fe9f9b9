import { acrossOwners, type Database, type Queryable } from '../../platform/index.ts'
import { refreshStandings } from './refreshStandings.ts'

const OF_ANYONE = acrossOwners('standings of all teams are kept')

const oldTeamsSql = `
  select specialist_id as id from standings where expires_at <= now() and ${OF_ANYONE}
  union select specialist_id from standing_changes`

/** Computes what does not count any more, team by team, so that nobody's first look of the day waits for it. */
export async function refreshAll(db: Database, signal: AbortSignal): Promise<void> {
  for (const { id } of await db.rows<{ id: number }>(oldTeamsSql)) {
    if (signal.aborted) return // the next run goes on
    await refreshStandings(db, id)
  }
}

/** Gives every member of a team the row that a trigger should have added. Returns how many had none. */
export const addMissing = async (db: Queryable): Promise<number> =>
  (
    await db.rows(`
      insert into standings (member_id, specialist_id)
      select team.member_id, team.specialist_id from team_members team
      where ${OF_ANYONE} and not exists (select from standings standing where standing.member_id = team.member_id)
      on conflict (member_id) do nothing returning 1`)
  ).length

/** Lets all standings be computed anew, whatever they say. Returns how many there are. */
export async function renewAll(db: Queryable): Promise<number> {
  await addMissing(db)
  const [renewed] = await db.rows<{ members: number }>(`
    with renewed as (
      insert into standing_changes (member_id, specialist_id)
      select member_id, specialist_id from standings where ${OF_ANYONE} returning 1
    ) select count(*)::int as members from renewed`)
  return renewed?.members ?? 0
}
