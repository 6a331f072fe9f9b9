import { sql } from 'drizzle-orm'
import type { Program } from '@kinora/content'
import type { Practice } from '@kinora/demo'
import { acrossOwners, CannotStart, type Queryable, type Transaction } from '../../src/platform/index.ts'
import { contentState, pathTemplates, pathTemplateVersions, users } from '../../src/app/schema.ts'
import type { IdsByKey } from './idsByKey.ts'
import { importActivity } from './importActivity.ts'
import { importMessages } from './importMessages.ts'
import { doseOf, importPaths } from './importPaths.ts'
import { importPeople } from './importPeople.ts'
import { importState } from './importState.ts'

type Demo = {
  made: Practice
  /** The catalogue, for the titles that messages name. */
  programs: Program[]
  /** Of the two accounts that visitors sign in with; each import sets it again. */
  passwordHash: string
  isProduction: boolean
}

/**
 * Imports the demo's people and their data. People who are in the database already stay as they are. The first import
 * marks the database as a demo.
 * @throws CannotStart for a database that is not marked, in production or where people have registered
 */
export function importDemo(transaction: Transaction, demo: Demo): Promise<void> {
  const { made, programs, passwordHash, isProduction } = demo
  return transaction(async (tx) => {
    await markAsDemo(tx, isProduction)
    const ids = await importPeople(tx, made, passwordHash)
    if (ids.size === 0) return
    await importActivity(tx, made, ids)
    await importState(tx, made, ids)
    await importPaths(tx, made, ids)
    await importTemplates(tx, made, ids)
    await importMessages(tx, made, ids, programs)
  })
}

async function markAsDemo(tx: Queryable, isProduction: boolean) {
  const [state] = await tx.orm.select({ isDemo: contentState.isDemo }).from(contentState)
  if (state?.isDemo) return
  if (isProduction) throw new CannotStart('The demo is not for production: it brings people who never existed.')
  const people = await tx.orm
    .select({ id: users.id })
    .from(users)
    .where(sql.raw(acrossOwners('whether any user exists')))
    .limit(1)
  if (people.length > 0) {
    throw new CannotStart(
      'People have registered in this database, and it is no demo: invented people would mix with them.',
    )
  }
  await tx.orm.update(contentState).set({ isDemo: true })
}

/** Imports the templates of paths that specialists keep. */
async function importTemplates(tx: Queryable, made: Practice, ids: IdsByKey): Promise<void> {
  for (const { specialist, name, note, trainings, gentle, madeAt } of made.templates) {
    const userId = ids.get(specialist)
    if (userId === undefined) continue
    const createdAt = new Date(madeAt)
    const [template] = await tx.orm
      .insert(pathTemplates)
      .values({ userId, createdAt })
      .returning({ id: pathTemplates.id })
    if (!template) throw new Error('A template was not written')
    const items = trainings.map(({ program, timesAWeek, dose }) => ({ program, dose: doseOf(timesAWeek, dose) }))
    await tx.orm
      .insert(pathTemplateVersions)
      .values({ userId, templateId: template.id, version: 1, name, note, items, gentle, createdAt })
  }
}
