import type { GiftSubscription, GiftTemplate, Product, ProductKind, SubscriptionPlan } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/index.ts'
import { imageJson } from '../../media/index.ts'
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
async function selectRows(db: Queryable, locale: Locale, kind: ProductKind | null): Promise<Row[]> {
  return db.rows<Row>(
    `
    select id, kind, lookup_key as "lookupKey", months, amount, is_most_chosen as "isMostChosen", words -> $locale as words
    from products where $kind::text is null or kind = $kind order by position, id`,
    { locale, kind },
  )
}

export async function selectPlans(db: Queryable, locale: Locale): Promise<SubscriptionPlan[]> {
  const rows = await selectRows(db, locale, 'subscription')
  return rows.map((row) => {
    const sold = soldOf(row, locale)
    const { currency, amount } = sold.price
    const pricePerMonthDisplay = formatPrice({ currency, amount: amount / row.months }, locale)
    return { ...sold, pricePerMonthDisplay, isMostChosen: row.isMostChosen }
  })
}

export async function selectGifts(db: Queryable, locale: Locale): Promise<GiftSubscription[]> {
  const rows = await selectRows(db, locale, 'gift')
  return rows.map((row) => soldOf(row, locale))
}

export async function selectProducts(db: Queryable, locale: Locale): Promise<Product[]> {
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

export async function selectGiftTemplates(db: Queryable, locale: Locale): Promise<GiftTemplate[]> {
  return db.rows<GiftTemplate>(
    `
    select t.id, t.key, t.names ->> $locale as name, ${imageJson} as image
    from gift_templates t join images i on i.slug = t.picture and i.locale = $locale order by t.position, t.id`,
    { locale },
  )
}

/** What is sold under this key; undefined if nothing is. */
export async function selectForSale(
  db: Queryable,
  kind: ProductKind,
  lookupKey: string,
): Promise<{ months: number; amount: number } | undefined> {
  const { months, amount } = products
  const [product] = await db.orm
    .select({ months, amount })
    .from(products)
    .where(and(eq(products.kind, kind), eq(products.lookupKey, lookupKey)))
  return product
}

/** The lookup key of a gift card, by that or by its id; undefined if there is none. */
export async function selectGiftKey(db: Queryable, keyOrId: string): Promise<string | undefined> {
  const [gift] = await db.rows<{ key: string }>(
    `select lookup_key as key from products where kind = 'gift' and (lookup_key = $keyOrId or id::text = $keyOrId)
    order by lookup_key <> $keyOrId limit 1`,
    { keyOrId },
  )
  return gift?.key
}

/** The name of a product; its key if it is not sold any more. */
export async function selectProductName(db: Queryable, lookupKey: string, locale: Locale): Promise<string> {
  const [product] = await db.rows<{ name: string }>(
    `select words -> $locale ->> 'name' as name from products where lookup_key = $lookupKey`,
    { lookupKey, locale },
  )
  return product?.name ?? lookupKey
}

export async function hasGiftTemplate(db: Queryable, id: number): Promise<boolean> {
  return (await db.orm.$count(giftTemplates, eq(giftTemplates.id, id))) > 0
}

type ForSale = Pick<Row, 'kind' | 'lookupKey' | 'months' | 'amount'> & { name: string }

/** Everything that is sold, by the one name that a product has at the payment provider, on its pages and documents. */
export const selectAllForSale = (db: Queryable): Promise<ForSale[]> =>
  db.rows<ForSale>(
    `select kind, lookup_key as "lookupKey", months, amount, 'Kinora · ' || (words -> 'pl' ->> 'name') as name
    from products order by kind, position, id`,
  )
