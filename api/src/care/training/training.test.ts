import { randomUUID } from 'node:crypto'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { endDay } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { givePath, NO_DOSE } from '../../../testing/care/trainedMembers.ts'
import { dayIn, nextDayIn } from '../../platform/days/ownDays.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  const somebody = () => addCaller(running.app, { email: `member${++people}@kinora.example` })
  let ids: Record<string, number>
  before(async () => {
    const rows = await running.app.db.rows<{ id: number; name: string }>(
      "select id, slug || ' ' || locale as name from programs",
    )
    ids = Object.fromEntries(rows.map(({ id, name }) => [name, id]))
  })
  const done = (id: number | undefined) => `/progress/done/${id}`

  test('the fourth time on one day is refused, in any language, with the time when it is possible again', async () => {
    const member = await somebody()
    const timeZone = 'Europe/Warsaw'
    for (const [name, doneToday] of [
      ['hundred pl', 1],
      ['hundred en', 2],
      ['hundred pl', 3],
    ] as const) {
      const answer = await member.post(done(ids[name]), { timeZone })
      assert.equal(answer.statusCode, 201, answer.body)
      assert.deepEqual([answer.json().data.doneToday, answer.json().data.dailyMaximum], [doneToday, 3])
    }
    const refused = await member.post(done(ids['hundred en']), { timeZone })
    assert.deepEqual(
      [refused.statusCode, refused.json().code, refused.json().opensAt],
      [409, 'training.dailyMaximum', nextDayIn(timeZone).toISOString()],
    )
    assert.ok(Number(refused.headers['retry-after']) > 0)
    assert.equal((await member.post(done(ids['slashes pl']), {})).statusCode, 201)
  })

  test('concurrent requests cannot exceed the daily maximum', async () => {
    const member = await somebody()
    const answers = await Promise.all(Array.from({ length: 8 }, () => member.post(done(ids['hundred pl']), {})))
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 201, 201, 409, 409, 409, 409, 409])
  })

  test('a write that is sent twice counts once', async () => {
    const member = await somebody()
    const key = randomUUID()
    const answers = [
      await member.post(done(ids['hundred pl']), { key }),
      await member.post(done(ids['hundred pl']), { key }),
    ]
    assert.deepEqual(
      answers.map((answer) => answer.json().data.id),
      [answers[0]?.json().data.id, answers[0]?.json().data.id],
    )
    assert.equal((await member.get('/done-trainings')).json().meta.pagination.total, 1)
  })

  test('an idempotency key of another program is refused, and nothing is counted', async () => {
    const [member, other] = [await somebody(), await somebody()]
    const key = randomUUID()
    const first = await member.post(done(ids['hundred pl']), { key })
    const refused = await member.post(done(ids['slashes pl']), { key })
    assert.deepEqual([refused.statusCode, refused.json().code], [422, 'training.usedKey'])
    assert.equal((await member.get('/done-trainings')).json().meta.pagination.total, 1)
    const inEnglish = await member.post(done(ids['hundred en']), { key })
    assert.deepEqual([inEnglish.statusCode, inEnglish.json().data.id], [201, first.json().data.id])
    assert.equal((await other.post(done(ids['slashes pl']), { key })).statusCode, 201)
  })

  test("the daily maximum counts by the day in the member's time zone, which another zone does not restart", async () => {
    const member = await somebody()
    // Twenty-five hours apart, so that it is never the same day in both.
    const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']
    assert.notEqual(dayIn(west), dayIn(east))
    for (let times = 0; times < 3; times++)
      assert.equal((await member.post(done(ids['hundred pl']), { timeZone: west })).statusCode, 201)
    for (const timeZone of [west, east, 'Europe/Warsaw']) {
      const refused = await member.post(done(ids['hundred pl']), { timeZone })
      assert.deepEqual([refused.statusCode, refused.json().opensAt], [409, nextDayIn(west).toISOString()], timeZone)
      assert.equal((await member.get(`/progress/today?timeZone=${timeZone}`)).json().data.day, dayIn(west))
    }

    await endDay(running.app, member.userId)
    assert.equal((await member.post(done(ids['hundred pl']), { timeZone: east })).statusCode, 201)
    assert.equal((await member.post(done(ids['hundred pl']), {})).json().data.doneToday, 2)
    assert.equal((await member.get('/progress/today')).json().data.day, dayIn(east))
  })

  test('GET today uses the same day as the limit: in the time zone that is sent, otherwise in the stored one', async () => {
    const [member, other] = [await somebody(), await somebody()]
    const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']
    const today = async (query: string, person = member) => (await person.get(`/progress/today?${query}`)).json().data
    for (const name of ['hundred pl', 'slashes pl', 'hundred en', 'hundred pl'])
      await member.post(done(ids[name]), { timeZone: west })

    const { done: counted, ...day } = await today(`locale=en&timeZone=${west}`)
    assert.deepEqual(day, { day: dayIn(west), endsAt: nextDayIn(west).toISOString(), dailyMaximum: 3, limited: [] })
    assert.deepEqual(
      counted.map((entry: { training: { id: number }; times: number }) => [entry.training.id, entry.times]),
      [
        [ids['hundred en'], 3],
        [ids['slashes en'], 1],
      ],
    )
    assert.deepEqual((await today('')).day, dayIn(west))
    await endDay(running.app, member.userId)
    const elsewhere = await today(`timeZone=${east}`)
    assert.deepEqual([elsewhere.day, elsewhere.done], [dayIn(east), []])
    assert.deepEqual((await today('')).day, dayIn(west), 'a read stores no time zone')
    assert.deepEqual((await today(`timeZone=${west}`, other)).done, [])
    assert.equal((await today('timeZone=Mars/Olympus')).day, dayIn(west))
  })

  test('GET today says which programs the path allows less often', async () => {
    const member = await somebody()
    const dose = { ...NO_DOSE, perDayMax: 1 }
    await givePath(running.app, member.userId, {
      items: [
        { program: 'hundred', dose },
        { program: 'slashes', dose: null },
      ],
    })
    const { dailyMaximum, limited } = (await member.get('/progress/today?locale=en')).json().data
    assert.deepEqual([dailyMaximum, limited], [3, [{ training: { id: ids['hundred en'] }, dailyMaximum: 1 }]])
    assert.equal((await member.post(done(ids['hundred pl']), {})).json().data.dailyMaximum, 1)
  })

  test('a time zone is stored by one name, however it is spelt', async () => {
    const member = await somebody()
    await member.post(done(ids['hundred pl']), { timeZone: 'aSIA/tokyo' })
    const [{ timeZone } = {}] = await running.app.db.rows<{ timeZone: string }>(
      'select time_zone as "timeZone" from users where id = $userId',
      { userId: member.userId },
    )
    assert.equal(timeZone, 'Asia/Tokyo')
  })

  test('a write with a time zone that nobody knows counts in the stored one', async () => {
    const member = await somebody()
    await running.app.db.rows("update users set time_zone = 'Asia/Tokyo' where id = $userId", {
      userId: member.userId,
    })
    for (const timeZone of ['Etc/Unknown', 'undefined', '+02:00'])
      assert.equal((await member.post(done(ids['hundred pl']), { timeZone })).statusCode, 201, timeZone)
    const { day } = (await member.get('/progress/today?timeZone=Etc/Unknown')).json().data
    assert.equal(day, dayIn('Asia/Tokyo'))
    assert.equal((await member.post(done(999_999), {})).statusCode, 404)
  })

  test('done programs are listed for their member only, filtered by program and time', async () => {
    const [member, other] = [await somebody(), await somebody()]
    await member.post(done(ids['hundred pl']), {})
    await member.post(done(ids['slashes pl']), {})
    await running.app.db.rows(
      "update done_trainings set created_at = now() - interval '2 days' where user_id = $userId and program = $program",
      { userId: member.userId, program: 'slashes' },
    )
    const since = new Date(Date.now() - 86_400_000).toISOString()
    const list = async (query: string) => (await member.get(`/done-trainings?${query}`)).json()

    assert.deepEqual(
      (await list('locale=en')).data.map((row: { training: { title: string } }) => row.training.title),
      ['100% back', 'Up\\down'],
    )
    const today = await list(
      `filters[user][id][$eq]=${member.userId}&filters[training][id][$eq]=${ids['hundred en']}&filters[createdAt][$gte]=${since}&filters[createdAt][$lte]=${new Date().toISOString()}`,
    )
    assert.deepEqual([today.meta.pagination.total, today.data[0].training.id], [1, ids['hundred pl']])
    assert.equal(
      (await list(`filters[training][id][$eq]=${ids['slashes pl']}&filters[createdAt][$gte]=${since}`)).meta.pagination
        .total,
      0,
    )
    assert.equal((await other.get('/done-trainings')).json().meta.pagination.total, 0)
    assert.equal((await other.get(`/done-trainings?filters[user][id][$eq]=${member.userId}`)).statusCode, 403)
    assert.equal((await member.get('/done-trainings?filters[createdAt][$gte]=yesterday')).statusCode, 400)
  })

  test('the playback position is shared by all devices until the program is done', async () => {
    const [member, other] = [await somebody(), await somebody()]
    const position = (id: number | undefined) => `/progress/position/${id}`
    assert.deepEqual((await member.get(position(ids['hundred pl']))).json(), { data: null })
    assert.equal((await member.put(position(ids['hundred pl']), { seconds: 12.5 })).statusCode, 204)
    assert.equal((await member.put(position(ids['hundred en']), { seconds: 41.25 })).statusCode, 204)
    assert.deepEqual((await member.get(position(ids['hundred pl']))).json(), { data: { seconds: 41.25 } })
    assert.deepEqual((await other.get(position(ids['hundred pl']))).json(), { data: null })
    assert.equal((await member.put(position(ids['hundred pl']), { seconds: -1 })).statusCode, 400)

    const begun = async () =>
      (await member.get('/progress/positions?locale=en'))
        .json()
        .data.map((row: { training: { title: string }; seconds: number }) => [row.training.title, row.seconds])
    assert.deepEqual(await begun(), [['100% back', 41.25]])
    await member.post(done(ids['hundred pl']), {})
    assert.deepEqual([await begun(), (await member.get(position(ids['hundred pl']))).json()], [[], { data: null }])
  })

  test('films that were barely started or nearly finished are not in the list of started films', async () => {
    const member = await somebody()
    for (const seconds of [3, 599]) {
      await member.put(`/progress/position/${ids['hundred pl']}`, { seconds })
      assert.deepEqual((await member.get('/progress/positions')).json().data, [], String(seconds))
    }
  })
})
