import type { ProductKind } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from './accountTables.ts'

/** What is sold and shown beside the programs. Each keeps its id in every language. */

type InEach<Words> = Record<Locale, Words>
const position = () => integer().notNull()
/** Made by the seed, which may take it away again. */
const isDemo = () => boolean('is_demo').notNull().default(false)

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
  isDemo: isDemo(),
})

/** `picture` is the slug of its images. */
export const giftTemplates = pgTable('gift_templates', {
  id: id(),
  key: text().notNull().unique(),
  position: position(),
  picture: text().notNull(),
  names: jsonb().$type<InEach<string>>().notNull(),
  isDemo: isDemo(),
})

/** What a partner offers. `picture` is the slug of its images, if it has any; `description` is Markdown. */
export const referItems = pgTable('refer_items', {
  id: id(),
  key: text().notNull().unique(),
  position: position(),
  picture: text(),
  words: jsonb().$type<InEach<{
    title: string
    description: string
    handBookUrl: string | null
    buttonUrl: string
    buttonText: string
  }>>().notNull(),
  isDemo: isDemo(),
})
