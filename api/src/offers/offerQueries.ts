import type { GiftSubscription, GiftTemplate, Product, ProductKind, SubscriptionPlan } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { and, eq } from 'drizzle-orm'
import type { Database, Orm } from '../database/database.ts'
import { imageJson } from '../media/index.ts'
import { formatPrice } from './formatPrice.ts'
import { giftTemplates, products } from './offerTables.ts'

type Row = {
  id: number
  kind: ProductKind
  lookupKey: string
  months: number
  amount: number
  isMostChosen: boolean
  words: { name: string; title: string; options: string[] }
}

/** All products on sale, or those of one kind. */
async function selectRows(db: Database, locale: Locale, kind: ProductKind | null): Promise<Row[]> {
  return db.rows<Row>(
    `
    select id, kind, lookup_key as "lookupKey", months, amount, is_most_chosen as "isMostChosen", words -> $1 as words
    from products where $2::text is null or kind = $2 order by position, id`,
    [locale, kind],
  )
}

export async function selectPlans(db: Database, locale: Locale): Promise<SubscriptionPlan[]> {
  const rows = await selectRows(db, locale, 'subscription')
  return rows.map((row) => {
    const sold = soldOf(row, locale)
    const { currency, amount } = sold.price
    const pricePerMonthDisplay = formatPrice({ currency, amount: amount / row.months }, locale)
    return { ...sold, pricePerMonthDisplay, isMostChosen: row.isMostChosen }
  })
}

export async function selectGifts(db: Database, locale: Locale): Promise<GiftSubscription[]> {
  const rows = await selectRows(db, locale, 'gift')
  return rows.map((row) => soldOf(row, locale))
}

export async function selectProducts(db: Database, locale: Locale): Promise<Product[]> {
  const rows = await selectRows(db, locale, null)
  return rows.map((row) => ({ kind: row.kind, ...soldOf(row, locale) }))
}

function soldOf(
  { id, lookupKey, months, amount, words: { name, ...description } }: Row,
  locale: Locale,
): GiftSubscription {
  const price = { amount, currency: 'PLN' } as const
  return { id, name, lookupKey, months, price, priceDisplay: formatPrice(price, locale), description }
}

export async function selectGiftTemplates(db: Database, locale: Locale): Promise<GiftTemplate[]> {
  return db.rows<GiftTemplate>(
    `
    select t.id, t.key, t.names ->> $1 as name, ${imageJson} as image
    from gift_templates t join images i on i.slug = t.picture and i.locale = $1 order by t.position, t.id`,
    [locale],
  )
}

/** What is sold under this key; undefined if nothing is. */
export async function selectForSale(
  orm: Orm,
  kind: ProductKind,
  lookupKey: string,
): Promise<{ months: number; amount: number } | undefined> {
  const { months, amount } = products
  const [product] = await orm
    .select({ months, amount })
    .from(products)
    .where(and(eq(products.kind, kind), eq(products.lookupKey, lookupKey)))
  return product
}

/** The lookup key of a gift card, by that or by its id; undefined if there is none. */
export async function selectGiftKey({ rows }: Pick<Database, 'rows'>, keyOrId: string): Promise<string | undefined> {
  const [gift] = await rows<{ key: string }>(
    `select lookup_key as key from products where kind = 'gift' and (lookup_key = $1 or id::text = $1)
    order by lookup_key <> $1 limit 1`,
    [keyOrId],
  )
  return gift?.key
}

/** The name of a product; its key if it is not sold any more. */
export async function selectProductName(
  { rows }: Pick<Database, 'rows'>,
  lookupKey: string,
  locale: Locale,
): Promise<string> {
  const [product] = await rows<{ name: string }>(
    `select words -> $2 ->> 'name' as name from products where lookup_key = $1`,
    [lookupKey, locale],
  )
  return product?.name ?? lookupKey
}

export async function hasGiftTemplate(orm: Orm, id: number): Promise<boolean> {
  return (await orm.$count(giftTemplates, eq(giftTemplates.id, id))) > 0
}

type ForSale = Pick<Row, 'kind' | 'lookupKey' | 'months' | 'amount'> & { name: string }

/** Everything that is sold, with its name in both languages: at the payment provider a product has one. */
export const selectAllForSale = ({ rows }: Pick<Database, 'rows'>): Promise<ForSale[]> =>
  rows<ForSale>(
    `select kind, lookup_key as "lookupKey", months, amount, (words -> 'pl' ->> 'name') || ' · ' || (words -> 'en' ->> 'name') as name
    from products order by kind, position, id`,
  )
