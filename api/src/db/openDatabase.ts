import * as demo from '@kinora/demo'
import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './openEmbedded.ts'
import { openPostgres } from './openPostgres.ts'
import { prepareDatabase } from './prepareDatabase.ts'

/** The database of the config, migrated and seeded with the demo's content. */
export async function openDatabase({ databaseUrl, dataFolder, mediaFolder }: Config): Promise<Database> {
  const db = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataFolder)
  await prepareDatabase(db, { ...demo, mediaFolder })
  return db
}
