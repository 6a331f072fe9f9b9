import type { Locale } from '@kinora/limits'
import type { Database } from '../database/database.ts'

type Owner = { locale: Locale; timeZone: string }

export async function selectOwner(db: Database, userId: number): Promise<Owner | undefined> {
  const [owner] = await db.rows<Owner>('select locale, time_zone as "timeZone" from users where id = $1', [userId])
  return owner
}
