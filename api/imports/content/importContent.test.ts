import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { testContent } from '../../testing/catalogue/content.ts'
import { onOneDatabase, type TestDatabase } from '../../testing/database/databases.ts'
import type { Database, Queryable } from '../../src/platform/database/database.ts'
import type { Content } from './contentEntries.ts'
import { describeReport } from './describeReport.ts'
import { fillDatabase } from '../../testing/startApp.ts'

type Row = { id: number; slug: string; locale: string; title: string }

const content = testContent()
const [first, second, ...rest] = content.programs
assert.ok(first && second)

const programsOf = (db: Queryable) => db.rows<Row>('select id, slug, locale, title from programs order by id')
const titleOf = async (db: Queryable, slug: string, locale = 'pl') =>
  (await programsOf(db)).find((row) => row.slug === slug && row.locale === locale)?.title
const keysOf = async (db: Queryable, table: string, key = 'key') =>
  (await db.rows<{ key: string }>(`select ${key} as key from ${table} order by position, id`)).map((row) => row.key)
async function versionOf(db: Queryable) {
  const [state] = await db.rows<{ version: number }>('select version::int from content_state')
  return Number(state?.version)
}

/** The content with another title of the first program, and another price of the first product. */
function corrected(): Content {
  const words = { ...first!.words, pl: { ...first!.words.pl, title: 'Nowy tytuł' } }
  const [product, ...products] = content.products
  return {
    ...content,
    programs: [{ ...first!, words }, second!, ...rest],
    products: [{ ...product!, amount: 1 }, ...products],
  }
}
const without = (slug: string): Content => ({
  ...content,
  programs: content.programs.flatMap((program) =>
    program.slug === slug
      ? []
      : [{ ...program, moreLikeThis: program.moreLikeThis.filter((other: string) => other !== slug) }],
  ),
})

