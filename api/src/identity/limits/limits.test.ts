import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addPerson, tokenOf } from '../../../testing/people.ts'
import { startApp, useApp } from '../../../testing/startApp.ts'
import type { ApiProblem } from '../../platform/http/responses/problems.ts'

const LIMIT = { max: 3, seconds: 60 }

onOneDatabase((create) => {
  const running = useApp(create)

  /** How many of `tries` passed, and the last refusal. */
  async function tryOften(tries: number, name: string, who: (number: number) => string, app = running.app) {
    const results = await Promise.allSettled(
      Array.from({ length: tries }, (_, number) => app.limits.take(name, who(number), LIMIT)),
    )
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as ApiProblem)
    return { passed: tries - refused.length, refused }
  }

  test('beyond the limit is a 429 with Retry-After', async () => {
    const { passed, refused } = await tryOften(50, 'one', () => 'anna@example.pl')
    assert.equal(passed, 3)
    for (const { status, code, more } of refused) {
      assert.deepEqual([status, code], [429, 'auth.tooManyAttempts'])
      assert.ok(more.retryAfter && more.retryAfter >= 1 && more.retryAfter <= 60)
    }
  })

  test('callers and limits are counted separately', async () => {
    assert.equal((await tryOften(3, 'apart', () => 'eva@example.pl')).passed, 3)
    assert.equal((await tryOften(3, 'apart', () => 'ola@example.pl')).passed, 3)
    assert.equal((await tryOften(3, 'apart too', () => 'eva@example.pl')).passed, 3)
  })

  test('a new window starts after the old one has ended', async () => {
    await tryOften(5, 'window', () => 'anna@example.pl')
    await running.app.db.rows("update attempts set ends_at = now() - interval '1 second' where key like 'window:%'")
    assert.equal((await tryOften(5, 'window', () => 'anna@example.pl')).passed, 3)
  })

  test('IPv6 addresses count by their /64, mapped IPv4 addresses as IPv4', async () => {
    const spellings = [
      '2001:db8:0:1::7',
      '2001:DB8:0:1:ffff::1',
      '2001:db8:0:1:0:0:0:9',
      '2001:0db8:0000:0001::1',
      '2001:db8:0:1::',
    ]
    assert.equal((await tryOften(5, 'v6', (number) => spellings[number] ?? '')).passed, 3)
    assert.equal((await tryOften(3, 'v6', () => '2001:db8:0:2::7')).passed, 3)
    assert.equal((await tryOften(3, 'v6', () => '::1')).passed, 3)
    assert.equal((await tryOften(4, 'v4', (number) => (number % 2 ? '192.0.2.1' : '::ffff:192.0.2.1'))).passed, 3)
  })

  test('the table contains no addresses, only hashes', async () => {
    await tryOften(1, 'hidden', () => 'anna@example.pl')
    const rows = await running.app.db.rows<{ key: string }>('select key from attempts')
    assert.ok(rows.length > 0)
    for (const { key } of rows) assert.doesNotMatch(key, /anna|example|192\.0/)
  })

  test("a route's limit counts each person where the route knows them, and otherwise each address", async () => {
    const { app } = running
    const answer = async () => ({})
    const limit = { max: 2, seconds: 60 }
    app.post('/test/mine', { config: { policy: { who: 'user' }, limit } }, answer)
    app.post('/test/anyone', { config: { policy: { who: 'public' }, limit } }, answer)
    app.post('/test/else', { config: { policy: { who: 'public' }, limit } }, answer)
    const anna = `Bearer ${await tokenOf(app, await addPerson(app, { email: 'anna@example.pl' }))}`
    const jan = `Bearer ${await tokenOf(app, await addPerson(app, { email: 'jan@example.pl' }))}`
    const post = async (url: string, remoteAddress: string, authorization?: string) => {
      const headers = authorization === undefined ? {} : { authorization }
      const { statusCode } = await app.inject({ method: 'POST', url, remoteAddress, headers })
      return statusCode
    }
    const [home, away] = ['192.0.2.1', '198.51.100.1']
    assert.deepEqual([await post('/test/mine', home, anna), await post('/test/mine', away, anna)], [200, 200])
    assert.deepEqual([await post('/test/mine', away, anna), await post('/test/mine', home, jan)], [429, 200])
    assert.deepEqual([await post('/test/anyone', home, anna), await post('/test/anyone', home, jan)], [200, 200])
    assert.deepEqual([await post('/test/anyone', home), await post('/test/anyone', away)], [429, 200])
    assert.equal(await post('/test/else', home), 200)
  })

  test('two processes on one database count together', async (context) => {
    if (!running.database.url) return context.skip('the embedded database has one process')
    const other = await startApp(running.database, running.content)
    const [here, there] = await Promise.all([
      tryOften(20, 'both', () => 'anna@example.pl'),
      tryOften(20, 'both', () => 'anna@example.pl', other),
    ])
    await other.close()
    await other.db.close()
    assert.equal(here.passed + there.passed, 3)
  })
})
