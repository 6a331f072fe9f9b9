import type { Practice } from '@kinora/demo'
import { pathTemplates, pathTemplateVersions } from '../../src/schema.ts'
import type { Orm } from '../../src/database/database.ts'
import { doseOf } from './importPaths.ts'
import type { IdsByKey } from './idsByKey.ts'

/** Imports the templates of paths that specialists keep. */
export async function importTemplates(tx: Orm, made: Practice, ids: IdsByKey): Promise<void> {
  for (const { specialist, name, note, trainings, gentle, madeAt } of made.templates) {
    const userId = ids.get(specialist)
    if (userId === undefined) continue
    const createdAt = new Date(madeAt)
    const [template] = await tx.insert(pathTemplates).values({ userId, createdAt }).returning({ id: pathTemplates.id })
    if (!template) throw new Error('A template was not written')
    const items = trainings.map(({ program, timesAWeek, dose }) => ({ program, dose: doseOf(timesAWeek, dose) }))
    await tx
      .insert(pathTemplateVersions)
      .values({ userId, templateId: template.id, version: 1, name, note, items, gentle, createdAt })
  }
}
