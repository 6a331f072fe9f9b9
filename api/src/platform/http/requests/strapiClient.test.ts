import { HTTPBadRequestError, HTTPNotFoundError, strapi } from '@strapi/client'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addPerson, tokenOf } from '../../../../testing/people.ts'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { useApp } from '../../../../testing/startApp.ts'

// What the documentation of Strapi's published client shows, with our collections.
onOneDatabase((create) => {
  const running = useApp(create)
  let baseURL: string
  let client: ReturnType<typeof strapi>
  before(async () => {
    baseURL = `${await running.app.listen({ port: 0, host: '127.0.0.1' })}/api`
    client = strapi({ baseURL })
  })
  const titles = ({ data }: { data: Record<string, unknown>[] }) => data.map(({ title }) => title)

  test('finds every content collection, with the page it is on', async () => {
    for (const name of [
      'trinings',
      'categories',
      'levels',
      'refer-items',
      'products',
      'subscriptions',
      'gift-subscriptions',
      'gift-templates',
    ]) {
      const collection = client.collection(name)
      const { data, meta } = await collection.find()
      assert.ok(data.length > 0, name)
      assert.equal(meta.pagination?.page, 1, name)
      const pagination = { page: 1, pageSize: 1, withCount: true }
      const first = await collection.find({ locale: 'en', pagination, populate: '*' })
      assert.deepEqual([first.data.length, first.meta.pagination?.total], [1, meta.pagination?.total], name)
    }
  })

  test('filters, sorts, pages and populates programs', async () => {
    const programs = client.collection('trinings')
    const list = await programs.find({
      locale: 'en',
      filters: { category: { id: 2 }, isExampleTraining: false, duration: { $gte: 1 } },
      sort: ['title:desc'],
      populate: ['category', 'image'],
      pagination: { page: 1, pageSize: 10 },
    })
    assert.ok(list.data.length > 0)
    for (const { category, image, levels } of list.data)
      assert.deepEqual([(category as { id: number }).id, typeof image, levels], [2, 'object', undefined])
    assert.deepEqual(titles(list), titles(list).sort().reverse())

    const few = await programs.find({
      locale: 'en',
      populate: { category: true },
      sort: 'title',
      pagination: { pageSize: 2 },
    })
    assert.equal(few.data.length, 2)
    assert.deepEqual(
      Object.keys(few.data[0] ?? {}).filter((field) => field === 'category' || field === 'image'),
      ['category'],
    )
    const byPhrase = await programs.find({ locale: 'en', filters: { title: { $containsi: 'NECK' } } })
    assert.deepEqual(titles(byPhrase), ['Neck exercises'])
    const anyLevel = await programs.find({ filters: { levels: { id: { $in: [1, 2] } } } })
    const oneLevel = await programs.find({ filters: { levels: 1 } })
    assert.ok((oneLevel.meta.pagination?.total ?? 0) < (anyLevel.meta.pagination?.total ?? 0))
  })

  test('finds one program, in the language that is asked for', async () => {
    const programs = client.collection('trinings')
    const { data } = await programs.findOne('1', { locale: 'en', populate: '*' })
    assert.equal(data.title, 'Neck exercises')
    assert.ok(data.video)
    await assert.rejects(programs.findOne('9999'), HTTPNotFoundError)
  })

  test('a member reads and removes their own entries with an access token', async () => {
    const userId = await addPerson(running.app, { email: 'anna@kinora.example' })
    const member = strapi({ baseURL, auth: await tokenOf(running.app, userId) })
    const favourites = member.collection('favourites')
    const { data } = await favourites.create({ users_permissions_user: userId, training: 1 })
    const mine = member.collection('favourites', { path: '/favourites/my-favorites' })
    assert.equal((await mine.find()).meta.pagination?.total, 1)
    await favourites.delete(String(data.id))
    assert.equal((await mine.find()).meta.pagination?.total, 0)
  })

  for (const [what, query, field] of [
    ['fields', { fields: ['title'] }, 'fields'],
    ['drafts', { status: 'draft' }, 'status'],
    ['pages by offset', { pagination: { start: 0, limit: 10 } }, 'pagination[start]'],
    ['more than one order', { sort: ['title', 'id'] }, 'sort'],
    ['options of a populated field', { populate: { image: { fields: ['url'] } } }, 'populate'],
    ['unknown filters', { filters: { author: 1 } }, 'filters[author]'],
    ['other operators', { filters: { title: { $startsWith: 'A' } } }, 'filters[title][$startsWith]'],
    ['equality where there is none', { filters: { duration: 300 } }, 'filters[duration]'],
    ['an unknown language', { locale: 'de' }, 'locale'],
  ] as const) {
    test(`what we do not have is refused by its name: ${what}`, async () => {
      const refused: unknown = await client
        .collection('trinings')
        .find(query as object)
        .catch((error: unknown) => error)
      assert.ok(refused instanceof HTTPBadRequestError)
      const { errors } = (await refused.response.json()) as { errors: { field: string }[] }
      assert.equal(errors[0]?.field, field)
    })
  }

  test('content cannot be written', async () => {
    const programs = client.collection('trinings')
    await assert.rejects(programs.create({ title: 'Mine' }), HTTPNotFoundError)
    await assert.rejects(programs.update('1', { title: 'Mine' }), HTTPNotFoundError)
    await assert.rejects(programs.delete('1'), HTTPNotFoundError)
  })

  test('all spellings of one question have one answer, which the database is asked for once', async (context) => {
    const rows = context.mock.method(running.app.db, 'rows')
    const spellings = [
      'sort=title&populate=category,image&filters[category][id][$eq]=1&filters[levels][id][$in][0]=1&filters[levels][id][$in][1]=2',
      'sort[0]=title:asc&populate[0]=image&populate[1]=category&filters[category][id]=1&filters[levels][id][$in][0]=2&filters[levels][id][$in][1]=1',
      'sort=title:ASC&populate[image]=true&populate[category]=true&filters[category]=1&filters[levels][id][0]=1&filters[levels][id][1]=2',
      'sort=title&populate=image&populate=category&filters[category][id][$in]=1&filters[levels][id][$in]=2&filters[levels][id][$in]=1&pagination[withCount]=true',
    ]
    const bodies = await Promise.all(
      spellings.map(async (query) => (await running.app.inject(`/api/trinings?${query}`)).body),
    )
    assert.match(bodies[0] ?? '', /"data":\[/)
    assert.equal(new Set(bodies).size, 1)
    assert.equal(rows.mock.callCount(), 1)
  })
})
