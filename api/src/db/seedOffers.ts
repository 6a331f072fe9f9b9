import type { DemoGiftTemplate, DemoProduct, DemoReferItem } from '@kinora/demo'
import { LOCALES, type Locale } from '@kinora/limits'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { fresh } from './fresh.ts'
import { giftCardOf } from './giftCardOf.ts'
import { mediaUrl } from './mediaUrl.ts'
import { giftTemplates, products, referItems } from './offerTables.ts'
import { images } from './tables.ts'

export type OfferContent = {
  products: DemoProduct[]
  giftTemplates: DemoGiftTemplate[]
  referItems: DemoReferItem[]
}

type Rows = ReturnType<typeof offerRows>

/** What is sold and shown beside the programs, as rows. */
export function offerRows({ products, giftTemplates, referItems, mediaFolder }: OfferContent & { mediaFolder: string }) {
  const isDemo = true
  const pictureOf = (key: string) => `gifts/${key}`
  return {
    products: products.map((product, position) => ({ ...product, position, isDemo })),
    images: giftTemplates.flatMap((template) => LOCALES.map((locale) =>
      ({ slug: pictureOf(template.key), locale, ...giftCardOf(template, locale, mediaFolder) }))),
    giftTemplates: giftTemplates.map(({ key, words }, position) =>
      ({ key, position, picture: pictureOf(key), names: inEach((locale) => words[locale].name), isDemo })),
    referItems: referItems.map(({ key, picture, words }, position) =>
      ({ key, position, picture, words: inEach((locale) => withHandBook(words[locale], mediaFolder)), isDemo })),
  }
}

/** Ids stay with the keys. What the demo no longer has goes; what others wrote is left alone. */
export async function writeOffers(tx: Orm, rows: Rows): Promise<void> {
  await tx.insert(images).values(rows.images).onConflictDoUpdate({ target: [images.slug, images.locale], set: fresh(images) })

  await tx.insert(products).values(rows.products).onConflictDoUpdate({ target: products.lookupKey, set: fresh(products) })
  await tx.delete(products).where(and(eq(products.isDemo, true), notInArray(products.lookupKey, rows.products.map(({ lookupKey }) => lookupKey))))

  await tx.insert(giftTemplates).values(rows.giftTemplates).onConflictDoUpdate({ target: giftTemplates.key, set: fresh(giftTemplates) })
  await tx.delete(giftTemplates).where(and(eq(giftTemplates.isDemo, true), notInArray(giftTemplates.key, rows.giftTemplates.map(({ key }) => key))))

  await tx.insert(referItems).values(rows.referItems).onConflictDoUpdate({ target: referItems.key, set: fresh(referItems) })
  await tx.delete(referItems).where(and(eq(referItems.isDemo, true), notInArray(referItems.key, rows.referItems.map(({ key }) => key))))
}

const inEach = <Words>(wordsIn: (locale: Locale) => Words) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, wordsIn(locale)])) as Record<Locale, Words>

function withHandBook({ handBook, ...words }: DemoReferItem['words'][Locale], mediaFolder: string) {
  return { ...words, handBookUrl: handBook ? mediaUrl(mediaFolder, `handbooks/${handBook}`) : null }
}
