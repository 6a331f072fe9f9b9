import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { onEachDatabase } from '../../../testing/database/databases.ts'
import { type EventClient, openEvents } from '../../../testing/messages/eventClient.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam, type TeamCaller } from '../../../testing/team/teams.ts'
import { until } from '../../../testing/until.ts'
import { startsOf } from './streamQueries.ts'

onEachDatabase((create) => {
  const running = useApp(create)
  const clients: EventClient[] = []
  let url = ''
  before(async () => {
    url = await running.app.listen({ host: '127.0.0.1', port: 0 })
  })
  after(() => {
    for (const client of clients) client.close()
  })

  async function streamOf({ token }: TeamCaller, more: { locale?: string; lastEventId?: string } = {}) {
    const client = await openEvents(url, { token, ...more })
    clients.push(client)
    return client
  }
  /** A stream that has begun now. */
  async function readyStream(of: TeamCaller, locale?: string) {
    const client = await streamOf(of, locale ? { locale } : {})
    const ready = await client.next()
    assert.equal(ready?.kind, 'ready')
    return { ...client, readyId: ready.id }
  }
  const send = async (from: TeamCaller, to: TeamCaller, content = 'Dzień dobry') =>
    (await from.post('/message', { receiverId: to.userId, content })).json().data
  const kinds = async (client: EventClient, count: number) => {
    const seen: (string | undefined)[] = []
    while (seen.length < count) seen.push((await client.next())?.kind)
    return seen
  }

  test('a stream begins with where it begins, and is neither stored nor held back on its way', async () => {
    const { member } = await addTeam(running.app)
    const { headers } = await readyStream(member)
    assert.equal(headers.get('content-type'), 'text/event-stream; charset=utf-8')
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.equal(headers.get('x-accel-buffering'), 'no')
  })

  test('each of the two gets a message as it is sent, in their own language, and nobody else does', async () => {
    const { member, specialist } = await addTeam(running.app)
    const other = await addTeam(running.app)
    const [mine, theirs, others] = [
      await readyStream(member),
      await readyStream(specialist, 'en'),
      await readyStream(other.member),
    ]
    const [training] = await running.app.db.rows<{ id: number }>(
      "select id from programs where slug = 'hundred' and locale = 'pl'",
    )
    const moment = { training: training!.id, seconds: 3 }
    const sent = (await member.post('/message', { receiverId: specialist.userId, content: 'Hej', moment })).json().data
    const [here, there] = [await mine.next(), await theirs.next()]
    assert.equal(here?.kind, 'message.sent')
    assert.deepEqual(here.data, sent)
    assert.deepEqual({ ...there?.data, metadata: {} }, { ...sent, metadata: {} })
    assert.equal((there?.data.metadata as { trainingName: string }).trainingName, '100% back')

    await specialist.post(`/message/status/${sent.id}`)
    assert.deepEqual((await mine.next())?.data.ids, [sent.id])
    assert.equal((await theirs.next())?.kind, 'message.read')
    await send(other.specialist, other.member, 'Pierwsza')
    assert.equal((await others.next())?.data.content, 'Pierwsza')
  })

  test('after Last-Event-ID a stream goes on with what was missed, in order and once', async () => {
    const { member, specialist } = await addTeam(running.app)
    const client = await readyStream(specialist)
    const first = await send(member, specialist, 'first')
    const seen = await client.next()
    assert.ok(seen)
    assert.equal(seen.data.id, first.id)
    client.close()
    await running.app.db.rows(
      `insert into events (user_id, kind, data)
       select $userId, 'path.changed', jsonb_build_object('memberId', number) from generate_series(1, 250) number`,
      { userId: specialist.userId },
    )
    const again = await streamOf(specialist, { lastEventId: seen.id })
    for (let number = 1; number <= 250; number++) assert.deepEqual((await again.next())?.data, { memberId: number })
    await send(member, specialist, 'last')
    assert.equal((await again.next())?.data.content, 'last')
    const since = await streamOf(specialist, { lastEventId: client.readyId })
    assert.equal((await since.next())?.id, seen.id)
  })

  test('a stream begins now where events may be missing, and for an id that is none', async () => {
    const { member, specialist } = await addTeam(running.app)
    await send(member, specialist, 'before')
    const { readyId } = await readyStream(specialist)
    await running.app.db.rows('insert into events (user_id, kind, data) values ($userId, $kind, $data)', {
      userId: member.userId,
      kind: 'training.done',
      data: '{}',
    })
    // As the sweep does when all of them are old.
    await running.app.db.rows('delete from events where id <= $readyId::bigint /* across owners: all are old */', {
      readyId,
    })
    const before = String(Number(readyId) - 1)
    for (const lastEventId of [before, '0', 'x', '-1', '999999999', '1'.repeat(30), '']) {
      const client = await streamOf(specialist, { lastEventId })
      const ready = await client.next()
      assert.deepEqual([ready?.kind, ready?.id], ['ready', readyId], lastEventId)
      client.close()
    }
    const resumed = await streamOf(specialist, { lastEventId: readyId })
    await send(member, specialist, 'after')
    assert.equal((await resumed.next())?.data.content, 'after')
  })

  test('a message that was taken back meanwhile is left out', async () => {
    const { member, specialist } = await addTeam(running.app)
    const { readyId } = await readyStream(specialist)
    const [training] = await running.app.db.rows<{ id: number }>(
      "select id from programs where slug = 'hundred' and locale = 'pl'",
    )
    for (const feeling of ['sad', 'happy'])
      await member.post('/video-surveys', { data: { training: training!.id, feeling } })
    const client = await streamOf(specialist, { lastEventId: readyId })
    assert.deepEqual(await kinds(client, 4), [
      'survey.answered',
      'message.withdrawn',
      'message.sent',
      'survey.answered',
    ])
  })

  test('a stream ends after its reader has left a team, and both still get what was written in it', async () => {
    const { member, specialist } = await addTeam(running.app)
    const [mine, theirs] = [await readyStream(member), await readyStream(specialist)]
    await send(member, specialist)
    await member.remove('/team')
    for (const client of [mine, theirs])
      assert.deepEqual(await kinds(client, 3), ['message.sent', 'team.left', undefined])
    for (const [person, { readyId }] of [
      [specialist, theirs],
      [member, mine],
    ] as const) {
      const resumed = await streamOf(person, { lastEventId: readyId })
      assert.deepEqual(await kinds(resumed, 3), ['message.sent', 'team.left', undefined])
      assert.equal(resumed.returnMs(), 100)
    }
  })

  test('whoever has ten streams loses the oldest with another', async () => {
    const { member } = await addTeam(running.app)
    const all: EventClient[] = []
    while (all.length < 11) all.push(await readyStream(member))
    assert.equal(await all[0]!.next(), undefined)
    assert.equal(all[0]!.returnMs(), 10_000, 'or they would replace each other for ever')
    const { metrics } = running.app
    assert.match(await metrics.metrics(), /^event_streams_open [1-9]/m)
    await running.app.db.rows('insert into events (user_id, kind, data) values ($userId, $kind, $data)', {
      userId: member.userId,
      kind: 'path.changed',
      data: '{}',
    })
    await running.app.db.rows("select pg_notify('events', $userId)", { userId: String(member.userId) })
    for (const client of all.slice(1)) assert.equal((await client.next())?.kind, 'path.changed')
  })

  test('streams that begin at once share the queries for where they begin', async () => {
    const { member, specialist } = await addTeam(running.app)
    await send(member, specialist)
    const { db } = running.app
    const startOf = startsOf(db)
    const before = db.queue.state().turns
    const ids = Array.from({ length: 40 }, (_, number) => [member, specialist][number % 2]!.userId)
    const starts = await Promise.all(ids.map((userId) => startOf(userId, undefined)))
    assert.ok(db.queue.state().turns - before <= 2, `${db.queue.state().turns - before} queries`)
    const [newest] = await db.rows<{ id: string }>('select max(id)::text as id from events where user_id = $userId', {
      userId: specialist.userId,
    })
    assert.deepEqual(new Set(starts.filter((_, number) => number % 2).map(({ after }) => after)), new Set([newest?.id]))
    assert.deepEqual(await startOf(specialist.userId, newest?.id), { after: newest?.id, isResumed: true })
  })

  test('only the streams of those whom an event concerns are read, and open ones hold no connection', async () => {
    const [one, other] = [await addTeam(running.app), await addTeam(running.app)]
    const [mine, theirs] = [await readyStream(one.member), await readyStream(other.member)]
    await running.app.db.rows(
      'insert into events (user_id, kind, data) values ($one, $kind, $data), ($other, $kind, $data)',
      {
        one: one.member.userId,
        other: other.member.userId,
        kind: 'path.changed',
        data: '{}',
      },
    )
    const { queue } = running.app.db
    const isIdle = ({ inUse, waiting, arriving }: ReturnType<typeof queue.state>) => inUse + waiting + arriving === 0
    await until('no connection is held', () => isIdle(queue.state()))
    const notified = queue.state().turns
    await running.app.db.rows("select pg_notify('events', $userId)", { userId: `${one.member.userId}` })
    assert.equal((await mine.next())?.kind, 'path.changed')
    await until('the events are read', () => queue.state().turns >= notified + 2)
    assert.equal(queue.state().turns, notified + 2, 'the notification and one query')
    await running.app.db.rows("select pg_notify('events', '')")
    assert.equal((await theirs.next())?.kind, 'path.changed')
  })
})
