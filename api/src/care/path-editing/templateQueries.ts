import type { PathTemplate } from '@kinora/contracts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { ApiProblem, isoSql, notFound, type Queryable, selectPage } from '../../platform/index.ts'
import type { PathContent } from '../path/pathTables.ts'
import { pathTemplates, pathTemplateVersions } from './templateTables.ts'

export type TemplateContent = Omit<PathContent, 'allowsPause' | 'painNote'>
/** A version of a template, with slugs. */
export type FoundTemplate = Omit<PathTemplate, 'items' | 'gentle'> & TemplateContent
type Key = { userId: number; id: number }

const columns = `template.id, made.version, made.name, made.note, made.items, made.gentle,
  ${isoSql('template.created_at')} as "createdAt", ${isoSql('made.created_at')} as "updatedAt"`
const from = `from path_templates template
  join path_template_versions made on made.template_id = template.id and made.user_id = template.user_id
  where template.user_id = $userId`
const list = {
  columns,
  from: `${from} and made.version = template.version`,
  order: 'made.created_at desc, template.id desc',
}

/** The user's templates, the one that was changed last first. */
export const selectTemplates = (db: Queryable, userId: number, page: { page: number; pageSize: number }) =>
  selectPage<FoundTemplate>(db, list, { userId }, page)

/** One version of a template, by default the current one. @throws 404 */
export async function selectTemplate(db: Queryable, { userId, id }: Key, version?: number): Promise<FoundTemplate> {
  const [row] = await db.rows<FoundTemplate>(
    `select ${columns} ${from} and template.id = $id and made.version = coalesce($version::int, template.version)`,
    { userId, id, version: version ?? null },
  )
  if (!row) throw notFound()
  return row
}

/**
 * Writes the first version of a template. Of an idempotency key that was used before, the first template counts.
 * @returns its id
 * @throws 422 `template.usedKey` if that template was another one, 410 `template.deleted` if it was deleted
 */
export async function insertTemplate(
  tx: Queryable,
  { userId, writeId, content }: { userId: number; writeId: string | null; content: TemplateContent },
): Promise<number> {
  const [added] = await tx.orm
    .insert(pathTemplates)
    .values({ userId, writeId })
    .onConflictDoNothing({ target: [pathTemplates.userId, pathTemplates.writeId] })
    .returning({ id: pathTemplates.id })
  if (added) {
    await tx.orm.insert(pathTemplateVersions).values({ userId, templateId: added.id, version: 1, ...content })
    return added.id
  }
  const [first] = await tx.orm
    .select({ id: pathTemplates.id, deletedAt: pathTemplates.deletedAt })
    .from(pathTemplates)
    .where(and(eq(pathTemplates.userId, userId), eq(pathTemplates.writeId, writeId ?? '')))
  if (first?.deletedAt) throw new ApiProblem(410, 'template.deleted')
  if (!first || !isSameTemplate(await selectTemplate(tx, { userId, id: first.id }, 1), content))
    throw new ApiProblem(422, 'template.usedKey')
  return first.id
}

/** Makes a version the current one, in a transaction that holds the template by `lockTemplate`. */
export async function insertVersion(tx: Queryable, { userId, id }: Key, version: number, content: TemplateContent) {
  await tx.orm.insert(pathTemplateVersions).values({ userId, templateId: id, version, ...content })
  await tx.orm
    .update(pathTemplates)
    .set({ version })
    .where(and(eq(pathTemplates.id, id), eq(pathTemplates.userId, userId)))
}

/** Changes of the template wait here until the transaction ends. @throws 404 */
export async function lockTemplate(tx: Queryable, { userId, id }: Key): Promise<void> {
  const locked = await tx.orm
    .select({ id: pathTemplates.id })
    .from(pathTemplates)
    .where(and(eq(pathTemplates.id, id), eq(pathTemplates.userId, userId)))
    .for('update')
  if (locked.length === 0) throw notFound()
}

/** With all its versions; its row stays, so that a late repetition of the write does not bring it back. False if there is none. */
export async function deleteTemplate(tx: Queryable, { userId, id }: Key): Promise<boolean> {
  const deleted = await tx.orm
    .update(pathTemplates)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(pathTemplates.id, id), eq(pathTemplates.userId, userId), isNull(pathTemplates.deletedAt)))
    .returning({ id: pathTemplates.id })
  await tx.orm
    .delete(pathTemplateVersions)
    .where(and(eq(pathTemplateVersions.templateId, id), eq(pathTemplateVersions.userId, userId)))
  return deleted.length > 0
}

export const isSameTemplate = (one: TemplateContent, other: TemplateContent): boolean =>
  isDeepStrictEqual(wordsAndItems(one), wordsAndItems(other))

const wordsAndItems = ({ name, note, items, gentle }: TemplateContent) => ({ name, note, items, gentle })
