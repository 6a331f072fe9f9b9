import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MessagePage } from '@kinora/contracts'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam, type TeamCaller } from '../../../testing/team/teams.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const send = async (from: TeamCaller, to: TeamCaller, content = 'Dzień dobry'): Promise<number> =>
    (await from.post('/message', { receiverId: to.userId, content })).json().data.id
  const page = async (reader: TeamCaller, other: TeamCaller, query = ''): Promise<MessagePage> =>
    (await reader.get(`/message/${other.userId}${query}`)).json()
  const texts = async (...call: Parameters<typeof page>) => (await page(...call)).data.map(({ content }) => content)
  const status = async (reader: TeamCaller, other: TeamCaller) =>
    (await reader.get(`/message/${other.userId}/status`)).json().data
  const unread = async (reader: TeamCaller) => (await reader.get('/message/unread')).json().data.unread
  const events = ({ userId }: TeamCaller, kind: string) =>
    running.app.db.rows<{ data: { ids: number[] } }>(
      'select data from events where user_id = $userId and kind = $kind order by id',
      { userId, kind },
    )

  test('a conversation is read page by page, the newest first, with the number of all its messages', async () => {
    const { member, specialist } = await addTeam(running.app)
    const other = await addTeam(running.app)
    await send(other.member, other.specialist)
    for (let number = 1; number <= 25; number++)
      await (number % 3 ? send(member, specialist, `${number}`) : send(specialist, member, `${number}`))
    const numbers = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, place) => `${from - place}`)
    assert.deepEqual(await texts(member, specialist), numbers(25, 6))
    assert.deepEqual(await texts(specialist, member, '?limit=5'), numbers(25, 21))
    assert.deepEqual(await texts(specialist, member, '?limit=5&offset=3'), numbers(22, 18))
    assert.deepEqual(await texts(member, specialist, '?offset=20'), numbers(5, 1))
    assert.deepEqual(await texts(member, specialist, '?offset=25'), [])
    assert.equal((await page(member, specialist, '?limit=1')).count, 25)
    const [last] = (await page(member, specialist, '?limit=1&offset=19')).data
    await running.app.db.rows("delete from messages where sender_id = $userId and content = '25'", {
      userId: member.userId,
    })
    assert.deepEqual(await texts(member, specialist, '?offset=20'), numbers(4, 1))
    assert.deepEqual(await texts(member, specialist, `?before=${last!.id}`), numbers(5, 1))
    assert.deepEqual(await texts(specialist, member, `?before=${last!.id}&limit=2&offset=1`), numbers(4, 3))
    for (const query of ['?limit=0', '?limit=101', '?offset=-1', '?before=0', '?after=3'])
      assert.equal((await member.get(`/message/${specialist.userId}${query}`)).statusCode, 400, query)
  })

  test('messages are read by those whom they are addressed to, once, and both are told', async () => {
    const { member, specialist } = await addTeam(running.app)
    const mine = await send(member, specialist)
    const theirs = [await send(specialist, member), await send(specialist, member)]
    assert.equal(await unread(member), 2)
    const mark = (reader: TeamCaller, ids: number[]) => reader.post(`/message/status/${ids.join()}`)
    for (let times = 0; times < 2; times++)
      assert.equal((await mark(member, [mine, ...theirs, 999_999, 4_294_967_295])).statusCode, 204)
    assert.equal(await unread(member), 0)
    assert.equal(await unread(specialist), 1)
    for (const person of [member, specialist])
      assert.deepEqual(
        (await events(person, 'message.read')).map(({ data }) => data.ids),
        [theirs],
      )
    const { data } = await page(specialist, member)
    assert.deepEqual(
      data.map(({ isRead, readAt }) => [isRead, typeof readAt]),
      [
        [true, 'string'],
        [true, 'string'],
        [false, 'object'],
      ],
    )
    const stranger = await addTeam(running.app)
    assert.equal((await mark(stranger.specialist, [mine])).statusCode, 204)
    assert.equal(await unread(specialist), 1)
  })

  test('a hundred messages are marked in one call, and no more', async () => {
    const { member } = await addTeam(running.app)
    const mark = (id: number, count: number) =>
      member.post(`/message/status/${Array.from({ length: count }, () => id).join()}`)
    assert.equal((await mark(2_147_483_647, 100)).statusCode, 204)
    assert.equal((await mark(1, 101)).statusCode, 404)
    for (const ids of ['', '1,', 'a', '1,,2', '-1']) {
      assert.equal((await member.post(`/message/status/${ids}`)).statusCode, 404, ids)
    }
  })

  test('the status says what is unread, when the last message was written, and whether an answer is possible', async () => {
    const { member, specialist } = await addTeam(running.app)
    assert.deepEqual(await status(member, specialist), { unread: 0, lastMessageAt: null, canReply: true, ended: null })
    await send(specialist, member)
    const [last] = (await page(member, specialist)).data
    assert.deepEqual(await status(member, specialist), {
      unread: 1,
      lastMessageAt: last!.createAt,
      canReply: true,
      ended: null,
    })
    assert.deepEqual(await status(specialist, member), {
      unread: 0,
      lastMessageAt: last!.createAt,
      canReply: true,
      ended: null,
    })
  })

  test('two conversations of a specialist are counted apart, and together', async () => {
    const { member, specialist } = await addTeam(running.app)
    const second = await addCaller(running.app, { email: 'second.member@kinora.example' })
    await running.app.db.rows('insert into team_members (member_id, specialist_id) values ($memberId, $specialistId)', {
      memberId: second.userId,
      specialistId: specialist.userId,
    })
    await send(member, specialist)
    await send(second, specialist)
    assert.equal((await status(specialist, member)).unread, 1)
    assert.equal(await unread(specialist), 2)
  })

  test('a conversation is of the two alone: for anybody else it does not exist', async () => {
    const { member, specialist } = await addTeam(running.app)
    const other = await addTeam(running.app)
    const stranger = await addCaller(running.app, { email: 'stranger@kinora.example', role: 'specialist' })
    const sent = await send(member, specialist)
    for (const who of [other.specialist, other.member, stranger, member])
      assert.equal((await who.post(`/message/status/${sent}`)).statusCode, 204)
    assert.equal((await page(member, specialist)).data[0]?.isRead, false)
    for (const [who, to] of [
      [other.specialist, member],
      [stranger, member],
      [other.member, specialist],
      [other.member, member],
      [specialist, other.member],
      [member, other.member],
      [specialist, specialist],
    ] as const) {
      const answers = await Promise.all([
        who.post('/message', { receiverId: to.userId, content: 'Hej' }),
        who.get(`/message/${to.userId}`),
        who.get(`/message/${to.userId}/status`),
      ])
      assert.deepEqual(
        answers.map(({ statusCode }) => statusCode),
        [404, 404, 404],
      )
    }
    assert.equal((await page(member, specialist)).count, 1)
  })
})
