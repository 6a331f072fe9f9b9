import type { TeamMember } from '@kinora/contracts'
import { eq } from 'drizzle-orm'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addCaller } from '../../testing/caller.ts'
import { countQueries } from '../../testing/database/countQueries.ts'
import { onOneDatabase } from '../../testing/database/databases.ts'
import { addMembersTo } from '../../testing/team/largeTeams.ts'
import { useApp } from '../../testing/startApp.ts'
import { addDone, givePath, NO_DOSE } from '../../testing/care/trainedMembers.ts'
import { checkIns } from '../care/answers/answerTables.ts'
import { addDays } from '../platform/days/calendarDays.ts'
import { dayIn } from '../platform/days/ownDays.ts'
import { users } from '../identity/identityTables.ts'
import { subscriptions } from '../money/subscriptions/subscriptionTables.ts'
import { teamMembers } from '../team/membership/teamTables.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

const today = dayIn('Europe/Warsaw')
const ago = (days: number) => addDays(today, -days)
const DAILY = { ...NO_DOSE, weekdays: [1, 2, 3, 4, 5, 6, 7] }

onOneDatabase((create) => {
  const queries = countQueries(create)
  const running = useApp(queries.create)
  let specialist: Caller, stranger: Caller
  const members: Record<string, Caller> = {}
  const list = async (query = '', who = specialist) => {
    const answer = await who.get(`/team/member?${query}`)
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json()
  }
  /** How often a member was shown in a list, by their access log. */
  const timesShown = async ({ userId }: Caller) => {
    const [log] = await running.app.db.rows<{ times: number }>(
      "select coalesce(sum(times), 0)::int as times from access_log where user_id = $userId and what = 'team'",
      { userId },
    )
    return log?.times ?? 0
  }
  const names = async (query = '') => (await list(query)).data.map(({ firstName }: TeamMember) => firstName)

  before(async () => {
    const { app } = running
    specialist = await addCaller(app, { email: 'desk@team.example', role: 'specialist', plan: 'running' })
    stranger = await addCaller(app, { email: 'other.desk@team.example', role: 'specialist' })
    const people = { Ania: 'Żak', Ewa: 'Ćma', Jan: 'Dąb', Ola: 'Cis', Piotr: 'Łoś', Zoja: 'Lis' }
    for (const [firstName, lastName] of Object.entries(people)) {
      const member = await addCaller(app, { email: `${firstName.toLowerCase()}@desk.example` })
      members[firstName] = member
      await app.db.orm.update(users).set({ firstName, lastName }).where(eq(users.id, member.userId))
      const since = new Date(`${ago(9)}T12:00:00Z`)
      await app.db.orm.insert(teamMembers).values({ memberId: member.userId, specialistId: specialist.userId, since })
      await givePath(app, member.userId, {
        items: [{ program: 'hundred', dose: firstName === 'Ola' ? DAILY : null }, { program: 'slashes' }],
      })
    }
    const { Ania, Ewa, Jan, Ola, Piotr, Zoja } = members
    const told = (who: Caller | undefined, days: number, painAfter: number) =>
      app.db.orm.insert(checkIns).values({ userId: who?.userId ?? 0, program: 'hundred', day: ago(days), painAfter })
    await told(Ania, 1, 8)
    await told(Jan, 1, 9)
    await addDone(app, Ewa?.userId ?? 0, 'hundred', [ago(8)])
    await addDone(app, Ola?.userId ?? 0, 'hundred', [ago(1)])
    await addDone(app, Piotr?.userId ?? 0, 'hundred', [ago(8), ago(6), ago(2), today])
    await told(Zoja, 1, 10)
    await specialist.put(`/team/member/${Zoja?.userId}/snooze`, { data: { until: addDays(today, 3) } })
  })

  test('whoever has signals comes first: pain, then silence; those who were put off come last', async () => {
    assert.deepEqual(await names(), ['Jan', 'Ania', 'Ewa', 'Ola', 'Piotr', 'Zoja'])
    const { data } = await list()
    assert.deepEqual(
      data.map(({ signals }: TeamMember) => signals.map(({ kind }) => kind)),
      [['pain'], ['pain'], ['silent'], [], [], ['pain']],
    )
  })

  test('of each member it tells the place in the whole list and who stands beside them, and logs those', async () => {
    const place = async (name: string) => (await specialist.get(`/team/member/${members[name]?.userId}`)).json().data
    const logged = (name: string) => timesShown(members[name] as Caller)
    const before = await Promise.all(['Ewa', 'Zoja'].map(logged))
    const { member, previous, next, ...where } = await place('Ania')
    assert.deepEqual(
      [previous.firstName, next, where],
      ['Jan', { id: members.Ewa?.userId, firstName: 'Ewa', lastName: 'Ćma' }, { place: 2, total: 6 }],
    )
    assert.deepEqual(member, (await list()).data[1])
    await place('Jan')
    assert.deepEqual(await Promise.all(['Ewa', 'Zoja'].map(logged)), [(before[0] ?? 0) + 2, (before[1] ?? 0) + 1])
    assert.deepEqual([(await place('Jan')).previous, (await place('Zoja')).next], [null, null])
    assert.equal((await stranger.get(`/team/member/${members.Jan?.userId}`)).statusCode, 404)
  })

  test('members are in the order of the Polish alphabet, or by their last training', async () => {
    assert.deepEqual(await names('sort=name'), ['Ola', 'Ewa', 'Jan', 'Zoja', 'Piotr', 'Ania'])
    assert.deepEqual((await names('sort=lastDone')).slice(0, 3), ['Piotr', 'Ola', 'Ewa'])
    assert.equal((await specialist.get('/team/member?sort=pain')).statusCode, 400)
  })

  test('a member is found by name, without marks, with a typo, and by e-mail', async () => {
    for (const [phrase, memberNames] of [
      ['ŻAK', ['Ania']],
      ['piotr los', ['Piotr']],
      ['Piort', ['Piotr']],
      ['ola@desk', ['Ola']],
      ['%', []],
      [' ', ['Jan', 'Ania', 'Ewa', 'Ola', 'Piotr', 'Zoja']],
    ] as const)
      assert.deepEqual(await names(`search=${encodeURIComponent(phrase)}`), memberNames, phrase)
  })

  test('a row has what the member did and reported, and what is new from them', async () => {
    const ola = members.Ola as Caller
    for (const content of ['Dzień dobry', 'Jeszcze jedno'])
      await ola.post('/message', { receiverId: specialist.userId, content })
    const [startsAt, endsAt] = [new Date(Date.now() - 1_000), new Date(`${addDays(today, 46)}T20:00:00Z`)]
    await running.app.db.orm.insert(subscriptions).values({ userId: ola.userId, name: 'FREE', startsAt, endsAt })
    const [row] = (await list('search=Cis')).data
    assert.deepEqual(row, {
      id: ola.userId,
      firstName: 'Ola',
      lastName: 'Cis',
      email: 'ola@desk.example',
      avatarURL: null,
      subscription: { name: 'FREE', isActive: true, expiryDate: endsAt.getTime() / 1_000 },
      lastDoneAt: `${ago(1)}T12:00:00.000Z`,
      progress: 50,
      pain: { median: null, points: [] },
      unread: 2,
      signals: [],
      snoozedUntil: null,
      group: 'today',
      unreadWords: 2,
      joinedDay: ago(9),
      isNew: false,
      hasPath: true,
      hard: null,
      pausedUntil: null,
      week: { done: 1, asked: 6 },
    })
  })

  test('the totals are of the own team', async () => {
    const { data } = (await specialist.get('/team')).json()
    const { since, ...totals } = data
    assert.deepEqual(totals, { members: 6, withActiveSubscription: 1 })
    assert.ok(Date.parse(since) <= Date.now())
    assert.equal((await stranger.get('/team')).json().data.members, 0)
    assert.deepEqual((await list('', stranger)).data, [])
  })

  test('each member who is shown sees in their access log that they were, nobody else', async () => {
    const before = [await timesShown(members.Jan as Caller), await timesShown(members.Zoja as Caller)]
    const { data, meta } = await list('pagination[pageSize]=2')
    assert.deepEqual([data.length, meta.pagination], [2, { page: 1, pageSize: 2, pageCount: 3, total: 6 }])
    const after = [await timesShown(members.Jan as Caller), await timesShown(members.Zoja as Caller)]
    assert.deepEqual(after, [(before[0] ?? 0) + 1, before[1]])
    assert.deepEqual((await list('pagination[page]=9')).data, [])
  })

  test('a team of three hundred takes as many queries as one of three', async () => {
    const counts: number[] = []
    for (const size of [3, 300]) {
      const who = await addCaller(running.app, { email: `team.of.${size}@desk.example`, role: 'specialist' })
      await addMembersTo(running.app, who.userId, size)
      counts.push(
        await queries.during(async () => {
          const { data, meta } = await list('pagination[pageSize]=100', who)
          assert.deepEqual([data.length, meta.pagination.total], [Math.min(size, 100), size])
        }),
      )
    }
    assert.equal(counts[0], counts[1])
    assert.ok((counts[0] ?? 0) > 2 && (counts[0] ?? 0) < 12, String(counts[0]))
  })
})
