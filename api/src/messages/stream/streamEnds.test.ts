import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, mock, test } from 'node:test'
import { browser } from '../../../testing/browser.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { openEvents } from '../../../testing/messages/eventClient.ts'
import { erasureCode } from '../../../testing/messages/erasureCode.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { startApp, stopApp, useApp } from '../../../testing/startApp.ts'
import { addTeam } from '../../../testing/team/teams.ts'
import { until } from '../../../testing/until.ts'

const HEARTBEAT_MS = 15_000

onOneDatabase((create) => {
  // Heartbeats come when a test says so.
  before(() => mock.timers.enable({ apis: ['setInterval'] }))
  after(() => mock.timers.reset())
  const running = useApp(create)
  let url = ''
  let people = 0
  before(async () => {
    url = await running.app.listen({ host: '127.0.0.1', port: 0 })
  })

  async function readyStream(token: string) {
    const client = await openEvents(url, { token })
    assert.equal((await client.next())?.kind, 'ready')
    return client
  }
  /** Somebody who has signed in on two devices, with a stream on each. */
  async function onTwoDevices() {
    const email = `streams${++people}@kinora.example`
    const userId = await addPerson(running.app, { email })
    const devices = await Promise.all(
      [1, 2].map(async () => {
        const device = browser(running.app, `198.51.100.${people}`)
        await device.signIn(email, PASSWORD)
        const { jwt } = await device.session()
        return { ...device, jwt, client: await readyStream(jwt) }
      }),
    )
    return { userId, here: devices[0]!, there: devices[1]! }
  }
  const tellOf = (userId: number) =>
    running.app.db
      .rows('insert into events (user_id, kind, data) values ($userId, $kind, $data)', {
        userId,
        kind: 'path.changed',
        data: '{}',
      })
      .then(() => running.app.db.rows("select pg_notify('events', $userId)", { userId: String(userId) }))

  test('signing out ends the stream of that session, and of no other', async () => {
    const { userId, here, there } = await onTwoDevices()
    await here.signOut()
    assert.equal(await here.client.next(), undefined)
    assert.equal(here.client.returnMs(), 2_000, 'when its next session is known')
    await tellOf(userId)
    assert.equal((await there.client.next())?.kind, 'path.changed')
    await assert.rejects(openEvents(url, { token: here.jwt }), /401/)
    there.client.close()
  })

  test('a changed password ends the streams of all sessions that it ends', async () => {
    const { here, there } = await onTwoDevices()
    const fields = { currentPassword: PASSWORD, password: 'another morning', passwordConfirmation: 'another morning' }
    assert.equal((await here.postJson('/api/auth/change-password', fields)).statusCode, 204)
    assert.deepEqual([await here.client.next(), await there.client.next()], [undefined, undefined])
  })

  test('a deleted account has no streams', async () => {
    const { userId, here, there } = await onTwoDevices()
    const authorization = `Bearer ${here.jwt}`
    const erase = (payload: object) =>
      here.send({
        method: 'DELETE',
        url: '/api/user/me',
        payload,
        headers: { origin: 'http://localhost:3000', authorization },
      })
    assert.equal((await erase({ password: PASSWORD })).statusCode, 202)
    assert.equal((await erase({ code: await erasureCode(running, userId) })).statusCode, 204)
    assert.deepEqual([await here.client.next(), await there.client.next()], [undefined, undefined])
  })

  test('a stream ends with a session that has expired, at the next heartbeat', async () => {
    const { userId, here, there } = await onTwoDevices()
    await running.app.db.rows("update sessions set expires_at = now() - interval '1 second' where user_id = $userId", {
      userId,
    })
    mock.timers.tick(HEARTBEAT_MS)
    assert.deepEqual([await here.client.next(), await there.client.next()], [undefined, undefined])
    assert.deepEqual([here.client.comments(), there.client.comments()], [1, 1])
  })

  test('events whose notification was lost are sent with the next heartbeat', async () => {
    const { member } = await addTeam(running.app)
    const client = await readyStream(member.token)
    await running.app.db.rows('insert into events (user_id, kind, data) values ($userId, $kind, $data)', {
      userId: member.userId,
      kind: 'path.changed',
      data: '{}',
    })
    for (let beats = 0; beats < 3; beats++) mock.timers.tick(HEARTBEAT_MS)
    assert.equal((await client.next())?.kind, 'path.changed')
    assert.equal(client.comments(), 3)
    client.close()
  })

  test('a client that does not read is cut off, and what waits for it is bounded', async (t) => {
    const { member, specialist } = await addTeam(running.app)
    const { db } = running.app
    const queries = t.mock.method(db, 'rows').mock
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET /api/message/stream HTTP/1.1\r\nhost: kinora\r\nauthorization: Bearer ${member.token}\r\n\r\n`)
    await once(socket, 'data')
    socket.pause()
    await db.rows(
      `with sent as (
         insert into messages (sender_id, receiver_id, type, content)
         select $specialistId, $memberId, 'TEXT_MESSAGE', repeat('ż', 4000) from generate_series(1, 3000) returning id
       )
       insert into events (user_id, kind, data) select $memberId, 'message.sent', jsonb_build_object('messageId', id) from sent`,
      { specialistId: specialist.userId, memberId: member.userId },
    )
    await db.rows("select pg_notify('events', $userId)", { userId: String(member.userId) })
    const readForIt = () =>
      queries.calls.filter(
        ({ arguments: [text, values] }) =>
          /\bfrom events\b/.test(text) && Object.values(values ?? {}).includes(member.userId),
      ).length
    /** Waits until nothing has been read for it while the database answered many other queries. */
    const settled = async () => {
      for (let [quiet, lastCount] = [0, readForIt()]; quiet < 200; quiet++) {
        await db.rows('select pg_sleep(0.002)')
        if (readForIt() !== lastCount) [quiet, lastCount] = [0, readForIt()]
      }
      return readForIt()
    }
    const before = await settled()
    assert.ok(before > 0)
    mock.timers.tick(HEARTBEAT_MS)
    assert.equal(await settled(), before, 'nothing more is read for it')
    mock.timers.tick(HEARTBEAT_MS)
    const closed = once(socket, 'close')
    socket.resume()
    await closed
    const metrics = await running.app.metrics.metrics()
    assert.match(metrics, /^event_streams_open 0$/m)
  })

  test('a stream is let go when its client goes', async () => {
    const { member } = await addTeam(running.app)
    const client = await readyStream(member.token)
    client.close()
    const open = async () => /^event_streams_open (\d+)$/m.exec(await running.app.metrics.metrics())?.[1]
    await until('no stream is open', async () => (await open()) === '0')
  })

  test('closing ends fifty open streams', async () => {
    const database = await create()
    const app = await startApp(database)
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const teams = await Promise.all(Array.from({ length: 25 }, () => addTeam(app)))
    const clients = await Promise.all(
      teams.flatMap(({ member, specialist }) =>
        [member, specialist].map(async ({ token }) => {
          const client = await openEvents(origin, { token })
          await client.next()
          return client
        }),
      ),
    )
    await app.close() // does not wait for clients that stay
    assert.deepEqual(
      await Promise.all(clients.map((client) => client.next())),
      clients.map(() => undefined),
    )
    const returns = clients.map((client) => client.returnMs() ?? Infinity)
    assert.ok(Math.max(...returns) <= 10_000 && Math.max(...returns) - Math.min(...returns) > 2_000, 'not all at once')
    await stopApp(app)
    await database.drop()
  })
})
