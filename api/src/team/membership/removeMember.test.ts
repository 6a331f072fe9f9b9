import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam } from '../../../testing/team/teams.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const eventsOf = (userId: number) =>
    running.app.db.rows<object>('select kind, data from events where user_id = $userId order by id', { userId })

  test('a specialist removes a member: both are told once, and both can read the conversation', async () => {
    const { member, specialist } = await addTeam(running.app)
    const url = `/team/member/${member.userId}`
    const answers = await Promise.all([1, 2, 3].map(() => specialist.remove(url)))
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [204, 404, 404])

    const left = { kind: 'team.left', data: { memberId: member.userId, specialistId: specialist.userId } }
    assert.deepEqual(await eventsOf(member.userId), [left])
    assert.deepEqual(await eventsOf(specialist.userId), [left])
    const { data } = (await member.get(`/message/${specialist.userId}`)).json()
    assert.deepEqual(
      data.map(({ type, senderId, receiverId }: { type: string; senderId: number; receiverId: number }) => [
        type,
        senderId,
        receiverId,
      ]),
      [['LEAVE_TEAM', specialist.userId, member.userId]],
    )
    assert.deepEqual((await specialist.get(`/message/${member.userId}`)).json().data, data)
    assert.equal((await member.remove('/team')).statusCode, 404)
    assert.equal((await specialist.get('/team')).json().data.members, 0)
  })
})
