import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { openEvents } from '../../../testing/messages/eventClient.ts'
import { addPerson, tokenOf } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { lowerSessions } from '../../identity/index.ts'

onOneDatabase((create) => {
  const running = useApp(create, { secondFactor: 'specialists' })
  let url = ''
  let people = 0
  before(async () => {
    url = await running.app.listen({ host: '127.0.0.1', port: 0 })
  })

  async function specialist(verification: 'pending' | 'verified' | 'refused', factor: 'one' | 'two') {
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

  test('no specialist with one factor has a stream, whatever was decided about them', async () => {
    for (const verification of ['pending', 'verified', 'refused'] as const) {
      const { token } = await specialist(verification, 'one')
      const headers = { authorization: `Bearer ${token}` }
      for (const path of ['message/stream', 'user/me/export']) {
        const answer = await fetch(`${url}/api/${path}?locale=pl`, { headers })
        const { code } = (await answer.json()) as { code: string }
        assert.deepEqual([answer.status, code], [403, 'auth.factorNeeded'], `${verification} ${path}`)
      }
    }
  })

  test('a stream with two goes on until the last factor is removed', async () => {
    const { userId, token } = await specialist('verified', 'two')
    const client = await stream(token)
    await lowerSessions(running.app.db, userId)
    assert.equal(await client.next(), undefined)
  })
})
