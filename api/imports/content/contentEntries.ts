import type {
  Choice,
  Credits,
  GiftTemplate,
  Product,
  Program,
  ProgramFacts,
  ReferItem,
  SearchWords,
  Specialist,
} from '@kinora/content'
import { LOCALES, type Locale } from '@kinora/limits'
import { type Entries, type Entry, plain } from './entry.ts'
import { readSynonyms } from '@kinora/search'
import { creditsOf } from './creditsOf.ts'
import { giftCardOf } from './giftCardOf.ts'
import { mediaUrl } from './mediaUrl.ts'
import { posterOf } from './posterOf.ts'
import type { ProgramEntry } from './programKind.ts'

/** What `content/` holds, and the folder of its media. */
export type Content = {
  categories: Choice<string>[]
  levels: Choice<string>[]
  programs: Program[]
  /** By slug. */
  facts: Record<string, ProgramFacts>
  /** By slug. */
  credits: Record<string, Credits>
  specialists: Record<string, Specialist>
  products: Product[]
  giftTemplates: GiftTemplate[]
  referItems: ReferItem[]
  searchWords: Record<Locale, SearchWords>
  mediaFolder: string
}

const pictureOf = (giftTemplate: string) => `gifts/${giftTemplate}`

/**
 * The content as entries of each kind. @throws when a program refers to something that the content does not have, a
 * partner has an address that is not of the web, or a line of synonyms cannot be read.
 */
export function contentEntries(content: Content): Record<string, Entries> {
  const { categories, levels, programs, products, giftTemplates, referItems, searchWords, mediaFolder } = content
  for (const locale of LOCALES) readSynonyms(searchWords[locale].synonyms, locale)
  refuseUnknown(content)
  refuseOtherAddresses(content)
  const choice = ({ key, order, name }: Choice<string>) => ({ key, position: order, names: name })
  const films = programs.flatMap(({ film, durationSeconds }) =>
    film ? [{ folder: film, duration: durationSeconds }] : [],
  )
  const images = [
    ...inEachLocale(programs, (program, locale) => ({
      slug: program.slug,
      locale,
      ...posterOf(program, locale, mediaFolder),
    })),
    ...inEachLocale(giftTemplates, (template, locale) => ({
      slug: pictureOf(template.key),
      locale,
      ...giftCardOf(template, locale, mediaFolder),
    })),
  ]
  return {
    image: byKey(images, ({ slug, locale }) => `${slug} ${locale}`),
    film: byKey(films, ({ folder }) => folder),
    category: byKey(categories.map(choice), ({ key }) => key),
    level: byKey(levels.map(choice), ({ key }) => key),
    program: byKey(
      inEachLocale(programs, (program, locale, position) => programEntry(content, program, locale, position)),
      ({ slug, locale }) => `${slug} ${locale}`,
    ),
    'search words': byKey(
      LOCALES.map((locale) => {
        const { questions: _, ...words } = searchWords[locale]
        return { locale, ...words }
      }),
      ({ locale }) => locale,
    ),
    product: byKey(
      products.map((product, position) => ({ ...product, position })),
      ({ lookupKey }) => lookupKey,
    ),
    'gift template': byKey(
      giftTemplates.map(({ key, words }, position) => ({
        key,
        position,
        picture: pictureOf(key),
        names: inEach((locale) => words[locale].name),
      })),
      ({ key }) => key,
    ),
    partner: byKey(
      referItems.map(({ key, picture, words }, position) => ({
        key,
        position,
        picture,
        words: inEach((locale) => withHandBook(words[locale], mediaFolder)),
      })),
      ({ key }) => key,
    ),
  }
}

function programEntry(content: Content, program: Program, locale: Locale, position: number): ProgramEntry {
  const { facts } = content
  const { publishedAt, ...worksFor } = facts[program.slug] as ProgramFacts
  const { transcription, posterAlt: _, ...words } = program.words[locale]
  return {
    ...words,
    ...worksFor,
    credits: creditsOf(content, program.slug, locale),
    publishedAt: new Date(publishedAt),
    slug: program.slug,
    locale,
    position,
    duration: program.durationSeconds,
    isExample: program.isExample,
    transcription: transcription.length > 0 ? transcription.join('\n\n') : null,
    category: program.category,
    image: `${program.slug} ${locale}`,
    film: program.film,
    levels: program.levels.toSorted(),
    moreLikeThis: program.moreLikeThis,
  }
}

function refuseUnknown({ categories, levels, programs, facts, credits, specialists }: Content) {
  const existingKeys = new Set([
    ...categories.map(({ key }) => `category ${key}`),
    ...levels.map(({ key }) => `level ${key}`),
    ...programs.map(({ slug }) => `program ${slug}`),
    ...Object.keys(facts).map((slug) => `facts ${slug}`),
    ...Object.keys(credits).map((slug) => `credits ${slug}`),
    ...Object.keys(specialists).map((key) => `specialist ${key}`),
  ])
  for (const program of programs) {
    const { madeBy, reviewedBy } = credits[program.slug] ?? {}
    const named = [
      `facts ${program.slug}`,
      `credits ${program.slug}`,
      `specialist ${madeBy}`,
      `specialist ${reviewedBy}`,
      `category ${program.category}`,
      ...program.levels.map((key) => `level ${key}`),
      ...program.moreLikeThis.map((slug) => `program ${slug}`),
    ]
    const missing = named.find((name) => !existingKeys.has(name))
    if (missing)
      throw new Error(`The program "${program.slug}" refers to something that the content does not have: ${missing}`)
  }
}

/** An address such as `javascript:` would run in the page. */
function refuseOtherAddresses({ referItems }: Content) {
  for (const { key, words } of referItems)
    for (const { buttonUrl } of Object.values(words))
      if (!/^https?:$/.test(URL.parse(buttonUrl)?.protocol ?? ''))
        throw new Error(
          `The partner "${key}" has an address that does not begin with http:// or https://: ${buttonUrl}`,
        )
}

const byKey = <Row extends Entry>(rows: Row[], keyOf: (row: Row) => string): Entries =>
  new Map(rows.map((row) => [keyOf(row), plain(row)]))

const inEachLocale = <Item, Row>(items: Item[], rowOf: (item: Item, locale: Locale, position: number) => Row): Row[] =>
  items.flatMap((item, position) => LOCALES.map((locale) => rowOf(item, locale, position)))

const inEach = <Words>(wordsIn: (locale: Locale) => Words) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, wordsIn(locale)])) as Record<Locale, Words>

function withHandBook({ handBook, ...words }: ReferItem['words'][Locale], mediaFolder: string) {
  return { ...words, handBookUrl: handBook ? mediaUrl(mediaFolder, `handbooks/${handBook}`) : null }
}
