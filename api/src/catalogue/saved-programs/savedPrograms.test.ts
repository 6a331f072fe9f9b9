import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

onOneDatabase((create) => {
  const running = useApp(create)
  let anna: Caller
  let eve: Caller
  const ids = new Map<string, number>()
  const idOf = (name: string) => ids.get(name) ?? 0

  before(async () => {
    anna = await addCaller(running.app, { email: 'anna@kinora.example' })
    eve = await addCaller(running.app, { email: 'eve@kinora.example' })
    for (const { id, slug, locale } of await running.app.db.rows<{ id: number; slug: string; locale: string }>(
      'select id, slug, locale from programs',
    )) {
      ids.set(`${slug} ${locale}`, id)
    }
  })
  const addFavourite = (who: Caller, training: number, query = '') =>
    who.post(`/favourites${query}`, { data: { users_permissions_user: who.userId, training } })

  test('a favourite is saved once for all languages, idempotently, and can be removed', async () => {
    const first = await addFavourite(anna, idOf('hundred pl'))
    assert.equal(first.statusCode, 201, first.body)
    const { data } = first.json()
    assert.equal(data.training.title, '100% pleców')
    const second = (await addFavourite(anna, idOf('hundred en'), '?locale=en')).json().data
    assert.deepEqual([second.id, second.training.title], [data.id, '100% back'])

    const list = async (locale: string) =>
      (await anna.get(`/favourites/my-favorites?locale=${locale}`))
        .json()
        .data.map((saved: { training: { id: number } }) => saved.training.id)
    assert.deepEqual([await list('pl'), await list('en')], [[idOf('hundred pl')], [idOf('hundred en')]])
    assert.equal((await anna.get(`/favourites/by-training/${idOf('hundred en')}`)).json().data.id, data.id)

    assert.equal((await anna.remove(`/favourites/${data.id}`)).statusCode, 204)
    assert.deepEqual((await anna.get(`/favourites/by-training/${idOf('hundred pl')}`)).json(), { data: null })
    assert.equal((await anna.remove(`/favourites/${data.id}`)).statusCode, 404)
  })

  test('concurrent requests save one favourite', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => addFavourite(anna, idOf('slashes pl'))))
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      Array(6).fill(201),
    )
    assert.equal(new Set(answers.map((answer) => answer.json().data.id)).size, 1)
  })

  test("a caller's lists and programs have their favourites; visitors get none", async () => {
    const {
      data: { id },
    } = (await addFavourite(eve, idOf('under-score pl'))).json()
    type Shown = { id: number; isFavourite?: boolean; favouriteId?: number | null }
    const url = '/trinings?locale=en&pagination[pageSize]=100'
    const visitor = async () => (await running.app.inject({ url: `/api${url}` })).json().data as Shown[]
    assert.ok((await visitor()).every(({ isFavourite }) => isFavourite === undefined))
    const mine = await eve.get(url)
    assert.equal(mine.headers['cache-control'], 'no-store')
    const favourites = (mine.json().data as Shown[]).filter(({ isFavourite }) => isFavourite)
    assert.deepEqual(
      favourites.map((program) => [program.id, program.favouriteId]),
      [[idOf('under-score en'), id]],
    )
    assert.ok((await visitor()).every(({ isFavourite }) => isFavourite === undefined))

    const page = (await eve.get(`/trinings/${idOf('under-score en')}?locale=en`)).json().data
    assert.deepEqual([page.isFavourite, page.favouriteId], [true, id])
    const other = (await anna.get(`/trinings/${idOf('under-score en')}?locale=en`)).json().data
    assert.deepEqual([other.isFavourite, other.favouriteId], [false, null])
    assert.equal((await eve.remove(`/favourites/${id}`)).statusCode, 204)
  })

  test("another user's favourites cannot be changed", async () => {
    const { data } = (await addFavourite(anna, idOf('gentle-breath pl'))).json()
    assert.equal((await eve.remove(`/favourites/${data.id}`)).statusCode, 404)
    assert.deepEqual((await eve.get('/favourites/my-favorites')).json().data, [])
    assert.deepEqual((await eve.get(`/favourites/by-training/${idOf('gentle-breath pl')}`)).json(), { data: null })
    const forged = await eve.post('/favourites', {
      data: { users_permissions_user: anna.userId, training: idOf('hundred pl') },
    })
    assert.deepEqual([forged.statusCode, forged.json().code], [403, 'auth.notYours'])
    assert.equal((await anna.remove(`/favourites/${data.id}`)).statusCode, 204)
  })

  test('a program that does not exist cannot be saved, and is no favourite', async () => {
    const answer = await addFavourite(anna, 999_999)
    assert.deepEqual([answer.statusCode, answer.json().code], [404, 'training.notFound'])
    assert.equal((await anna.post('/watch-list', { trainingId: 999_999 })).statusCode, 404)
    for (const id of ['999999', 'abc', '0', '1.5', '99999999999'])
      assert.deepEqual((await anna.get(`/favourites/by-training/${id}`)).json(), { data: null }, id)
    assert.equal((await anna.post('/watch-list', { trainingId: '' })).statusCode, 400)
  })

  test("the watch list has the caller's programs only, the newest first", async () => {
    for (const slug of ['neck-exercises', 'hundred', 'neck-exercises']) {
      assert.equal((await anna.post('/watch-list', { trainingId: idOf(`${slug} pl`) })).statusCode, 201)
    }
    const { data } = (await anna.get('/watch-list?locale=en')).json()
    assert.deepEqual(
      data.map((saved: { training: { title: string } }) => saved.training.title),
      ['100% back', 'Neck exercises'],
    )
    assert.equal((await eve.remove(`/watch-list/${data[0].id}`)).statusCode, 404)
    assert.equal((await anna.remove(`/watch-list/${data[0].id}`)).statusCode, 204)
    assert.equal((await anna.get('/watch-list')).json().data.length, 1)
  })
})
