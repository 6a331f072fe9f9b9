import type { Conversation, ConversationList } from '@kinora/contracts'
import { ENDED_READABLE_DAYS } from '@kinora/limits'
import { eq } from 'drizzle-orm'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addCaller } from '../../testing/caller.ts'
import { countQueries } from '../../testing/database/countQueries.ts'
import { onOneDatabase } from '../../testing/database/databases.ts'
import { useApp } from '../../testing/startApp.ts'
import { addMembersTo } from '../../testing/team/largeTeams.ts'
import { checkIns } from '../care/answers/answerTables.ts'
import { dayIn } from '../platform/days/ownDays.ts'
import { users } from '../identity/identityTables.ts'
import { teamMembers } from '../team/membership/teamTables.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

onOneDatabase((create) => {
  const queries = countQueries(create)
  const running = useApp(queries.create)
  let specialist: Caller, stranger: Caller
  const members: Record<string, Caller> = {}
  const list = async (query = '', who = specialist): Promise<ConversationList> => {
    const answer = await who.get(`/team/conversation?${query}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json()
  }
  const names = async (query = '', who = specialist) =>
    (await list(query, who)).data.map(({ firstName }: Conversation) => firstName)
  const member = (name: string): Caller => members[name] as Caller
  const write = async (from: Caller, to: Caller, content: string): Promise<number> =>
    (await from.post('/message', { receiverId: to.userId, content })).json().data.id
  const join = ({ userId }: Caller, { userId: specialistId }: Caller) =>
    running.app.db.orm.insert(teamMembers).values({ memberId: userId, specialistId })

  before(async () => {
    specialist = await addCaller(running.app, { email: 'reads@inbox.example', role: 'specialist' })
    stranger = await addCaller(running.app, { email: 'other@inbox.example', role: 'specialist' })
    for (const [firstName, lastName] of Object.entries({
      Anna: 'Żak',
      Ewa: 'Ćma',
      Jan: 'Dąb',
      Ola: 'Cis',
      Ida: 'Lis',
    })) {
      const caller = await addCaller(running.app, { email: `${firstName.toLowerCase()}@inbox.example` })
      members[firstName] = caller
      await running.app.db.orm.update(users).set({ firstName, lastName }).where(eq(users.id, caller.userId))
      await join(caller, specialist)
    }
    // Anna asks and is answered, Ewa asks and is read, Jan writes and is unread, Ola leaves, Ida has written nothing.
    await write(member('Anna'), specialist, 'Dzień dobry')
    const asked = await write(member('Ewa'), specialist, 'Od czego zacząć?')
    await write(specialist, member('Anna'), `Dzień dobry, ${'a'.repeat(300)}`)
    await write(member('Jan'), specialist, 'Boli')
    await write(member('Jan'), specialist, 'Co robić?')
    const thanked = await write(member('Ola'), specialist, 'Dziękuję za wszystko')
    const { data } = (await specialist.get(`/message/${member('Anna').userId}`)).json()
    await specialist.post(`/message/status/${[asked, thanked, ...data.map(({ id }: { id: number }) => id)].join()}`)
    assert.equal((await member('Ola').remove('/team')).statusCode, 204)
  })

  test('unread conversations come first, then those that wait for an answer, then the others', async () => {
    const { data, counts, meta } = await list()
    assert.deepEqual(
      data.map(({ firstName, unread, isWaiting, ended }) => [firstName, unread, isWaiting, ended !== null]),
      [
        ['Ola', 1, false, true],
        ['Jan', 2, true, false],
        ['Ewa', 0, true, false],
        ['Anna', 0, false, false],
      ],
    )
    assert.deepEqual(counts, { all: 4, unread: 2, waiting: 2 })
    assert.deepEqual(meta.pagination, { page: 1, pageSize: 20, pageCount: 1, total: 4 })
    const [ola, jan, , anna] = data
    assert.deepEqual([ola?.last.type, ola?.ended?.byCaller], ['LEAVE_TEAM', false])
    assert.deepEqual([jan?.last.content, jan?.last.isMine], ['Co robić?', false])
    assert.deepEqual([anna?.last.content.length, anna?.last.isMine], [160, true])
  })

  test('beside the conversation of somebody in the team is their pain, as the list of the team has it', async () => {
    const { userId } = member('Jan')
    const told = { program: 'hundred', day: dayIn('Europe/Warsaw'), painAfter: 8, effort: 'hard' as const }
    await running.app.db.orm.insert(checkIns).values({ userId, ...told })
    const { data } = await list()
    const [ola, jan, ewa] = data
    assert.deepEqual(ola?.member, undefined)
    assert.deepEqual(ewa?.member, { signals: [], hard: null, hasPath: false })
    const row = (await specialist.get('/team/member?search=Jan')).json().data[0]
    const { signals, hard, hasPath } = row
    assert.deepEqual(jan?.member, { signals, hard, hasPath })
    assert.deepEqual([signals[0].pain, hard], [8, { times: 1, day: told.day }])
    const read = (await member('Ewa').get('/user/me/access')).json().data
    assert.ok(read.some(({ what }: { what: string }) => what === 'team'))
  })

  test('the list is narrowed by name and by what is new or unanswered, and read page by page', async () => {
    assert.deepEqual(await names('show=unread'), ['Ola', 'Jan'])
    assert.deepEqual(await names('show=waiting'), ['Jan', 'Ewa'])
    assert.deepEqual(await names(`search=${encodeURIComponent('ŻAK')}`), ['Anna'])
    assert.deepEqual(await names('search=ewa%20cma'), ['Ewa'])
    assert.deepEqual(await names('search=nikt'), [])
    assert.deepEqual(await names('pagination[pageSize]=2&pagination[page]=2'), ['Ewa', 'Anna'])
    assert.equal((await specialist.get('/team/conversation?show=read')).statusCode, 400)
  })

  test('a list has the conversations of its reader alone, and each person sees that theirs was read', async () => {
    assert.deepEqual(await names('', stranger), [])
    assert.equal((await member('Anna').get('/team/conversation')).statusCode, 403)
    const what = async (who: Caller) =>
      (await who.get('/user/me/access')).json().data.map((entry: { what: string }) => entry.what)
    for (const name of ['Anna', 'Ola']) assert.ok((await what(member(name))).includes('messages'), name)
  })

  test('a conversation that has ended leaves the list after a month, and at once without consent', async () => {
    const [gone, unsure] = [members['Ida'] as Caller, members['Ewa'] as Caller]
    await specialist.remove(`/team/member/${gone.userId}`)
    assert.deepEqual((await list('search=Lis')).data[0]?.ended?.byCaller, true)
    await running.app.db.rows(
      `update messages set created_at = now() - interval '${ENDED_READABLE_DAYS} days' where receiver_id = $userId`,
      { userId: gone.userId },
    )
    assert.deepEqual(await names('search=Lis'), [])
    assert.equal((await specialist.get(`/message/${gone.userId}`)).statusCode, 404)

    await unsure.post('/user/me/consents', { data: { kind: 'health', isGiven: false } })
    assert.deepEqual(await names('search=Ewa'), [])
    assert.equal((await specialist.get(`/message/${unsure.userId}`)).statusCode, 404)
  })

  test('a team of three hundred takes as many queries as one of three', async () => {
    const counts: number[] = []
    for (const size of [3, 300]) {
      const who = await addCaller(running.app, { email: `inbox.of.${size}@inbox.example`, role: 'specialist' })
      await addMembersTo(running.app, who.userId, size)
      counts.push(
        await queries.during(async () => {
          const { data, meta } = await list('pagination[pageSize]=100', who)
          assert.deepEqual([data.length, meta.pagination.total], [Math.min(size, 100), size])
        }),
      )
    }
    assert.equal(counts[0], counts[1])
  })
})
