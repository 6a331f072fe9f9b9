import type { Locale } from '@kinora/limits'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../platform/database/columns.ts'

/** What a partner offers. `picture` is the slug of its images, if it has any; `description` is Markdown. */
export const referItems = pgTable('refer_items', {
  id: id(),
  key: text().notNull().unique(),
  position: integer().notNull(),
  picture: text(),
  words: jsonb()
    .$type<
      Record<
        Locale,
        {
          title: string
          description: string
          handBookUrl: string | null
          buttonUrl: string
          buttonText: string
        }
      >
    >()
    .notNull(),
})
