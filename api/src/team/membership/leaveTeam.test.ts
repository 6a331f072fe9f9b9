import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { openEvents } from '../../../testing/messages/eventClient.ts'
import { erasureCode } from '../../../testing/messages/erasureCode.ts'
import { PASSWORD } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam, type TeamCaller } from '../../../testing/team/teams.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const eventsOf = (userId: number) =>
    running.app.db.rows<object>('select kind, data from events where user_id = $userId order by id', { userId })

  let url = ''
  before(async () => {
    url = await running.app.listen({ host: '127.0.0.1', port: 0 })
  })

  async function erase(caller: TeamCaller) {
    assert.equal((await caller.remove('/user/me', { password: PASSWORD })).statusCode, 202)
    const code = await erasureCode(running, caller.userId)
    assert.equal((await caller.remove('/user/me', { code })).statusCode, 204)
  }

  test('a member leaves their team: both are told, and the conversation ends with a message', async () => {
    const { member, specialist } = await addTeam(running.app)
    const other = await addTeam(running.app)
    const answers = await Promise.all([1, 2, 3].map(() => member.remove('/team')))
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [204, 404, 404])

    const left = { kind: 'team.left', data: { memberId: member.userId, specialistId: specialist.userId } }
    assert.deepEqual(await eventsOf(member.userId), [left])
    assert.deepEqual(await eventsOf(specialist.userId), [left])
    assert.deepEqual(await eventsOf(other.specialist.userId), [])
    const { data } = (await member.get(`/message/${specialist.userId}`)).json()
    assert.deepEqual(
      data.map(({ type, senderId, metadata }: { type: string; senderId: number; metadata: object }) => [
        type,
        senderId,
        metadata,
      ]),
      [['LEAVE_TEAM', member.userId, { userName: 'Anna' }]],
    )
    assert.equal((await specialist.get(`/message/${member.userId}`)).json().count, 1, 'the last word is for both')
    assert.equal(
      (await other.member.get(`/message/${other.specialist.userId}/status`)).json().data.canReply,
      true,
      'another team goes on',
    )
  })

  test('a deleted account leaves its teams: the others are told by ids alone, and their streams end', async () => {
    for (const who of ['member', 'specialist'] as const) {
      const [team, elsewhere] = [await addTeam(running.app), await addTeam(running.app)]
      const { [who]: leaving, [who === 'member' ? 'specialist' : 'member']: other } = team
      const client = await openEvents(url, { token: other.token })
      assert.equal((await client.next())?.kind, 'ready')
      await erase(leaving)

      const data = { memberId: team.member.userId, specialistId: team.specialist.userId }
      const told = await client.next()
      assert.deepEqual([told?.kind, told?.data], ['team.left', data], who)
      assert.equal(await client.next(), undefined)
      assert.deepEqual(await eventsOf(other.userId), [{ kind: 'team.left', data }])
      assert.deepEqual(await eventsOf(elsewhere[who].userId), [])
    }
  })

  test('only members leave a team, and only one that they are in', async () => {
    const { specialist } = await addTeam(running.app)
    assert.equal((await specialist.remove('/team')).statusCode, 403)
    const alone = await addCaller(running.app, { email: 'in.no.team@kinora.example' })
    assert.equal((await alone.remove('/team')).statusCode, 404)
  })
})
