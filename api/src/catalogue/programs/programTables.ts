import type { Chapter, Credits } from '@kinora/contracts'
import type { BodyRegion, Equipment, Locale, Position } from '@kinora/limits'
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { id } from '../../platform/database/columns.ts'
import { films, images } from '../../media/mediaTables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const locale = () => text().$type<Locale>().notNull()

/** A category has the same id in every language, so that URLs with filters survive a change of language. */
export const categories = pgTable('categories', {
  id: id(),
  key: text().notNull().unique(),
  position: integer().notNull(),
  names: jsonb().$type<Record<Locale, string>>().notNull(),
})

export const levels = pgTable('levels', {
  id: id(),
  key: text().notNull().unique(),
  position: integer().notNull(),
  names: jsonb().$type<Record<Locale, string>>().notNull(),
})

/** One row for each language of a program, as Strapi has it: localizations share the slug, and each has its own id. */
export const programs = pgTable(
  'programs',
  {
    id: id(),
    slug: text().notNull(),
    locale: locale(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    imageId: integer('image_id')
      .notNull()
      .references(() => images.id),
    filmId: integer('film_id').references(() => films.id),
    position: integer().notNull(),
    duration: integer().notNull(),
    isExample: boolean('is_example').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    /** All positions that the body takes; `equipment` is all that is needed. */
    positions: text().array().$type<Position[]>().notNull(),
    equipment: text().array().$type<Equipment[]>().notNull(),
    bodyRegions: text('body_regions').array().$type<BodyRegion[]>().notNull(),
    isQuiet: boolean('is_quiet').notNull(),
    title: text().notNull(),
    /** Lower case without diacritics; a generated column, so always in step with the title. */
    titleFolded: text('title_folded')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`folded(title)`),
    summary: text().notNull(),
    description: text().notNull(),
    forWhom: text('for_whom').notNull(),
    whatYouNeed: jsonb('what_you_need').$type<string[]>().notNull(),
    whenNotTo: jsonb('when_not_to').$type<string[]>().notNull(),
    transcription: text(),
    omitTranscription: boolean('omit_transcription').notNull().default(false),
    chapters: jsonb().$type<Chapter[]>().notNull(),
    /** Who made and reviewed it, in the words of this language. */
    credits: jsonb().$type<Credits>(),
    /** The stems by which a search finds it, with weights; `indexPrograms` writes them. */
    search: tsvector()
      .notNull()
      .default(sql`''`),
  },
  (table) => [
    unique('programs_slug_locale').on(table.slug, table.locale),
    index('programs_order').on(table.locale, table.position, table.id),
    index('programs_category').on(table.categoryId),
    index('programs_search').using('gin', table.search),
    // A program without positions would pass every filter by position.
    check('programs_positions', sql`cardinality(${table.positions}) > 0`),
  ],
)

/**
 * The rating of a program, in all its languages: the average of the latest stars of everybody who has confirmed their
 * address and done the program, from three people on. Triggers on stars, trainings and confirmed addresses maintain it,
 * also when an account is erased (migrations 0005, 0032).
 */
export const programRatings = pgTable('program_ratings', {
  program: text().primaryKey(),
  average: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
  count: integer().notNull(),
})

export const programLevels = pgTable(
  'program_levels',
  {
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    levelId: integer('level_id')
      .notNull()
      .references(() => levels.id),
  },
  (table) => [
    primaryKey({ columns: [table.programId, table.levelId] }),
    index('program_levels_level').on(table.levelId),
  ],
)

export const moreLikeThis = pgTable(
  'more_like_this',
  {
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.programId, table.otherId] }),
    index('more_like_this_other').on(table.otherId),
  ],
)

/** The words of a language that a search knows besides the programs' texts, as content/search has them. */
export const searchWords = pgTable('search_words', {
  locale: locale().primaryKey(),
  ignored: text().notNull(),
  programs: text().notNull(),
  names: jsonb().$type<Record<string, string>>().notNull(),
  synonyms: text().notNull(),
})

/** All stems of `programs.search`, against which typos are held. */
export const programWords = pgTable('program_words', { locale: locale(), word: text().notNull() }, (table) => [
  primaryKey({ columns: [table.locale, table.word] }),
])
