import type { ProductKind } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../platform/database/columns.ts'

/** Products and gift templates. A row has all languages, so its id is the same in each. */

type InEach<Words> = Record<Locale, Words>
const position = () => integer().notNull()

/** `lookupKey` is the name by which orders and the payment provider know it; `amount` is in grosze. */
export const products = pgTable('products', {
  id: id(),
  lookupKey: text('lookup_key').notNull().unique(),
  kind: text().$type<ProductKind>().notNull(),
  position: position(),
  months: integer().notNull(),
  amount: integer().notNull(),
  isMostChosen: boolean('is_most_chosen').notNull(),
  words: jsonb().$type<InEach<{ name: string; title: string; options: string[] }>>().notNull(),
})

/** `picture` is the slug of its images. */
export const giftTemplates = pgTable('gift_templates', {
  id: id(),
  key: text().notNull().unique(),
  position: position(),
  picture: text().notNull(),
  names: jsonb().$type<InEach<string>>().notNull(),
})
