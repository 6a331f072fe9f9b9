import { SYMPTOMS } from '@kinora/limits'
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { assertMoment } from '../../../testing/assertMoment.ts'
import { addCaller, dataOf, eventKindsOf } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { endDay } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam } from '../../../testing/care/trainedMembers.ts'
import { addDays } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

const ZONE = 'Europe/Warsaw'
const NONE = Object.fromEntries(SYMPTOMS.map((name) => [name, false]))
const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  const somebody = () => addCaller(running.app, { email: `state${++people}@kinora.example` })

  test('every symptoms survey is kept; the last is how the member is', async () => {
    const [{ member, specialist }, other] = [await addTeam(running.app), await somebody()]
    assert.equal(await dataOf(member, '/symptoms-surveys/last'), null)
    const begun = Date.now()
    const first = await member.post('/symptoms-surveys', { data: { ...NONE, pain: 0, stress: true } })
    assert.equal(first.statusCode, 201, first.body)
    const { id, day, lastUpdate, ...answers } = first.json().data
    assert.match(day, /^\d{4}-\d\d-\d\d$/)
    assert.deepEqual(answers, { ...NONE, pain: 0, stress: true })
    assert.ok(id > 0)
    assertMoment(lastUpdate, { since: begun })
    await member.post('/symptoms-surveys', { data: { ...NONE, pain: 100 } })

    assert.equal((await dataOf(member, '/symptoms-surveys/last')).pain, 100)
    const history = (await member.get('/symptoms-surveys')).json()
    assert.deepEqual(
      history.data.map(({ pain, stress }: { pain: number; stress: boolean }) => [pain, stress]),
      [
        [100, false],
        [0, true],
      ],
    )
    assert.deepEqual(history.meta.pagination, { page: 1, pageSize: 20, pageCount: 1, total: 2 })
    assert.deepEqual(
      [await dataOf(other, '/symptoms-surveys'), await dataOf(other, '/symptoms-surveys/last')],
      [[], null],
    )
    assert.deepEqual(await eventKindsOf(running.app, member.userId), ['survey.answered', 'survey.answered'])
    assert.deepEqual(await eventKindsOf(running.app, specialist.userId), await eventKindsOf(running.app, member.userId))
  })

  test('a survey that is sent twice is saved once; the key is the sender’s own', async () => {
    const [member, other] = [await somebody(), await somebody()]
    const key = randomUUID()
    const send = (who: Caller, pain: number) => who.post('/symptoms-surveys', { data: { ...NONE, pain, key } })
    const [first, second] = [(await send(member, 50)).json().data, (await send(member, 0)).json().data]
    assert.deepEqual(second, first)
    assert.notEqual((await send(other, 50)).json().data.id, first.id)
    assert.equal((await dataOf(member, '/symptoms-surveys')).length, 1)
    assert.deepEqual(await eventKindsOf(running.app, member.userId), ['survey.answered'])
  })

  for (const [what, data] of [
    ['another pain', { ...NONE, pain: 10 }],
    ['a missing answer', { pain: 50 }],
    ['an unknown symptom', { ...NONE, pain: 50, hunger: true }],
    ['a text instead of a boolean', { ...NONE, pain: 50, stress: 'true' }],
  ] as const)
    test(`a survey with ${what} is refused`, async () => {
      const member = await somebody()
      assert.equal((await member.post('/symptoms-surveys', { data })).statusCode, 400)
      assert.deepEqual(await dataOf(member, '/symptoms-surveys'), [])
    })

  test('a day has one emotion, the last', async () => {
    const [member, other] = [await somebody(), await somebody()]
    const tell = async (emotion: string, timeZone: string) =>
      (await member.post('/emotions', { data: { emotion, timeZone } })).json().data
    assert.deepEqual((await tell('sad', west)).day, dayIn(west))
    await tell('happy', east)
    await endDay(running.app, member.userId)
    await tell('calm', east)
    assert.deepEqual(
      (await dataOf(member, `/emotions?to=${dayIn(east)}`)).map(
        ({ day, emotion }: { day: string; emotion: string }) => [day, emotion],
      ),
      [
        [dayIn(west), 'happy'],
        [dayIn(east), 'calm'],
      ],
    )
    assert.deepEqual(await dataOf(other, '/emotions'), [])
    assert.equal((await member.post('/emotions', { data: { emotion: 'bored' } })).statusCode, 400)
    assert.deepEqual(await eventKindsOf(running.app, member.userId), [
      'survey.answered',
      'survey.answered',
      'survey.answered',
    ])
  })

  test('emotions are listed from a day to a day, of the last six weeks unless asked for', async () => {
    const member = await somebody()
    const today = dayIn(ZONE)
    const ago = (days: number) => addDays(today, -days)
    for (const days of [0, 41, 42, 399])
      await running.app.db.rows("insert into emotions (user_id, day, emotion) values ($userId, $day::date, 'calm')", {
        userId: member.userId,
        day: ago(days),
      })
    const days = async (query: string) =>
      (await dataOf(member, `/emotions${query}`)).map(({ day }: { day: string }) => day)
    assert.deepEqual(await days(''), [ago(41), today])
    assert.deepEqual(await days(`?from=${ago(399)}`), [ago(399), ago(42), ago(41), today])
    assert.deepEqual(await days(`?from=${ago(42)}&to=${ago(41)}`), [ago(42), ago(41)])
    assert.deepEqual(await days(`?to=${ago(41)}`), [ago(42), ago(41)])
    for (const wrong of [
      `from=${ago(400)}`,
      `from=${today}&to=${ago(1)}`,
      'from=2026-02-30',
      'to=0000-01-10',
      'from=0000-12-01&to=0000-12-31',
    ])
      assert.equal((await member.get(`/emotions?${wrong}`)).statusCode, 400, wrong)
  })
})
