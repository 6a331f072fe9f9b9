import type { Database } from '../database/database.ts'
import { acrossOwners } from '../database/requireOwner.ts'

/** The folder of a program's film; undefined if there is none, or the link's session or its user's plan has ended. */
export async function selectLinkedFilm(
  db: Database,
  programId: number,
  sessionId: number,
): Promise<string | undefined> {
  const [film] = await db.rows<{ folder: string }>(
    `
    select f.folder from programs p join films f on f.id = p.film_id
    where p.id = $1 and ($2 = 0 or exists (
      select from sessions as session join subscriptions as plan on plan.user_id = session.user_id
      where session.id = $2 and session.expires_at > now() and plan.starts_at <= now() and plan.ends_at > now()
        and ${acrossOwners('the signed link names the session')}))`,
    [programId, sessionId],
  )
  return film?.folder
}
