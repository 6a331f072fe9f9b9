import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../src/platform/index.ts'
import { categories, films, images, levels, moreLikeThis, programLevels, programs } from '../../src/app/schema.ts'
import { type Entry, plain } from './entry.ts'
import type { Kind } from './kind.ts'
import { excluded } from './tableKind.ts'

/** A program in one language as the content has it: references are keys instead of ids. */
export type ProgramEntry = Omit<typeof programs.$inferInsert, 'categoryId' | 'imageId' | 'filmId'> & {
  category: string
  image: string
  film: string | null
  levels: string[]
  moreLikeThis: string[]
}

const keyOf = ({ slug, locale }: Pick<ProgramEntry, 'slug' | 'locale'>) => `${slug} ${locale}`

const imageKey = sql<string>`concat_ws(' ', ${images.slug}, ${images.locale})`

export const programKind: Kind = {
  name: 'program',

  read: async (tx) => {
    const rows = await tx.orm
      .select({ row: programs, category: categories.key, film: films.folder, image: imageKey })
      .from(programs)
      .innerJoin(categories, eq(categories.id, programs.categoryId))
      .innerJoin(images, eq(images.id, programs.imageId))
      .leftJoin(films, eq(films.id, programs.filmId))
    const levelRows = await tx.orm
      .select({ id: programLevels.programId, key: levels.key })
      .from(programLevels)
      .innerJoin(levels, eq(levels.id, programLevels.levelId))
    const otherRows = await tx.orm
      .select({ id: moreLikeThis.programId, slug: programs.slug })
      .from(moreLikeThis)
      .innerJoin(programs, eq(programs.id, moreLikeThis.otherId))
      .orderBy(moreLikeThis.position)
    const levelsOf = Map.groupBy(levelRows, ({ id }) => id)
    const othersOf = Map.groupBy(otherRows, ({ id }) => id)
    return new Map(
      rows.map(({ row, ...keys }) => [
        keyOf(row),
        plain({
          ...row,
          ...keys,
          levels: (levelsOf.get(row.id) ?? []).map(({ key }) => key).toSorted(),
          moreLikeThis: (othersOf.get(row.id) ?? []).map(({ slug }) => slug),
        }),
      ]),
    )
  },

  write: async (tx, entries) => {
    const programEntries = [...entries.values()] as ProgramEntry[]
    const ids = {
      category: idsBy('category', await tx.orm.select({ id: categories.id, key: categories.key }).from(categories)),
      level: idsBy('level', await tx.orm.select({ id: levels.id, key: levels.key }).from(levels)),
      film: idsBy('film', await tx.orm.select({ id: films.id, key: films.folder }).from(films)),
      image: idsBy('image', await tx.orm.select({ id: images.id, key: imageKey }).from(images)),
    }
    const rows = programEntries.map(({ category, image, film, levels: _, moreLikeThis: __, ...row }) => ({
      ...row,
      publishedAt: new Date(row.publishedAt as unknown as string),
      categoryId: ids.category(category),
      imageId: ids.image(image),
      filmId: film === null ? null : ids.film(film),
    }))
    const set = excluded(programs, Object.keys(rows[0] ?? {}))
    await tx.orm
      .insert(programs)
      .values(rows)
      .onConflictDoUpdate({ target: [programs.slug, programs.locale], set })
    await writeLinks(tx, programEntries, ids.level)
  },

  remove: async (tx, keys) => {
    const key = sql<string>`concat_ws(' ', ${programs.slug}, ${programs.locale})`
    const removed = await tx.orm.delete(programs).where(inArray(key, keys)).returning({ key })
    return removed.map((row) => row.key)
  },
}

/** Replaces the levels and the "more like this" links; links to programs that do not exist are dropped. */
async function writeLinks(tx: Queryable, programEntries: ProgramEntry[], levelId: (key: string) => number) {
  const there = await tx.orm.select({ id: programs.id, slug: programs.slug, locale: programs.locale }).from(programs)
  const programIds = new Map(there.map((row) => [keyOf(row), row.id]))
  const linksOf = <Link>(links: (entry: ProgramEntry, programId: number) => Link[]) =>
    programEntries.flatMap((entry) => links(entry, programIds.get(keyOf(entry)) as number))
  const written = programEntries.map((entry) => programIds.get(keyOf(entry)) as number)

  await tx.orm.delete(programLevels).where(inArray(programLevels.programId, written))
  const ofLevels = linksOf((entry, programId) => entry.levels.map((key) => ({ programId, levelId: levelId(key) })))
  if (ofLevels.length > 0) await tx.orm.insert(programLevels).values(ofLevels)

  await tx.orm.delete(moreLikeThis).where(inArray(moreLikeThis.programId, written))
  const others = linksOf(({ moreLikeThis: slugs, locale }, programId) =>
    slugs.flatMap((slug, position) => {
      const otherId = programIds.get(keyOf({ slug, locale }))
      return otherId === undefined ? [] : [{ programId, otherId, position }]
    }),
  )
  if (others.length > 0) await tx.orm.insert(moreLikeThis).values(others)
}

function idsBy(what: string, rows: (Entry & { id: number; key: string })[]) {
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  return (key: string) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`A program of the content needs the ${what} "${key}", which was deleted`)
    return id
  }
}
