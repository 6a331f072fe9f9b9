import { eq } from 'drizzle-orm'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { givePath } from '../../../testing/care/trainedMembers.ts'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { endDay } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { signalRules, teamMembers } from '../../team/membership/teamTables.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  const somebody = (more: object = {}) => addCaller(running.app, { email: `member${++people}@kinora.example`, ...more })
  let [polish, english] = [0, 0]
  before(async () => {
    const rows = await running.app.db.rows<{ id: number }>(
      "select id from programs where slug = 'hundred' order by locale desc",
    )
    ;[polish, english] = rows.map(({ id }) => id) as [number, number]
  })
  const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']

  test("a program has one rating for each member and day; a later one replaces the day's first", async () => {
    const [member, other] = [await somebody(), await somebody()]
    const rate = async (data: object) => {
      const answer = await member.post('/feedbacks', { data: { training: polish, timeZone: west, ...data } })
      assert.equal(answer.statusCode, 201, answer.body)
      return answer.json().data
    }
    const first = await rate({ rating: 3, tags: ['calm'], comment: 'dobre' })
    const second = await rate({ training: english, rating: 5 })
    assert.deepEqual([second.id, second.rating, second.tags, second.comment], [first.id, 5, [], null])
    await endDay(running.app, member.userId)
    await rate({ rating: 1, timeZone: east })

    const list = (query: string) => member.get(`/feedbacks?filters[training][id][$eq]=${polish}${query}`)
    const ratings = (await list(`&filters[user][id][$eq]=${member.userId}`))
      .json()
      .data.map(({ rating }: { rating: number }) => rating)
    assert.deepEqual(ratings, [1, 5])
    assert.deepEqual((await other.get('/feedbacks')).json().data, [])
    assert.equal((await list(`&filters[user][id][$eq]=${other.userId}`)).statusCode, 403)
  })

  for (const wrong of [
    { rating: 0 },
    { rating: 6 },
    { rating: 2.5 },
    { rating: 3, comment: 'x'.repeat(1_001) },
    {},
    { rating: 3, extra: 1 },
  ]) {
    test(`an invalid rating is refused: ${JSON.stringify(wrong).slice(0, 40)}`, async () => {
      const member = await somebody()
      assert.equal((await member.post('/feedbacks', { data: { training: polish, ...wrong } })).statusCode, 400)
      assert.deepEqual((await member.get('/feedbacks')).json().data, [])
    })
  }

  test('a note is shared until that is taken back, or the note is deleted', async () => {
    const member = await somebody()
    const save = async (data: object) =>
      (await member.post('/check-ins', { data: { training: polish, ...data } })).json().data.isNoteShared
    assert.equal(await save({ note: 'ciągnie w biodrze' }), false)
    assert.equal(await save({ isNoteShared: true }), true)
    assert.equal(await save({ note: 'ciągnie w lewym biodrze', painAfter: 3 }), true)
    assert.equal((await member.get(`/check-ins/today/${polish}`)).json().data.isNoteShared, true)
    assert.equal(await save({ isNoteShared: false }), false)
    assert.equal(await save({ isNoteShared: true }), true)
    assert.equal(await save({ note: null }), false)
    assert.equal(await save({ note: 'lepiej' }), false)
  })

  test('a feeling is one message to the specialist, in their language, which another feeling that day replaces', async () => {
    const [member, specialist] = [await somebody(), await somebody({ role: 'specialist', locale: 'en' })]
    await running.app.db.orm.insert(teamMembers).values({ memberId: member.userId, specialistId: specialist.userId })
    for (const feeling of ['happy', 'sad', 'calm', 'happy', 'sad', 'sad']) {
      const answer = await member.post('/video-surveys', { data: { training: polish, feeling } })
      assert.equal(answer.statusCode, 201, answer.body)
      assert.equal(answer.json().data.feeling, feeling)
    }
    const sent = await running.app.db.rows(
      'select type, content, metadata, read_at as "readAt" from messages where sender_id = $memberId and receiver_id = $specialistId order by id',
      { memberId: member.userId, specialistId: specialist.userId },
    )
    const message = (response: string) => ({
      type: 'VIDEO_SURVEY_COMPLETED',
      content: '',
      metadata: { program: 'hundred', trainingName: '100% back', userName: 'Anna', response },
      readAt: null,
    })
    assert.deepEqual([...sent], [message('sad')])
    assert.equal(
      (await running.app.db.rows('select 1 from video_surveys where user_id = $userId', { userId: member.userId }))
        .length,
      1,
    )

    await running.app.db.rows('update messages set read_at = now() where sender_id = $userId', {
      userId: member.userId,
    })
    const unread = async () =>
      (
        await running.app.db.rows('select 1 from messages where sender_id = $userId and read_at is null', {
          userId: member.userId,
        })
      ).length
    await member.post('/video-surveys', { data: { training: polish, feeling: 'sad', note: 'more' } })
    assert.equal(await unread(), 0)
    await member.post('/video-surveys', { data: { training: polish, feeling: 'happy' } })
    assert.equal(await unread(), 1)
  })

  test("a member can read and change today's feeling; others cannot see it", async () => {
    const [member, other] = [await somebody(), await somebody()]
    const today = async (caller: typeof member, id: number) =>
      (await caller.get(`/video-surveys/today/${id}`)).json().data
    assert.equal(await today(member, polish), null)
    await member.post('/video-surveys', { data: { training: polish, feeling: 'sad', timeZone: west } })
    const survey = await today(member, english)
    assert.deepEqual([survey.feeling, survey.training.id], ['sad', english])
    assert.equal(await today(other, polish), null)
    assert.equal((await member.get('/video-surveys/today/999999')).statusCode, 404)
    await endDay(running.app, member.userId)
    await member.post('/check-ins', { data: { training: polish, timeZone: east } })
    assert.equal(await today(member, polish), null)
  })

  test('without a specialist nobody is notified of a feeling', async () => {
    const member = await somebody()
    assert.equal((await member.post('/video-surveys', { data: { training: polish, feeling: 'calm' } })).statusCode, 201)
    assert.equal(
      (await running.app.db.rows('select 1 from messages where sender_id = $userId', { userId: member.userId })).length,
      0,
    )
    assert.equal(
      (await member.post('/video-surveys', { data: { training: polish, feeling: 'bored' } })).statusCode,
      400,
    )
  })

  test('a check-in of the same day is updated field by field; skipped fields stay', async () => {
    const [member, other] = [await somebody(), await somebody()]
    const checkIn = async (data: object) =>
      (await member.post('/check-ins', { data: { training: polish, timeZone: west, ...data } })).json().data
    const first = await checkIn({ painBefore: 6 })
    assert.deepEqual([first.painBefore, first.painAfter, first.effort, first.note], [6, null, null, null])
    const second = await checkIn({ painAfter: 3, effort: 'right', note: 'lżej' })
    assert.deepEqual(
      [second.id, second.painBefore, second.painAfter, second.effort, second.note],
      [first.id, 6, 3, 'right', 'lżej'],
    )
    assert.equal((await checkIn({})).painAfter, 3)
    assert.equal((await checkIn({ painBefore: null })).painBefore, null)

    assert.equal((await member.get(`/check-ins/today/${english}`)).json().data.painAfter, 3)
    assert.deepEqual((await other.get(`/check-ins/today/${polish}`)).json(), { data: null })
    await endDay(running.app, member.userId)
    assert.notEqual((await checkIn({ painAfter: 1, timeZone: east })).id, first.id)
    const answer = await member.post('/check-ins', { data: { training: polish, painAfter: 11 } })
    assert.equal(answer.statusCode, 400)
  })

  test("a check-in asks for rest from the specialist's own pain on, from the general one without, and if it was too hard", async () => {
    const [member, specialist] = [await somebody(), await somebody({ role: 'specialist' })]
    const pair = { memberId: member.userId, specialistId: specialist.userId }
    await givePath(running.app, member.userId, { items: [] })
    const stops = async (data: object) => {
      const written = (await member.post('/check-ins', { data: { training: polish, ...data } })).json().data
      const read = (await member.get(`/check-ins/today/${english}`)).json().data
      assert.equal(read.stop, written.stop)
      assert.equal((await member.get('/my-plan')).json().data.asksForRest, written.stop)
      return read.stop
    }
    assert.deepEqual([await stops({ painAfter: 6, effort: 'right' }), await stops({ painAfter: 7 })], [false, true])
    await running.app.db.orm.insert(teamMembers).values(pair)
    await running.app.db.orm.insert(signalRules).values({ ...pair, painHigh: 5 })
    assert.deepEqual([await stops({ painAfter: 5 }), await stops({ painAfter: 4 })], [true, false])
    assert.deepEqual([await stops({ effort: 'hard' }), await stops({ effort: 'light' })], [true, false])
    await running.app.db.orm
      .update(signalRules)
      .set({ painHigh: null })
      .where(eq(signalRules.specialistId, specialist.userId))
    assert.deepEqual([await stops({ painAfter: 6 }), await stops({ painAfter: 7 })], [false, true])
  })
})