onOneDatabase((create) => {
  let database: TestDatabase
  let db: Database
  before(async () => {
    database = await create()
    db = await database.open()
    await fillDatabase(db, content)
  })
  // Resets what a test has changed.
  beforeEach(async () => {
    await fillDatabase(db, content, { overwrite: true })
  })
  after(async () => {
    await db.close()
    await database.drop()
  })

  test('a second import of the same content changes nothing, nor the content version', async () => {
    const [rows, version] = [await programsOf(db), await versionOf(db)]
    assert.equal(rows.length, 30)
    assert.deepEqual(await fillDatabase(db, content), { added: 0, changed: 0, removed: 0, left: [] })
    assert.deepEqual(await programsOf(db), rows)
    assert.equal(await versionOf(db), version)
  })

  test('changed content updates its rows, keeps their ids, and raises the content version', async () => {
    const [rows, version] = [await programsOf(db), await versionOf(db)]
    assert.deepEqual(await fillDatabase(db, corrected()), { added: 0, changed: 2, removed: 0, left: [] })
    assert.equal(await titleOf(db, first.slug), 'Nowy tytuł')
    assert.deepEqual(
      (await programsOf(db)).map(({ id, slug }) => `${id} ${slug}`),
      rows.map(({ id, slug }) => `${id} ${slug}`),
    )
    const [product] = await db.rows<{ amount: number }>("select amount from products where lookup_key = 'plan-1'")
    assert.equal(product?.amount, 1)
    assert.ok((await versionOf(db)) > version)
  })

  test('rows that left the content are removed, with categories and pictures that are no longer used', async () => {
    const only = (category: string): Content => ({
      ...content,
      categories: content.categories.filter(({ key }) => key !== category),
      programs: content.programs
        .filter((program) => program.category !== category)
        .map((program) => ({ ...program, moreLikeThis: [] })),
      referItems: content.referItems.filter(({ key }) => key !== 'shop'),
    })
    await fillDatabase(db, only('breathing'))
    assert.deepEqual(await keysOf(db, 'categories'), ['neck', 'back'])
    assert.deepEqual(await keysOf(db, 'refer_items'), ['foundation'])
    assert.equal(await titleOf(db, 'gentle-breath'), undefined)
    assert.deepEqual(await db.rows("select 1 from images where slug = 'gentle-breath'"), [])

    await db.rows("update programs set summary = 'Own' where slug = 'slashes' and locale = 'pl'")
    const { left } = await fillDatabase(db, only('back'))
    assert.deepEqual(
      left.map(({ kind, key, why }) => [kind, key, why]),
      [
        ['program', 'slashes pl', 'changed'],
        ['category', 'back', 'used'],
        ['image', 'slashes pl', 'used'],
      ],
    )
    assert.deepEqual(await keysOf(db, 'categories'), ['neck', 'back', 'breathing'])
  })

  test('rows that somebody changed are left and reported, unless overwrite is set', async () => {
    await db.rows("update programs set title = 'Own' where slug = $slug and locale = 'pl'", { slug: first.slug })
    await db.rows('update products set amount = 777, words = words where lookup_key = $lookupKey', {
      lookupKey: 'plan-1',
    })
    const report = await fillDatabase(db, corrected())
    assert.deepEqual([report.added, report.changed, report.removed], [0, 0, 0])
    assert.deepEqual(report.left, [
      { kind: 'program', key: `${first.slug} pl`, why: 'changed', columns: ['title'] },
      { kind: 'product', key: 'plan-1', why: 'changed', columns: ['amount'] },
    ])
    assert.match(describeReport(report), /\n {2}product plan-1: was changed in the database \(amount\)\n.*--overwrite$/)
    assert.equal(await titleOf(db, first.slug), 'Own')

    assert.deepEqual(await fillDatabase(db, corrected(), { overwrite: true }), {
      added: 0,
      changed: 2,
      removed: 0,
      left: [],
    })
    assert.equal(await titleOf(db, first.slug), 'Nowy tytuł')
  })

  test('changed levels and similar programs count as changes of the program', async () => {
    const chosen = `(select id from programs where slug = '${first.slug}' and locale = 'pl')`
    await db.rows(`delete from more_like_this where program_id = ${chosen}`)
    await db.rows(
      `insert into program_levels (program_id, level_id) select ${chosen}, id from levels where key = 'hard'`,
    )
    const { left } = await fillDatabase(db, content)
    assert.deepEqual(
      left.map(({ key, columns }) => [key, columns]),
      [[`${first.slug} pl`, ['levels', 'moreLikeThis']]],
    )
  })

  test('rows that somebody deleted are not inserted again', async () => {
    await db.rows("delete from refer_items where key = 'shop'")
    const { left } = await fillDatabase(db, content)
    assert.deepEqual(left, [{ kind: 'partner', key: 'shop', why: 'deleted', columns: [] }])
    assert.deepEqual(await keysOf(db, 'refer_items'), ['foundation'])
    assert.equal((await fillDatabase(db, content, { overwrite: true })).added, 1)
  })

  test('rows that somebody inserted are never touched, also if the content has the same key', async () => {
    await fillDatabase(db, without(second.slug))
    for (const [locale, slug] of [
      ['pl', 'own'],
      ['pl', second.slug],
    ]) {
      await db.rows(
        `insert into programs (slug, locale, category_id, image_id, position, duration, is_example, title, summary,
          description, for_whom, what_you_need, when_not_to, chapters, positions, equipment, body_regions, is_quiet)
        select $slug, locale, category_id, image_id, 99, duration, false, 'Own', summary,
          description, for_whom, what_you_need, when_not_to, chapters, positions, equipment, body_regions, is_quiet
        from programs where slug = 'hundred' and locale = $locale`,
        { slug: slug!, locale: locale! },
      )
    }
    const { left } = await fillDatabase(db, content)
    assert.deepEqual(
      left.map(({ key, why }) => [key, why]),
      [[`${second.slug} pl`, 'foreign']],
    )
    await fillDatabase(db, content, { overwrite: true })
    assert.deepEqual([await titleOf(db, 'own'), await titleOf(db, second.slug)], ['Own', 'ŁAGODNY oddech'])
    await db.rows("delete from programs where slug = 'own'")
  })

  test('rows without an import record that equal the content count as imported', async () => {
    await db.rows('delete from imported_content')
    assert.deepEqual(await fillDatabase(db, content), { added: 0, changed: 0, removed: 0, left: [] })
    assert.equal((await fillDatabase(db, corrected())).changed, 2)
  })

  test('content with a reference to something that it does not have is refused as a whole', async () => {
    const rows = await programsOf(db)
    const wrong = { ...corrected(), programs: [{ ...first, moreLikeThis: ['nowhere'] }] }
    await assert.rejects(fillDatabase(db, wrong), /nowhere/)
    assert.deepEqual(await programsOf(db), rows)
  })

  test('a partner with an address that is not of the web is refused, and nothing is imported', async () => {
    const [partner] = content.referItems
    for (const buttonUrl of ['javascript:alert(1)', 'JAVASCRIPT://x/%0Aalert(1)', 'data:text/html,x', '/refer', '']) {
      const words = { ...partner!.words, en: { ...partner!.words.en, buttonUrl } }
      const wrong = { ...corrected(), referItems: [{ ...partner!, words }] }
      await assert.rejects(fillDatabase(db, wrong), /The partner "foundation" has an address that does not begin with/)
    }
    assert.notEqual(await titleOf(db, first.slug), 'Nowy tytuł')
  })
})
