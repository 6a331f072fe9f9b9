import type { Database } from '../database.ts'
import { openEmbedded } from './openEmbedded.ts'
import type { Owners } from '../requireOwner.ts'
import { openPostgres } from './openPostgres.ts'
import { prepareDatabase } from './prepareDatabase.ts'

type Place = { databaseUrl: string | undefined; dataFolder: string }

/** Opens the configured database and migrates it. Its content comes from the commands in api/imports. */
export async function openDatabase({ databaseUrl, dataFolder }: Place, owners: Owners): Promise<Database> {
  const db = databaseUrl ? openPostgres(databaseUrl, owners) : await openEmbedded(dataFolder, owners)
  await prepareDatabase(db)
  return db
}
