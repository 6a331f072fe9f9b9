import type { Image } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id } from '../platform/database/columns.ts'

const locale = () => text().$type<Locale>().notNull()

/** `formats` are the widths in which the picture exists; `alternativeText` is in the row's `locale`. */
export const images = pgTable(
  'images',
  {
    id: id(),
    slug: text().notNull(),
    locale: locale(),
    url: text().notNull(),
    alternativeText: text('alternative_text').notNull(),
    name: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    formats: jsonb().$type<Image['formats']>().notNull(),
  },
  (table) => [unique('images_slug_locale').on(table.slug, table.locale)],
)

/** A film is a folder under films/ in the media folder: playlists, segments, captions. */
export const films = pgTable('films', {
  id: id(),
  folder: text().notNull().unique(),
  duration: numeric({ mode: 'number' }).notNull(),
})
