import { GOAL_SCORES_SHOWN, GOALS_MAX } from '@kinora/limits'
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { addCaller, dataOf, eventKindsOf } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { endDay } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam } from '../../../testing/care/trainedMembers.ts'
import { addDays } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'

const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  const somebody = () => addCaller(running.app, { email: `goals${++people}@kinora.example` })

  test('a goal has the scores of its days, until it is ended', async () => {
    const [{ member }, other] = [await addTeam(running.app), await somebody()]
    const added = await member.post('/goals', { data: { text: '  Wejść po schodach bez poręczy ' } })
    assert.equal(added.statusCode, 201, added.body)
    const { id, text, scores } = added.json().data
    assert.deepEqual([text, scores], ['Wejść po schodach bez poręczy', []])
    const score = (points: number, timeZone = west) =>
      member.put(`/goals/${id}/score`, { data: { score: points, timeZone } })
    await score(3)
    assert.deepEqual((await score(4)).json().data.scores, [{ day: dayIn(west), score: 4 }])
    await endDay(running.app, member.userId)
    await score(6, east)
    const renamed = await member.put(`/goals/${id}`, { data: { text: 'Dwa piętra bez poręczy' } })
    assert.equal(renamed.json().data.text, 'Dwa piętra bez poręczy')
    assert.deepEqual(
      (await dataOf(member, '/goals')).map((goal: { scores: object[] }) => goal.scores),
      [
        [
          { day: dayIn(west), score: 4 },
          { day: dayIn(east), score: 6 },
        ],
      ],
    )
    assert.deepEqual(await dataOf(other, '/goals'), [])

    for (const answer of [
      await other.put(`/goals/${id}`, { data: { text: 'Moje' } }),
      await other.put(`/goals/${id}/score`, { data: { score: 1 } }),
      await other.remove(`/goals/${id}`),
    ])
      assert.equal(answer.statusCode, 404)
    assert.equal((await member.remove(`/goals/${id}`)).statusCode, 204)
    assert.equal((await member.remove(`/goals/${id}`)).statusCode, 204)
    assert.deepEqual(await dataOf(member, '/goals'), [])
    assert.equal((await score(9)).statusCode, 404)
    assert.equal((await member.put(`/goals/${id}`, { data: { text: 'Znowu' } })).statusCode, 404)
    const storedScores = await running.app.db.rows('select from goal_scores where user_id = $userId', {
      userId: member.userId,
    })
    assert.equal(storedScores.length, 2)
    assert.equal((await eventKindsOf(running.app, member.userId)).length, 6)
  })

  test('a goal of years has its first score and the latest', async () => {
    const { member } = await addTeam(running.app)
    const { id } = (await member.post('/goals', { data: { text: 'Przejść pięć kilometrów' } })).json().data
    await running.app.db.rows(
      `insert into goal_scores (goal_id, user_id, day, score)
      select $id, $userId, '2026-01-01'::date + number, number % 10 from generate_series(0, 999) number`,
      { id, userId: member.userId },
    )
    const [{ scores }] = await dataOf(member, '/goals')
    assert.deepEqual(scores[0], { day: '2026-01-01', score: 0 })
    assert.deepEqual(
      scores.slice(1).map(({ day }: { day: string }) => day),
      Array.from({ length: GOAL_SCORES_SHOWN }, (_, number) =>
        addDays('2026-01-01', 1_000 - GOAL_SCORES_SHOWN + number),
      ),
    )
  })

  test('a member follows so many goals at most, also with concurrent requests, and one key adds one goal', async () => {
    const member = await somebody()
    const add = (key?: string) => member.post('/goals', { data: { text: 'Spacer', ...(key && { key }) } })
    const key = randomUUID()
    const [first, again] = [(await add(key)).json().data, (await add(key)).json().data]
    assert.equal(first.id, again.id)
    const answers = await Promise.all(Array.from({ length: GOALS_MAX + 1 }, () => add()))
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [
      ...Array<number>(GOALS_MAX - 1).fill(201),
      409,
      409,
    ])
    assert.equal((await add()).json().code, 'goal.tooMany')
    assert.equal((await add(key)).statusCode, 201)
    await member.remove(`/goals/${first.id}`)
    assert.equal((await add()).statusCode, 201)
  })

  for (const data of [{ text: '' }, { text: '   ' }, { text: 'x'.repeat(121) }, {}])
    test(`no goal: ${JSON.stringify(data).slice(0, 30)}`, async () => {
      const member = await somebody()
      assert.equal((await member.post('/goals', { data })).statusCode, 400)
      assert.deepEqual(await dataOf(member, '/goals'), [])
    })

  for (const score of [-1, 11, 2.5])
    test(`no score: ${score}`, async () => {
      const member = await somebody()
      const { id } = (await member.post('/goals', { data: { text: 'Spacer' } })).json().data
      assert.equal((await member.put(`/goals/${id}/score`, { data: { score } })).statusCode, 400)
    })
})
