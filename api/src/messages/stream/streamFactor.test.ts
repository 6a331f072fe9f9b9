import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { openEvents } from '../../../testing/messages/eventClient.ts'
import { addPerson, tokenOf } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { lowerSessions } from '../../identity/index.ts'
import { specialistDecisions } from '../../identity/identityTables.ts'

onOneDatabase((create) => {
  const running = useApp(create, { secondFactor: 'specialists' })
  let url = ''
  let people = 0
  before(async () => {
    url = await running.app.listen({ host: '127.0.0.1', port: 0 })
  })

  async function specialist(verification: 'pending' | 'verified', factor: 'one' | 'two') {
    const email = `specialist${++people}@example.pl`
    const userId = await addPerson(running.app, { email, role: 'specialist', verification })
    const token = await tokenOf(running.app, userId, factor)
    return { userId, token }
  }
  async function stream(token: string) {
    const client = await openEvents(url, { token })
    assert.equal((await client.next())?.kind, 'ready')
    return client
  }
  const wake = (userId: number) => running.app.db.rows("select pg_notify('events', $id)", { id: String(userId) })

  test('a stream with one factor ends when its specialist is verified, and another is refused', async () => {
    const { userId, token } = await specialist('pending', 'one')
    const client = await stream(token)
    await running.app.db.orm.insert(specialistDecisions).values({ userId, state: 'verified' })
    await wake(userId)
    assert.equal(await client.next(), undefined)
    const again = await fetch(`${url}/api/message/stream?locale=pl`, { headers: { authorization: `Bearer ${token}` } })
    assert.equal(again.status, 403)
    assert.equal(((await again.json()) as { code: string }).code, 'auth.factorNeeded')
  })

  test('a stream with two goes on until the last factor is removed', async () => {
    const { userId, token } = await specialist('verified', 'two')
    const client = await stream(token)
    await lowerSessions(running.app.db, userId)
    assert.equal(await client.next(), undefined)
  })
})
