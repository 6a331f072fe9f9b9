import type { FastifyInstance } from 'fastify'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase, onPostgres } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { feedbacks } from './answerTables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { addDone } from '../../../testing/care/trainedMembers.ts'
import { until } from '../../../testing/until.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>
type Shown = { average: number; count: number } | undefined

/** People whose stars count: with a confirmed address, and every program done. */
async function addRaters(app: FastifyInstance, length: number): Promise<Caller[]> {
  const people = await Promise.all(
    Array.from({ length }, (_, number) => addCaller(app, { email: `rater${number}@kinora.example` })),
  )
  for (const { userId } of people) {
    await confirm(app, userId)
    for (const { slug } of await app.db.rows<{ slug: string }>('select distinct slug from programs'))
      await addDone(app, userId, slug, ['2026-11-20'])
  }
  return people
}

const confirm = ({ db }: FastifyInstance, userId: number) =>
  db.rows('update users set email_verified_at = now() where id = $userId', { userId })

onOneDatabase((create) => {
  const running = useApp(create)
  let people: Caller[]
  const ids = new Map<string, number>()
  const idOf = (name: string) => ids.get(name) ?? 0

  before(async () => {
    people = await addRaters(running.app, 5)
    for (const { id, slug, locale } of await running.app.db.rows<{ id: number; slug: string; locale: string }>(
      'select id, slug, locale from programs',
    )) {
      ids.set(`${slug} ${locale}`, id)
    }
  })

  const rate = async (number: number, training: number, rating: number, timeZone?: string) => {
    const answer = await people[number]!.post('/feedbacks', {
      data: { training, rating, ...(timeZone && { timeZone }) },
    })
    assert.equal(answer.statusCode, 201, answer.body)
  }
  /** Read from the database, without a cache. */
  const stored = async (slug: string): Promise<Shown> => {
    const [row] = await running.app.db.rows<{ average: number; count: number }>(
      'select average::float8 as average, count from program_ratings where program = $slug',
      { slug },
    )
    return row && { ...row }
  }
  const version = async () =>
    Number((await running.app.db.rows<{ version: number }>('select version::int from content_state'))[0]?.version)

  test(
    'a rating is shown from three people on, in both languages, and can be sorted by',
    { timeout: 60_000 },
    async () => {
      const [polish, english] = [idOf('hundred pl'), idOf('hundred en')]
      await rate(0, polish, 5)
      await rate(1, english, 4)
      const detail = async () => (await running.app.inject(`/api/trinings/${english}`)).json().data.rating as Shown
      assert.equal(await detail(), undefined)
      await rate(2, polish, 4)
      await until('the rating is shown', async () => (await detail()) !== undefined)
      assert.deepEqual(await detail(), { average: 4.3, count: 3 })

      const all = (await running.app.inject('/api/trinings?sort=rating:desc')).json().data
      assert.deepEqual(
        [all[0].title, all[0].rating, all[1].title, 'rating' in all[1]],
        ['100% pleców', { average: 4.3, count: 3 }, 'Ćwiczenia na szyję', false],
      )
      assert.deepEqual((await people[0]!.get(`/trinings/${polish}`)).json().data.rating, { average: 4.3, count: 3 })
    },
  )

  test('only the latest stars of each person count', async () => {
    const program = idOf('slashes pl')
    for (const number of [0, 1, 2]) await rate(number, program, 5, 'Pacific/Pago_Pago')
    await rate(0, program, 1, 'Pacific/Kiritimati')
    assert.deepEqual(await stored('slashes'), { average: 3.7, count: 3 })
    await rate(0, program, 3, 'Pacific/Kiritimati')
    assert.deepEqual(await stored('slashes'), { average: 4.3, count: 3 })
  })

  test('stars count once their giver has confirmed the address and done the program', async () => {
    const program = idOf('more-4 pl')
    for (const number of [0, 1, 2]) await rate(number, program, 5)
    const stranger = await addCaller(running.app, { email: 'stranger@kinora.example' })
    const give = () => stranger.post('/feedbacks', { data: { training: program, rating: 1 } })
    assert.equal((await give()).statusCode, 201)
    assert.deepEqual(await stored('more-4'), { average: 5, count: 3 }, 'neither')
    await confirm(running.app, stranger.userId)
    assert.deepEqual(await stored('more-4'), { average: 5, count: 3 }, 'confirmed alone')
    assert.equal((await stranger.post(`/progress/done/${idOf('more-2 pl')}`, {})).statusCode, 201)
    assert.deepEqual(await stored('more-4'), { average: 5, count: 3 }, 'another program was done')
    assert.equal((await stranger.post(`/progress/done/${program}`, {})).statusCode, 201)
    assert.deepEqual(await stored('more-4'), { average: 4, count: 4 }, 'both, without rating again')

    const late = await addCaller(running.app, { email: 'late@kinora.example' })
    await late.post(`/progress/done/${program}`, {})
    await late.post('/feedbacks', { data: { training: program, rating: 1 } })
    assert.deepEqual(await stored('more-4'), { average: 4, count: 4 }, 'done alone')
    await confirm(running.app, late.userId)
    assert.deepEqual(await stored('more-4'), { average: 3.4, count: 5 }, 'confirmed afterwards')
  })

  test('stars that do not change the shown rating do not change the content version', async () => {
    const program = idOf('more-2 pl')
    const before = await version()
    await rate(0, program, 4)
    await rate(1, program, 4)
    await rate(1, program, 4)
    assert.equal(await version(), before, 'two people are not shown')
    await rate(2, program, 4)
    const versionWithRating = await version()
    assert.ok(versionWithRating > before)
    await rate(2, program, 4)
    assert.equal(await version(), versionWithRating, 'the same again')
    await rate(2, program, 5)
    assert.ok((await version()) > versionWithRating)
  })

  test('deleting an account removes its stars from the rating', async () => {
    const program = idOf('more-3 pl')
    for (const number of [0, 1, 2, 3]) await rate(number, program, number + 1)
    assert.deepEqual(await stored('more-3'), { average: 2.5, count: 4 })
    const erase = (number: number) =>
      running.app.db.rows('delete from users where id = $userId', { userId: people[number]!.userId })
    await erase(3)
    assert.deepEqual(await stored('more-3'), { average: 2, count: 3 })
    await erase(2)
    assert.equal(await stored('more-3'), undefined, 'of two people nothing is shown')
  })
})

onPostgres((create) => {
  const running = useApp(create)

  test('concurrent ratings are all counted', { timeout: 60_000 }, async () => {
    const { db } = running.app
    const people = await addRaters(running.app, 4)
    const give = ({ orm }: Queryable, number: number) =>
      orm
        .insert(feedbacks)
        .values({ userId: people[number]!.userId, program: 'hundred', day: '2026-11-21', rating: number + 2, tags: [] })
    const someoneWaits = async () =>
      (await db.rows(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
        .length > 0

    await give(db, 0)
    await give(db, 1)
    let isWritten = false
    const last = await db.transaction(async (tx) => {
      await give(tx, 2)
      const other = db
        .transaction((another) => give(another, 3))
        .then(() => {
          isWritten = true
        })
      await until('the other rating waits, or is written', async () => isWritten || (await someoneWaits()))
      return { other }
    })
    await last.other
    assert.deepEqual(
      [...(await db.rows('select average::float8 as average, count from program_ratings'))],
      [{ average: 3.5, count: 4 }],
    )
  })
})
