import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testContent } from '../../testing/content.ts'
import { onEachDatabase, onPostgres, type TestDatabase } from '../../testing/databases.ts'
import type { Database } from './database.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import type { SeedContent } from './seed.ts'

type Row = { id: number; slug: string; locale: string; title: string }

const programsOf = (db: Database) => db.rows<Row>('select id, slug, locale, title from programs order by id')
async function versionOf(db: Database) {
  const [state] = await db.rows<{ version: number }>('select version::int from content_state')
  return state?.version
}

onEachDatabase((create) => {
  const content = testContent()
  let database: TestDatabase
  let db: Database
  before(async () => {
    database = await create()
    db = await database.open()
    await prepareDatabase(db, content)
  })
  after(async () => {
    await db.close()
    await database.drop()
  })

  test('seeding the same again changes nothing', async () => {
    const [rows, version] = [await programsOf(db), await versionOf(db)]
    assert.equal(rows.length, 30)
    await prepareDatabase(db, content)
    assert.deepEqual(await programsOf(db), rows)
    assert.equal(await versionOf(db), version)
  })

  test('other content keeps the ids, takes away what left the demo, and leaves what others wrote', async () => {
    await db.rows(`insert into programs (slug, locale, category_id, image_id, position, duration, is_example, title,
        summary, description, for_whom, what_you_need, when_not_to, chapters, positions, equipment, body_regions, is_quiet)
      select 'own', locale, category_id, image_id, 99, duration, false, 'Own',
        summary, description, for_whom, what_you_need, when_not_to, chapters, positions, equipment, body_regions, is_quiet
      from programs where id = 1`)
    const before = new Map((await programsOf(db)).map(({ slug, locale, id }) => [`${slug} ${locale}`, id]))
    const version = await versionOf(db)
    const [first, , ...rest] = content.programs
    assert.ok(first)
    const words = { ...first.words, pl: { ...first.words.pl, title: 'Nowy tytuł' } }
    const renamed = { ...first, moreLikeThis: [], words }
    await prepareDatabase(db, { ...content, programs: [renamed, ...rest] })

    const rows = await programsOf(db)
    assert.equal(rows.find(({ slug, locale }) => slug === 'neck-exercises' && locale === 'pl')?.title, 'Nowy tytuł')
    for (const { slug, locale, id } of rows) assert.equal(id, before.get(`${slug} ${locale}`), `${slug} ${locale}`)
    assert.deepEqual([...before.keys()].filter((key) => !rows.some(({ slug, locale }) => `${slug} ${locale}` === key)),
      ['gentle-breath pl', 'gentle-breath en'])
    assert.ok(Number(await versionOf(db)) > Number(version))
  })

  test('a category that the demo gave up goes with its programs, unless others wrote in it', async () => {
    const keys = async () => (await db.rows<{ key: string }>('select key from categories order by position')).map(({ key }) => key)
    const without = (category: string): SeedContent => ({
      ...content,
      categories: content.categories.filter(({ key }) => key !== category),
      programs: content.programs.filter((program) => program.category !== category).map((program) => ({ ...program, moreLikeThis: [] })),
    })
    await prepareDatabase(db, content)
    await prepareDatabase(db, without('breathing'))
    assert.deepEqual(await keys(), ['neck', 'back'])

    await db.rows("update programs set is_demo = false where slug = 'slashes'")
    await prepareDatabase(db, without('back'))
    assert.deepEqual(await keys(), ['neck', 'back', 'breathing'])
  })

  test('what is sold and shown beside the programs follows the demo too, under its own ids', async () => {
    const keysOf = async (table: string, key: string) => (await db.rows<{ id: number; key: string }>(
      `select id, ${key} as key from ${table} order by position, id`)).map(({ id, key }) => `${id} ${key}`)
    const all = async () => [await keysOf('products', 'lookup_key'), await keysOf('gift_templates', 'key'), await keysOf('refer_items', 'key')]
    await prepareDatabase(db, content)
    const before = await all()
    await db.rows(`insert into refer_items (key, position, words) select 'own', 99, words from refer_items where key = 'shop'`)
    const [first, ...others] = content.products
    assert.ok(first)
    await prepareDatabase(db, { ...content, products: [{ ...first, amount: 1 }, ...others.slice(1)], referItems: content.referItems.slice(0, 1) })

    const [products, templates, partners] = await all()
    assert.deepEqual(products, before[0]?.filter((product) => !product.endsWith(' plan-3')))
    assert.deepEqual(templates, before[1])
    assert.deepEqual(partners?.map((partner) => partner.split(' ')[1]), ['foundation', 'own'])
    const [changed] = await db.rows<{ amount: number }>("select amount from products where lookup_key = 'plan-1'")
    assert.equal(changed?.amount, 1)
  })

  test('content that names what it does not have is refused whole', async () => {
    const rows = await programsOf(db)
    const [first] = content.programs
    assert.ok(first)
    const wrong = { ...content, programs: [{ ...first, moreLikeThis: ['nowhere'] }] }
    await assert.rejects(prepareDatabase(db, wrong), /nowhere/)
    assert.deepEqual(await programsOf(db), rows)
  })
})

onPostgres((create) => {
  test('processes that start together on an empty database all come up', async () => {
    const database = await create()
    const all = await Promise.all(Array.from({ length: 4 }, () => database.open()))
    const content = testContent()
    await Promise.all(all.map((db) => prepareDatabase(db, content)))
    const [first] = all
    assert.ok(first)
    assert.equal((await programsOf(first)).length, 30)
    await Promise.all(all.map((db) => db.close()))
    await database.drop()
  })
})
