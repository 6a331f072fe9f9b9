import type { Content } from '../imports/content/contentEntries.ts'
import { importContent, type ImportReport } from '../imports/content/importContent.ts'
import type { Database } from '../src/database/database.ts'
import { prepareDatabase } from '../src/database/prepareDatabase.ts'

/** Migrates the database and imports the content, like `npm run content`. */
export async function fillDatabase(
  db: Database,
  content: Content,
  options: { overwrite?: boolean } = {},
): Promise<ImportReport> {
  await prepareDatabase(db)
  let report: ImportReport | undefined
  await db.alone(async ({ transaction }) => void (report = await importContent(transaction, content, options)))
  return report as ImportReport
}
