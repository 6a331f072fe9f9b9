import type { Choice, DemoProgram, ProgramFacts } from '@kinora/demo'
import { LOCALES } from '@kinora/limits'
import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Orm, Transaction } from './database.ts'
import { fresh } from './fresh.ts'
import { posterOf } from './posterOf.ts'
import { type OfferContent, offerRows, writeOffers } from './seedOffers.ts'
import { categories, contentState, films, images, levels, moreLikeThis, programLevels, programs } from './tables.ts'

export type SeedContent = OfferContent & {
  categories: Choice<string>[]
  levels: Choice<string>[]
  programs: DemoProgram[]
  /** By slug. */
  facts: Record<string, ProgramFacts>
  mediaFolder: string
}

/**
 * Brings the demo's programs into the database when it has none or others. Ids stay with (slug, locale) and with the
 * keys of categories and levels. Programs that the demo no longer has go, and the categories that this leaves empty; all
 * others are left alone. What is sold and shown beside them comes along.
 */
export async function seed(transaction: Transaction, content: SeedContent): Promise<void> {
  const rows = { ...rowsOf(content), offers: offerRows(content) }
  const seedDigest = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  await transaction(async (tx) => {
    const same = await tx.select().from(contentState).where(eq(contentState.seedDigest, seedDigest))
    if (same.length > 0) return
    await write(tx, rows)
    await writeOffers(tx, rows.offers)
    await tx.update(contentState).set({ seedDigest, version: sql`${contentState.version} + 1` })
    await tx.execute(sql`select pg_notify('content', '')`)
  })
}

type Rows = ReturnType<typeof rowsOf>

function rowsOf({ categories, levels, programs, facts, mediaFolder }: SeedContent) {
  const choice = ({ key, order, name }: Choice<string>) => ({ key, position: order, names: name })
  return {
    categories: categories.map(choice),
    levels: levels.map(choice),
    films: programs.flatMap(({ film, durationSeconds }) => film ? [{ folder: film, duration: durationSeconds }] : []),
    programs: programs.flatMap((program, position) => LOCALES.map((locale) => {
      const { publishedAt, ...worksFor } = factsOf(facts, program)
      const { transcription, posterAlt: _, ...words } = program.words[locale]
      return {
        keys: { category: program.category, levels: program.levels, film: program.film, others: program.moreLikeThis },
        image: { slug: program.slug, locale, ...posterOf(program, locale, mediaFolder) },
        row: {
          ...words,
          ...worksFor,
          publishedAt: new Date(publishedAt),
          slug: program.slug,
          locale,
          position,
          duration: program.durationSeconds,
          isExample: program.isExample,
          transcription: transcription.length > 0 ? transcription.join('\n\n') : null,
          isDemo: true,
        },
      }
    })),
  }
}

function factsOf(facts: SeedContent['facts'], { slug }: DemoProgram) {
  const known = facts[slug]
  if (!known) throw new Error(`The demo has no facts about "${slug}"`)
  return known
}

async function write(tx: Orm, rows: Rows) {
  const filledBefore = await tx.selectDistinct({ id: programs.categoryId }).from(programs).where(eq(programs.isDemo, true))
  const categoryIds = idsBy('key', await tx.insert(categories).values(rows.categories)
    .onConflictDoUpdate({ target: categories.key, set: fresh(categories) }).returning())
  const levelIds = idsBy('key', await tx.insert(levels).values(rows.levels)
    .onConflictDoUpdate({ target: levels.key, set: fresh(levels) }).returning())
  const filmIds = idsBy('folder', rows.films.length === 0 ? [] : await tx.insert(films).values(rows.films)
    .onConflictDoUpdate({ target: films.folder, set: fresh(films) }).returning())
  const imageRows = await tx.insert(images).values(rows.programs.map(({ image }) => image))
    .onConflictDoUpdate({ target: [images.slug, images.locale], set: fresh(images) }).returning()
  const imageIds = new Map(imageRows.map(({ slug, locale, id }) => [`${slug} ${locale}`, id]))

  const written = await tx.insert(programs).values(rows.programs.map(({ keys, row }) => ({
    ...row,
    categoryId: of(categoryIds, keys.category),
    filmId: keys.film ? of(filmIds, keys.film) : null,
    imageId: of(imageIds, `${row.slug} ${row.locale}`),
  }))).onConflictDoUpdate({ target: [programs.slug, programs.locale], set: fresh(programs) }).returning()
  const programIds = new Map(written.map(({ slug, locale, id }) => [`${slug} ${locale}`, id]))
  const ids = [...programIds.values()]
  await tx.delete(programs).where(and(programs.isDemo, not(inArray(programs.id, ids))))
  const filled = tx.select({ id: programs.categoryId }).from(programs)
  await tx.delete(categories).where(and(
    inArray(categories.id, filledBefore.map(({ id }) => id)),
    not(inArray(categories.id, filled)),
    not(inArray(categories.key, [...categoryIds.keys()])),
  ))

  const linksOf = <Link>(links: (entry: Rows['programs'][number], programId: number) => Link[]) =>
    rows.programs.flatMap((entry) => links(entry, of(programIds, `${entry.row.slug} ${entry.row.locale}`)))
  await tx.delete(programLevels).where(inArray(programLevels.programId, ids))
  await tx.insert(programLevels).values(linksOf(({ keys }, programId) =>
    keys.levels.map((key) => ({ programId, levelId: of(levelIds, key) }))))
  const others = linksOf(({ keys, row }, programId) =>
    keys.others.map((slug, position) => ({ programId, otherId: of(programIds, `${slug} ${row.locale}`), position })))
  await tx.delete(moreLikeThis).where(inArray(moreLikeThis.programId, ids))
  if (others.length > 0) await tx.insert(moreLikeThis).values(others)
}

function idsBy<Key extends string>(key: Key, rows: (Record<Key, string> & { id: number })[]) {
  return new Map(rows.map((row) => [row[key], row.id]))
}

function of(ids: Map<string, number>, key: string) {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo's content names "${key}", which it does not have`)
  return id
}
