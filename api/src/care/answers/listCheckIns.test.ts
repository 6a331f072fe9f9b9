import type { PastCheckIn } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addDays } from '../../platform/days/calendarDays.ts'
import { dayIn } from '../../platform/days/ownDays.ts'
import { checkIns } from './answerTables.ts'

onOneDatabase((create) => {
  const running = useApp(create)

  test("a member's check-ins are listed from a day to a day, the oldest first", async () => {
    const [member, other] = [
      await addCaller(running.app, { email: 'pain@kinora.example' }),
      await addCaller(running.app, { email: 'no.pain@kinora.example' }),
    ]
    const ago = (days: number) => addDays(dayIn('Europe/Warsaw'), -days)
    const row = (days: number, program: string, painAfter: number | null = null) => ({
      userId: member.userId,
      program,
      day: ago(days),
      painBefore: 5,
      painAfter,
    })
    await running.app.db.orm
      .insert(checkIns)
      .values([row(0, 'hundred', 2), row(27, 'gone'), row(28, 'slashes'), row(399, 'hundred')])
    const list = async (query = '', who = member): Promise<PastCheckIn[]> => {
      const answer = await who.get(`/check-ins${query}`)
      assert.equal(answer.statusCode, 200, answer.body)
      return answer.json().data
    }
    const days = (listed: PastCheckIn[]) => listed.map(({ day, trainingName }) => [day, trainingName])

    const recent = await list('?locale=en')
    assert.deepEqual(days(recent), [
      [ago(27), null],
      [ago(0), '100% back'],
    ])
    const { id, createdAt, ...last } = recent[1] as PastCheckIn
    assert.ok(id > 0 && createdAt.endsWith('Z'))
    assert.deepEqual(last, {
      day: ago(0),
      trainingName: '100% back',
      painBefore: 5,
      painAfter: 2,
      effort: null,
      note: null,
    })
    assert.deepEqual(days(await list(`?from=${ago(399)}&to=${ago(28)}`)), [
      [ago(399), '100% pleców'],
      [ago(28), 'Góra\\dół'],
    ])
    assert.deepEqual(await list('', other), [])
    assert.equal((await member.get(`/check-ins?from=${ago(400)}`)).statusCode, 400)
  })
})
