import type { TeamMember, TeamPage } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addCaller } from '../../testing/caller.ts'
import { onOneDatabase } from '../../testing/database/databases.ts'
import { useApp } from '../../testing/startApp.ts'
import { addDone, givePath, NO_DOSE } from '../../testing/care/trainedMembers.ts'
import { checkIns } from '../care/answers/answerTables.ts'
import { planStates } from '../care/path/pathTables.ts'
import { addDays } from '../platform/days/calendarDays.ts'
import { dayIn } from '../platform/days/ownDays.ts'
import { teamMembers } from '../team/membership/teamTables.ts'

type Caller = Awaited<ReturnType<typeof addCaller>>
type Told = { effort?: 'hard' | 'right'; painAfter?: number }

const today = dayIn('Europe/Warsaw')
const ago = (days: number) => addDays(today, -days)
const DAILY = { ...NO_DOSE, weekdays: [1, 2, 3, 4, 5, 6, 7] }

onOneDatabase((create) => {
  const running = useApp(create)
  let specialist: Caller
  let people = 0
  before(async () => {
    specialist = await addCaller(running.app, { email: 'specialist@worklist.example', role: 'specialist' })
  })

  /** A member of the team who trained yesterday. */
  async function joined({ days = 100, hasPath = true } = {}) {
    const { app } = running
    const member = await addCaller(app, { email: `member${++people}@worklist.example` })
    const since = new Date(`${ago(days)}T12:00:00Z`)
    await app.db.orm.insert(teamMembers).values({ memberId: member.userId, specialistId: specialist.userId, since })
    if (hasPath) await givePath(app, member.userId, { items: [{ program: 'hundred', dose: DAILY }] })
    await addDone(app, member.userId, 'hundred', [ago(1)])
    return member
  }
  const told = ({ userId }: Caller, days: number, answers: Told) =>
    running.app.db.orm.insert(checkIns).values({ userId, program: 'hundred', day: ago(days), ...answers })
  const list = async (query = ''): Promise<TeamPage> =>
    (await specialist.get(`/team/member?pagination[pageSize]=100&${query}`)).json()
  async function rowOf({ userId }: Caller): Promise<TeamMember> {
    const row = (await list()).data.find(({ id }) => id === userId)
    assert.ok(row)
    return row
  }
  const write = (member: Caller) => member.post('/message', { receiverId: specialist.userId, content: 'Co robić?' })
  const putOff = ({ userId }: Caller) => specialist.put(`/team/member/${userId}/snooze`, { data: { days: 3 } })

  test('who was put off and writes is looked at today, until that is read', async () => {
    const member = await joined()
    await putOff(member)
    assert.equal((await rowOf(member)).group, 'snoozed')
    await write(member)
    const back = await rowOf(member)
    assert.deepEqual([back.group, back.unreadWords, back.snoozedUntil], ['today', 1, addDays(today, 3)])
    assert.equal((await list()).data[0]?.id, member.userId, 'unread words come first')
    await putOff(member)
    assert.equal((await rowOf(member)).group, 'today', 'words are never put off')

    const { data } = (await specialist.get(`/message/${member.userId}`)).json()
    await specialist.post(`/message/status/${data.map(({ id }: { id: number }) => id).join()}`)
    assert.equal((await rowOf(member)).group, 'snoozed')
  })

  test('a newcomer is looked at today, and whoever has no path', async () => {
    const [fresh, older, without] = [
      await joined({ days: 6 }),
      await joined({ days: 7 }),
      await joined({ hasPath: false }),
    ]
    const rows = await Promise.all([fresh, older, without].map(rowOf))
    assert.deepEqual(
      rows.map(({ group, isNew, hasPath, joinedDay }) => [group, isNew, hasPath, joinedDay]),
      [
        ['today', true, true, ago(6)],
        ['plan', false, true, ago(7)],
        ['today', true, false, ago(100)],
      ],
    )
    assert.equal(rows[2]?.week, null)
  })

  test('a training that was too hard asks for a look for a week', async () => {
    const [twice, old, right] = [await joined(), await joined(), await joined()]
    for (const days of [6, 2, 9]) await told(twice, days, { effort: 'hard' })
    await told(old, 7, { effort: 'hard' })
    await told(right, 1, { effort: 'right', painAfter: 1 })
    const rows = await Promise.all([twice, old, right].map(rowOf))
    assert.deepEqual(
      rows.map(({ group, hard }) => [group, hard]),
      [
        ['today', { times: 2, day: ago(2) }],
        ['plan', null],
        ['plan', null],
      ],
    )
    assert.deepEqual(rows[2]?.pain, { median: 1, points: [{ day: ago(1), pain: 1 }] })
  })

  test('a pause is of this week, with its last day', async () => {
    const member = await joined()
    const { userId } = member
    await running.app.db.orm
      .insert(planStates)
      .values({ userId, mode: 'paused', fromDay: ago(1), untilDay: addDays(today, 4) })
    const { group, pausedUntil } = await rowOf(member)
    assert.deepEqual([group, pausedUntil], ['week', addDays(today, 4)])
  })

  test('a list shows one group, or those with one reason, and counts all of them', async () => {
    const painful = await joined()
    await told(painful, 1, { painAfter: 9 })
    const all = await list()
    const { counts, groups, pagination } = all.meta
    assert.equal(counts.all, all.data.length)
    for (const show of [
      'today',
      'week',
      'plan',
      'snoozed',
      'wrote',
      'pain',
      'hard',
      'silent',
      'new',
      'paused',
    ] as const) {
      const { data, meta } = await list(`show=${show}`)
      assert.deepEqual([data.length, meta.pagination.total], [counts[show], counts[show]], show)
      assert.deepEqual(meta.counts, counts, show)
    }
    assert.equal(
      Object.values(groups).reduce((sum, count) => sum + count),
      pagination.total,
    )
    assert.deepEqual(
      (await list('show=pain')).data.map(({ id }) => id),
      [painful.userId],
    )
    assert.equal((await specialist.get('/team/member?show=left')).statusCode, 400)
  })

  test('who has left with words that are not read is told of until they are, also to an empty team', async () => {
    const alone = await addCaller(running.app, { email: 'alone@worklist.example', role: 'specialist' })
    const member = await addCaller(running.app, { email: 'left@worklist.example' })
    await running.app.db.orm.insert(teamMembers).values({ memberId: member.userId, specialistId: alone.userId })
    const left = async (query = '') =>
      (await alone.get(`/team/member?${query}`)).json<TeamPage>().meta.left.map(({ id, unread }) => [id, unread])
    await member.post('/message', { receiverId: alone.userId, content: 'Dziękuję za wszystko.' })
    assert.deepEqual(await left(), [])
    assert.equal((await member.remove('/team')).statusCode, 204)
    assert.deepEqual(await left(), [[member.userId, 2]])
    assert.deepEqual(await left('show=wrote'), [[member.userId, 2]])
    assert.deepEqual(await left('search=nikt'), [])

    const { data } = (await alone.get(`/message/${member.userId}`)).json()
    await alone.post(`/message/status/${data.map(({ id }: { id: number }) => id).join()}`)
    assert.deepEqual(await left(), [])
  })
})
