import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addCaller } from '../../../../testing/caller.ts'
import { type Openapi, openapiOf } from '../../../../testing/http/contract.ts'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { useApp } from '../../../../testing/startApp.ts'

type Schema = { type?: string; properties?: Record<string, Schema>; allOf?: Schema[] }
type List = { data: { id: number }[]; meta: { pagination: object } }

onOneDatabase((create) => {
  const running = useApp(create)
  let document: Openapi
  before(async () => {
    document = await openapiOf(running.app)
  })

  const list = async (path: string, query = '') =>
    (await running.app.inject(`/api/${path}?locale=en${query}`)).json<List>()

  test('every list of the document says which page it is', () => {
    const lists = Object.entries(document.paths).flatMap(([path, { get }]) => {
      const schema: Schema | undefined = get?.responses[200]?.content['application/json']?.schema
      const parts = [schema, ...(schema?.allOf ?? [])]
      const field = (name: string) => parts.map((part) => part?.properties?.[name]).find(Boolean)
      return field('data')?.type === 'array' ? [{ path, pagination: field('meta')?.properties?.pagination }] : []
    })
    assert.ok(lists.length > 10)
    // Messages are `{ data, count }` (docs/contract.md, "Conventions").
    for (const { path, pagination } of lists.filter(({ path }) => path !== '/api/message/{id}'))
      assert.deepEqual(Object.keys(pagination?.properties ?? {}), ['page', 'pageSize', 'pageCount', 'total'], path)
  })

  for (const path of ['categories', 'levels', 'products', 'refer-items', 'gift-templates', 'subscriptions']) {
    test(`${path}: everything is on one page, unless a page size is asked for`, async () => {
      const { data, meta } = await list(path)
      const total = data.length
      assert.ok(total > 0)
      assert.deepEqual(meta.pagination, { page: 1, pageSize: total, pageCount: 1, total })

      const second = await list(path, '&pagination[page]=2&pagination[pageSize]=1')
      assert.deepEqual(second.data, data.slice(1, 2))
      assert.deepEqual(second.meta.pagination, { page: 2, pageSize: 1, pageCount: total, total })
    })
  }

  test("a member's lists: an empty one has no page, and one page past the end has the list's total", async () => {
    const member = await addCaller(running.app, { email: 'anna@kinora.example' })
    const read = async (path: string) => (await member.get(path)).json<List>()
    const empty = { page: 1, pageCount: 0, total: 0 }
    for (const [path, pageSize] of [
      ['/favourites/my-favorites', 1],
      ['/watch-list', 1],
      ['/progress/positions', 1],
      ['/feedbacks', 25],
      ['/done-trainings', 25],
    ] as const)
      assert.deepEqual(await read(path), { data: [], meta: { pagination: { ...empty, pageSize } } }, path)

    const { data: programs } = (await running.app.inject('/api/trinings?sort=id')).json<List>()
    for (const { id } of programs.slice(0, 3)) {
      await member.post('/watch-list', { trainingId: id })
      await member.post(`/progress/done/${id}`, {})
      await member.post('/feedbacks', { data: { training: id, rating: 4 } })
    }
    const page = (number: number) => `?pagination[page]=${number}&pagination[pageSize]=2`
    for (const path of ['/watch-list', '/feedbacks', '/done-trainings']) {
      const { data: all } = await read(path)
      const pages = [await read(path + page(1)), await read(path + page(2)), await read(path + page(3))]
      assert.deepEqual(
        pages.map(({ data }) => data),
        [all.slice(0, 2), all.slice(2), []],
        path,
      )
      for (const [index, { meta }] of pages.entries())
        assert.deepEqual(meta.pagination, { page: index + 1, pageSize: 2, pageCount: 2, total: 3 }, path)
    }
  })
})
