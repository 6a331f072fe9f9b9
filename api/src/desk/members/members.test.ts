import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { before, test } from 'node:test'
import { addCaller, dataOf } from '../../../testing/caller.ts'
import { onOneDatabase, onPostgres } from '../../../testing/database/databases.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addDone, addTeam, givePath, NO_DOSE } from '../../../testing/care/trainedMembers.ts'
import { dayIn } from '../../platform/days/ownDays.ts'
import { deleteExpiredRows } from '../../app/sweep/expiredRowQueries.ts'
import { teamMembers } from '../../team/membership/teamTables.ts'
import { until } from '../../../testing/until.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>

onOneDatabase((create) => {
  const running = useApp(create)
  /** Whom `member` is looked after by now, and was before; others. */
  let member: Caller, specialist: Caller, former: Caller, otherSpecialist: Caller, otherMember: Caller
  before(async () => {
    const { app } = running
    ;({ member, specialist: former } = await addTeam(app))
    ;({ member: otherMember, specialist: otherSpecialist } = await addTeam(app))
    specialist = await addCaller(app, { email: 'specialist@team.example', role: 'specialist' })
    await app.db.orm
      .update(teamMembers)
      .set({ specialistId: specialist.userId })
      .where(eq(teamMembers.memberId, member.userId))
    await givePath(app, member.userId, { items: [{ program: 'hundred', dose: { ...NO_DOSE, daysPerWeek: 2 } }] })
    await addDone(app, member.userId, 'hundred', [dayIn('Europe/Warsaw')])
  })
  /** Every route that reads data of a member, from the policies of the app. */
  const teamRoutes = () =>
    running.app.policies
      .filter(({ method, policy }) => method === 'GET' && 'whose' in policy && policy.whose === 'team')
      .filter(({ url }) => url.includes('/:id'))
      .map(({ url }) => url.replace(/^\/api/, ''))
  const urlOf = (route: string, { userId }: Caller) => route.replace(/:\w+/, String(userId))
  const logOf = async ({ userId }: Caller) => [
    ...(await running.app.db.rows<{ actorId: number; actorName: string; times: number }>(
      `select actor_id as "actorId", actor_name as "actorName", times from access_log where user_id = $userId
      order by latest_at`,
      { userId },
    )),
  ]
  const readsOf = async (who: Caller) => (await logOf(who)).reduce((sum, { times }) => sum + times, 0)

  test('the routes for a team are those of the contract', () => {
    for (const route of ['/members/:id', '/members/stats/:id', '/symptoms-surveys/last/:id'])
      assert.ok(teamRoutes().includes(route), route)
  })

  test("every route for a team answers the member's specialist, and logs each read", async () => {
    for (const route of teamRoutes()) {
      const before = await readsOf(member)
      const answer = await specialist.get(urlOf(route, member))
      assert.equal(answer.statusCode, 200, `${route}: ${answer.body}`)
      const log = await logOf(member)
      assert.equal(await readsOf(member), before + 1, `${route} is not in the access log`)
      assert.deepEqual([log.at(-1)?.actorId, log.at(-1)?.actorName], [specialist.userId, 'Anna Zielińska'])
    }
    assert.equal(await readsOf(otherMember), 0)
  })

  test('to everybody else no route for a team tells whether the member exists', async () => {
    const before = await readsOf(member)
    const stranger = await addCaller(running.app, { email: 'stranger@team.example' })
    for (const route of teamRoutes()) {
      const url = urlOf(route, member)
      for (const who of [former, otherSpecialist]) {
        const [refused, unknown] = [await who.get(url), await who.get(route.replace(/:\w+/, '999999'))]
        assert.deepEqual([refused.statusCode, refused.json()], [404, unknown.json()], route)
      }
      for (const who of [member, otherMember, stranger]) {
        const refused = await who.get(url)
        assert.deepEqual([refused.statusCode, refused.json().code], [403, 'auth.wrongRole'], route)
      }
      assert.equal((await running.app.inject(`/api${url}`)).statusCode, 401, route)
      assert.equal((await specialist.get(urlOf(route, specialist))).statusCode, 404, route)
    }
    assert.equal(await readsOf(member), before)
  })

  test('a specialist loses access with the next call after the member has left', async () => {
    const { member: leaving, specialist: before } = await addTeam(running.app)
    assert.equal((await before.get(`/members/${leaving.userId}`)).statusCode, 200)
    await running.app.db.rows('delete from team_members where member_id = $userId', { userId: leaving.userId })
    for (const route of teamRoutes()) assert.equal((await before.get(urlOf(route, leaving))).statusCode, 404, route)
  })

  test('a specialist reads who the member is, how they train, their path and their plan', async () => {
    const readPart = (part: string) => dataOf(specialist, `/members/${part}${member.userId}`)
    const { createdAt, since, email, ...record } = await readPart('')
    assert.deepEqual(record, { id: member.userId, firstName: 'Anna', lastName: 'Zielińska', avatarURL: null })
    assert.match(email, /^member/)
    assert.ok(Date.parse(createdAt) <= Date.now() && Date.parse(since) <= Date.now())
    assert.equal((await readPart('stats/')).total, 1)
    assert.equal((await readPart('stats/')).weeks[7].planned, 2)
    assert.deepEqual(await readPart('progress/'), { progress: '100%', done: 1, total: 1 })
    assert.equal(await readPart('subscription/'), null)
    const path = await readPart('path/')
    assert.deepEqual([path.name, path.trainings.length, path.trainings[0].isFavourite], ['Ścieżka', 1, false])
  })

  test("a member's favourites are not shown to the specialist", async () => {
    const path = async (who: Caller, url: string) => (await who.get(url)).json().data.trainings[0]
    const training = (await path(member, '/my-path')).id
    await member.post('/favourites', { data: { users_permissions_user: member.userId, training } })
    assert.equal((await path(member, '/my-path')).isFavourite, true)
    assert.equal((await path(specialist, `/members/path/${member.userId}`)).isFavourite, false)
  })

  test('a member sees who has read what, the newest first, also after the reader has gone', async () => {
    const { member: read, specialist: reader } = await addTeam(running.app)
    for (const part of ['stats/', 'subscription/', 'path/', '']) await reader.get(`/members/${part}${read.userId}`)
    await reader.get(`/symptoms-surveys/last/${read.userId}`)
    await running.app.db.rows('delete from users where id = $userId', { userId: reader.userId })
    const { data, meta } = (await read.get('/user/me/access')).json()
    assert.deepEqual(
      data.map(({ what, actorName }: { what: string; actorName: string }) => [what, actorName]),
      ['symptoms', 'profile', 'path', 'subscription', 'stats'].map((what) => [what, 'Anna Zielińska']),
    )
    assert.deepEqual(meta.pagination, { page: 1, pageSize: 20, pageCount: 1, total: 5 })
    const second = (await read.get('/user/me/access?pagination[page]=2&pagination[pageSize]=3')).json()
    assert.deepEqual(
      second.data.map(({ what }: { what: string }) => what),
      ['subscription', 'stats'],
    )
    assert.deepEqual((await (await addTeam(running.app)).member.get('/user/me/access')).json().data, [])
  })

  test('what is read again within an hour is one entry, which says how often', async () => {
    const { member: read, specialist: reader } = await addTeam(running.app)
    const readPart = (part: string) => reader.get(`/members/${part}${read.userId}`)
    await readPart('stats/')
    await running.app.db.rows(
      `update access_log set hour = hour - interval '3 hours', latest_at = latest_at - interval '3 hours'
      where user_id = $userId`,
      { userId: read.userId },
    )
    for (const part of ['path/', 'stats/', 'stats/']) await readPart(part)
    const { data, meta } = (await read.get('/user/me/access')).json()
    assert.deepEqual(
      data.map(({ what, times }: { what: string; times: number }) => [what, times]),
      [
        ['stats', 2],
        ['path', 1],
        ['stats', 1],
      ],
    )
    assert.equal(meta.pagination.total, 3)
  })

  test('what was read is kept for two years', async () => {
    const { member: read, specialist: reader } = await addTeam(running.app)
    for (const part of ['', 'stats/']) await reader.get(`/members/${part}${read.userId}`)
    const age = (interval: string, id: string) =>
      running.app.db.rows(
        ofAnyone(`update access_log set created_at = now() - interval '${interval}' where id = (
          select ${id}(id) from access_log where user_id = ${read.userId})`),
      )
    await age('2 years 1 hour', 'min')
    await age('23 months', 'max')
    await deleteExpiredRows(running.app.db)
    assert.equal((await logOf(read)).length, 1)
  })
})

onPostgres((create) => {
  const running = useApp(create)

  for (const [what, change] of [
    ['leaves', 'delete from team_members where member_id = $userId'],
    ['changes the specialist', 'update team_members set specialist_id = member_id where member_id = $userId'],
  ] as const)
    test(`a read that begins while the member ${what} sees nothing`, { timeout: 60_000 }, async () => {
      const { member, specialist } = await addTeam(running.app)
      const { db } = running.app
      const waits = async () =>
        (await db.rows("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
          .length > 0
      const { read } = await db.transaction(async (tx) => {
        await tx.rows(change, { userId: member.userId })
        const read = specialist.get(`/members/${member.userId}`)
        await until('the read waits', waits)
        return { read }
      })
      assert.equal((await read).statusCode, 404)
      assert.deepEqual((await member.get('/user/me/access')).json().data, [])
    })
})
