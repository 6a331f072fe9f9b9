import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../src/platform/index.ts'
import {
  categories,
  films,
  giftTemplates,
  images,
  importedContent,
  levels,
  products,
  referItems,
  searchWords,
} from '../../src/app/schema.ts'
import { indexPrograms } from '../../src/catalogue/index.ts'
import { type Content, contentEntries } from './contentEntries.ts'
import { decide, type Left } from './decide.ts'
import type { Entries } from './entry.ts'
import type { Kind } from './kind.ts'
import { programKind } from './programKind.ts'
import { excluded, tableKind } from './tableKind.ts'
import { isDeepStrictEqual } from 'node:util'

/** How many rows were added, changed and removed, and which were left as they are. */
export type ImportReport = { added: number; changed: number; removed: number; left: Left[] }

/** Kinds that others refer to come first. */
const kinds: Kind[] = [
  tableKind(
    'image',
    images,
    ['slug', 'locale'],
    sql`not exists (select from programs where image_id = images.id)
      and not exists (select from gift_templates where picture = images.slug)
      and not exists (select from refer_items where picture = images.slug)`,
  ),
  tableKind('film', films, ['folder'], sql`not exists (select from programs where film_id = films.id)`),
  tableKind('category', categories, ['key'], sql`not exists (select from programs where category_id = categories.id)`),
  tableKind('level', levels, ['key'], sql`not exists (select from program_levels where level_id = levels.id)`),
  programKind,
  tableKind('search words', searchWords, ['locale']),
  tableKind('product', products, ['lookupKey']),
  tableKind('gift template', giftTemplates, ['key']),
  tableKind('partner', referItems, ['key']),
]

/**
 * Imports the content in one transaction; idempotent. A key keeps its id. Rows that somebody changed, deleted or
 * inserted since the last import are left and reported, unless `overwrite`. Table locks exclude other writers
 * meanwhile; readers see the state before the import. Triggers raise the content version.
 */
export function importContent(
  transaction: Transaction,
  content: Content,
  { overwrite = false } = {},
): Promise<ImportReport> {
  const entries = contentEntries(content)
  return transaction(async (tx) => {
    await tx.rows(`lock table imported_content, images, films, categories, levels, programs, program_levels,
      more_like_this, search_words, products, gift_templates, refer_items in share row exclusive mode`)
    const report: ImportReport = { added: 0, changed: 0, removed: 0, left: [] }
    const later: (() => Promise<void>)[] = []
    for (const kind of kinds) {
      const of = { content: entries[kind.name] as Entries, imported: await readImported(tx, kind.name) }
      const { add, change, remove, note, forget, left } = decide(
        { kind: kind.name, ...of, current: await kind.read(tx) },
        overwrite,
      )
      const written = pick(of.content, [...add, ...change])
      if (written.size > 0) await kind.write(tx, written)
      await writeImported(tx, kind.name, new Map([...written, ...pick(of.content, note)]), of.imported)
      await forgetImported(tx, kind.name, forget)
      report.added += add.length
      report.changed += change.length
      report.left.push(...left)
      if (remove.length === 0) continue
      later.unshift(async () => {
        const removed = await kind.remove(tx, remove)
        await forgetImported(tx, kind.name, removed)
        report.removed += removed.length
        const used = remove.filter((key) => !removed.includes(key))
        report.left.push(...used.map((key): Left => ({ kind: kind.name, key, why: 'used', columns: [] })))
      })
    }
    for (const removal of later) await removal()
    await indexPrograms(tx)
    return report
  })
}

const pick = (entries: Entries, keys: string[]): Entries => new Map([...entries].filter(([key]) => keys.includes(key)))

async function readImported(tx: Queryable, kind: string): Promise<Entries> {
  const rows = await tx.orm.select().from(importedContent).where(eq(importedContent.kind, kind))
  return new Map(rows.map(({ key, entry }) => [key, entry]))
}

async function writeImported(tx: Queryable, kind: string, entries: Entries, imported: Entries) {
  const values = [...entries]
    .filter(([key, entry]) => !isDeepStrictEqual(entry, imported.get(key)))
    .map(([key, entry]) => ({ kind, key, entry }))
  if (values.length === 0) return
  await tx.orm
    .insert(importedContent)
    .values(values)
    .onConflictDoUpdate({
      target: [importedContent.kind, importedContent.key],
      set: excluded(importedContent, ['entry']),
    })
}

async function forgetImported(tx: Queryable, kind: string, keys: string[]) {
  if (keys.length === 0) return
  await tx.orm.delete(importedContent).where(and(eq(importedContent.kind, kind), inArray(importedContent.key, keys)))
}
