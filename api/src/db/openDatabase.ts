import * as demo from '@kinora/demo'
import type { Config } from '../config.ts'
import { hashPassword } from '../plugins/passwords.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './openEmbedded.ts'
import { openPostgres } from './openPostgres.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import { seedPractice } from './seedPractice.ts'

const warsawDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' })

/** The database of the config, migrated and seeded with the demo's content; with its people too if they get a password. */
export async function openDatabase({ databaseUrl, dataFolder, mediaFolder, demoPassword }: Config): Promise<Database> {
  const db = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataFolder)
  await prepareDatabase(db, { ...demo, mediaFolder })
  if (demoPassword) {
    const made = demo.practice({ today: warsawDay.format(), programs: demo.programs })
    const passwordHash = await hashPassword(demoPassword)
    await db.alone(({ transaction }) => seedPractice(transaction, made, passwordHash))
  }
  return db
}
