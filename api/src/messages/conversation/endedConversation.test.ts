import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MessagePage } from '@kinora/contracts'
import { ENDED_READABLE_DAYS } from '@kinora/limits'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam, type TeamCaller } from '../../../testing/team/teams.ts'

type Team = Awaited<ReturnType<typeof addTeam>>

onOneDatabase((create) => {
  const running = useApp(create)
  const send = (from: TeamCaller, to: TeamCaller) =>
    from.post('/message', { receiverId: to.userId, content: 'Dzień dobry' })
  const page = async (reader: TeamCaller, other: TeamCaller): Promise<MessagePage> =>
    (await reader.get(`/message/${other.userId}`)).json()
  const status = async (reader: TeamCaller, other: TeamCaller) =>
    (await reader.get(`/message/${other.userId}/status`)).json().data
  const unread = async (reader: TeamCaller) => (await reader.get('/message/unread')).json().data.unread

  for (const [who, end] of [
    ['member', ({ member }: Team) => member.remove('/team')],
    ['specialist', ({ member, specialist }: Team) => specialist.remove(`/team/member/${member.userId}`)],
  ] as const)
    test(`a conversation that the ${who} has ended is read by both, with its last word, and goes on for nobody`, async () => {
      const team = await addTeam(running.app)
      const { member, specialist } = team
      await send(member, specialist)
      await send(specialist, member)
      assert.equal((await end(team)).statusCode, 204)
      for (const [reader, other] of [
        [member, specialist],
        [specialist, member],
      ] as const) {
        const { data, count } = await page(reader, other)
        assert.deepEqual([data[0]?.type, count], ['LEAVE_TEAM', 3])
        const { canReply, ended } = await status(reader, other)
        assert.deepEqual([canReply, ended.at, ended.byCaller], [false, data[0]?.createAt, reader === team[who]])
        const days = (Date.parse(ended.specialistUntil) - Date.parse(ended.at)) / 86_400_000
        assert.ok(Math.abs(days - ENDED_READABLE_DAYS) < 1, String(days))
        const refused = await reader.post('/message', { receiverId: other.userId, content: 'Jeszcze jedno' })
        assert.deepEqual([refused.statusCode, refused.json().code], [403, 'message.ended'])
        assert.ok((await unread(reader)) > 0)
        await reader.post(`/message/status/${data.map(({ id }) => id).join()}`)
        assert.equal(await unread(reader), 0)
      }
      const [row] = (await member.get('/message/ended')).json().data
      assert.deepEqual(
        [row.userId, row.last.type, row.ended.byCaller],
        [specialist.userId, 'LEAVE_TEAM', who === 'member'],
      )
    })

  test('a former specialist reads no longer than a month, and not without consent; the member always does', async () => {
    const [old, without] = [await addTeam(running.app), await addTeam(running.app)]
    for (const { member, specialist } of [old, without]) await send(member, specialist)
    await old.member.remove('/team')
    await running.app.db.rows(
      `update messages set created_at = created_at - interval '${ENDED_READABLE_DAYS} days' where sender_id = $userId`,
      { userId: old.member.userId },
    )
    const withdrawn = { data: { kind: 'health', isGiven: false } }
    assert.equal((await without.member.post('/user/me/consents', withdrawn)).statusCode, 200)
    for (const { member, specialist } of [old, without]) {
      assert.equal((await specialist.get(`/message/${member.userId}`)).statusCode, 404)
      assert.equal((await specialist.get(`/message/${member.userId}/status`)).statusCode, 404)
      assert.equal((await specialist.post('/message', { receiverId: member.userId, content: 'Halo' })).statusCode, 404)
      assert.equal(await unread(specialist), 0)
      const { data } = await page(member, specialist)
      await specialist.post(`/message/status/${data.map(({ id }) => id).join()}`)
      assert.ok((await page(member, specialist)).data.every(({ isRead }) => !isRead))
      assert.equal((await status(member, specialist)).ended.specialistUntil, null)
    }
  })

  test('a team that began again has not ended', async () => {
    const { member, specialist } = await addTeam(running.app)
    await member.remove('/team')
    await running.app.db.rows('insert into team_members (member_id, specialist_id) values ($memberId, $specialistId)', {
      memberId: member.userId,
      specialistId: specialist.userId,
    })
    assert.deepEqual(
      [(await status(member, specialist)).ended, (await status(member, specialist)).canReply],
      [null, true],
    )
    assert.deepEqual((await member.get('/message/ended')).json().data, [])
  })
})
