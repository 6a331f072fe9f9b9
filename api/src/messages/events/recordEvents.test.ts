import { eq } from 'drizzle-orm'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCaller } from '../../../testing/caller.ts'
import { onOneDatabase, onPostgres } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam } from '../../../testing/team/teams.ts'
import { keepOwnDay } from '../../identity/people/keepOwnDay.ts'
import { paths, pathTrainings } from '../../care/path/pathTables.ts'
import { deleteExpiredRows } from '../../app/sweep/expiredRowQueries.ts'
import { events } from './eventTables.ts'
import { recordEvents } from './recordEvents.ts'

type Event = { userId: number; kind: string; data: object }

onOneDatabase((create) => {
  const running = useApp(create)
  const eventsOf = (userId: number) =>
    running.app.db.rows<Event>('select kind, data from events where user_id = $userId order by id', { userId })
  const idOf = async (slug: string) => {
    const [program] = await running.app.db.rows<{ id: number }>(
      "select id from programs where slug = $slug and locale = 'pl'",
      { slug },
    )
    return program!.id
  }

  test('what a member does is told to the member and to their specialist, in the order in which it happened', async () => {
    const { member, specialist } = await addTeam(running.app)
    const other = await addTeam(running.app)
    const program = await idOf('hundred')
    await running.app.db.orm.insert(paths).values({ userId: member.userId, name: 'Path', note: '' })
    await running.app.db.orm.insert(pathTrainings).values({ userId: member.userId, program: 'hundred', position: 0 })
    await member.post(`/progress/done/${program}`, {})
    await member.post('/check-ins', { data: { training: program, painAfter: 2 } })
    await member.post('/video-surveys', { data: { training: program, feeling: 'happy' } })
    await member.remove(`/my-path/${program}`)
    await member.put(`/my-path/${program}`)
    await member.put(`/my-path/${program}`) // it is on the path again: nothing happens

    const mine = await eventsOf(member.userId)
    assert.deepEqual(
      mine.map(({ kind }) => kind),
      [
        'training.done',
        'survey.answered',
        'message.sent',
        'survey.answered',
        'message.sent',
        'path.changed',
        'message.withdrawn',
        'path.changed',
      ],
    )
    assert.deepEqual(await eventsOf(specialist.userId), mine)
    assert.deepEqual(mine[0]!.data, { memberId: member.userId })
    assert.deepEqual(mine[6]!.data, { id: (mine[4]!.data as { messageId: number }).messageId })
    assert.deepEqual(await eventsOf(other.specialist.userId), [])
  })

  test('a member without a specialist has events of their own', async () => {
    const alone = await addCaller(running.app, { email: 'alone@kinora.example' })
    await alone.post(`/progress/done/${await idOf('hundred')}`, {})
    assert.deepEqual(
      (await eventsOf(alone.userId)).map(({ kind }) => kind),
      ['training.done'],
    )
  })

  test('a write that is sent twice, and one that is refused, write no event', async () => {
    const { member } = await addTeam(running.app)
    const program = await idOf('hundred')
    const key = '0b7e0c52-9d9b-4a57-8f13-52b7a4d5a9a1'
    for (let times = 0; times < 2; times++) await member.post(`/progress/done/${program}`, { key })
    for (let times = 0; times < 4; times++) await member.post(`/progress/done/${program}`, {})
    assert.equal((await eventsOf(member.userId)).length, 3)
  })

  test('events are written at the end of their transaction, in the order of the calls, and not outside of one', async () => {
    const { member, specialist } = await addTeam(running.app)
    const { db } = running.app
    const left = { memberId: member.userId, specialistId: specialist.userId }
    const changed = { userId: specialist.userId, kind: 'path.changed', data: { memberId: member.userId } } as const
    await db.transaction(async (tx) => {
      await recordEvents(tx, [changed])
      await recordEvents(tx, [{ userId: specialist.userId, kind: 'team.left', data: left }])
      assert.equal(await tx.orm.$count(events, eq(events.userId, specialist.userId)), 0)
    })
    assert.deepEqual(
      (await eventsOf(specialist.userId)).map(({ kind }) => kind),
      ['path.changed', 'team.left'],
    )
    await assert.rejects(recordEvents(db, [changed]), /in a transaction only/)
    await assert.rejects(
      db.transaction(async (tx) => {
        await recordEvents(tx, [changed])
        throw new Error('no')
      }),
    )
    assert.equal((await eventsOf(specialist.userId)).length, 2)
  })

  test('events are kept for thirty days, and none is deleted after one that stays', async () => {
    const { member } = await addTeam(running.app)
    const { db } = running.app
    for (const [id, days] of [
      ['1', 20],
      ['2', 31],
      ['3', 29],
    ] as const) {
      await db.rows(
        `insert into events (user_id, kind, data, created_at)
         values ($userId, 'path.changed', jsonb_build_object('memberId', $id::int), now() - make_interval(days => $days))`,
        { userId: member.userId, id, days },
      )
    }
    await deleteExpiredRows(db)
    assert.deepEqual(
      (await eventsOf(member.userId)).map(({ data }) => data),
      [{ memberId: 3 }],
    )
  })
})

onPostgres((create) => {
  const running = useApp(create)

  test('people who write about each other at the same time do not wait for each other in a circle', async () => {
    const { member, specialist } = await addTeam(running.app)
    const { db } = running.app
    const about = (readers: number[]) =>
      readers.map((userId) => ({ userId, kind: 'path.changed', data: { memberId: member.userId } }) as const)
    const writing = Array.from({ length: 60 }, (_, number) =>
      number % 2
        ? db.transaction(async (tx) => {
            await keepOwnDay(tx, member.userId) // locks the member, to whom events of others refer
            await recordEvents(tx, about([member.userId]))
            await recordEvents(tx, about([specialist.userId]))
          })
        : db.transaction(async (tx) => {
            await recordEvents(tx, about([specialist.userId]))
            await recordEvents(tx, about([member.userId]))
          }),
    )
    await Promise.all(writing)
    const rows = await db.rows('select from events where user_id = $userId', { userId: member.userId })
    assert.equal(rows.length, 60)
  })
})
