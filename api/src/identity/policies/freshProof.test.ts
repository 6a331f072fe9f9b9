import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { browser } from '../../../testing/browser.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  let email = ''
  beforeEach(() => void (email = `fresh${++people}@example.pl`))

  /** A page of a person who signed in a while ago, in seconds. */
  async function pageOf({ signedInSeconds }: { signedInSeconds: number }) {
    const { app } = running
    const userId = await addPerson(app, { email })
    const page = browser(app, `192.0.2.${people}`)
    await page.signIn(email, PASSWORD)
    await age(userId, signedInSeconds)
    const authorization = async () => ({ authorization: `Bearer ${(await page.session()).jwt as string}` })
    return {
      userId,
      get: async (url: string) => page.get(`/api/${url}`, await authorization()),
      prove: (password: string) => page.postJson('/api/auth/proof?locale=pl', { password }),
    }
  }
  const age = (userId: number, seconds: number) =>
    running.app.db.rows(
      'update sessions set proved_at = now() - make_interval(secs => $seconds::float8) where user_id = $userId',
      { userId, seconds },
    )
  const eventsOf = (userId: number) =>
    running.app.db.rows<{ kind: string; outcome: string }>(
      'select kind, outcome from security_events where user_id = $userId order by id',
      { userId },
    )

  test('whoever has just signed in downloads their data without being asked again', async () => {
    const page = await pageOf({ signedInSeconds: 14 * 60 })
    assert.equal((await page.get('user/me/export?locale=pl')).statusCode, 200)
  })

  test('on a page that was left open the password is asked for, and lets one in for a while', async () => {
    const page = await pageOf({ signedInSeconds: 16 * 60 })
    const refused = await page.get('user/me/export?locale=pl')
    assert.deepEqual([refused.statusCode, refused.json().code], [403, 'auth.proofNeeded'])
    assert.equal((await page.get('user/me?locale=pl')).statusCode, 200)

    const wrong = await page.prove('another morning')
    assert.deepEqual(
      [wrong.statusCode, wrong.json().errors],
      [400, [{ field: 'password', code: 'auth.wrongPassword' }]],
    )
    assert.equal((await page.get('user/me/export?locale=pl')).statusCode, 403)

    assert.equal((await page.prove(PASSWORD)).statusCode, 204)
    assert.equal((await page.get('user/me/export?locale=pl')).statusCode, 200)
    await age(page.userId, 16 * 60)
    assert.equal((await page.get('user/me/export?locale=pl')).statusCode, 403)
    assert.deepEqual(
      (await eventsOf(page.userId)).map(({ kind, outcome }) => `${kind} ${outcome}`),
      ['signIn done', 'proof refused', 'proof done', 'export done'],
    )
  })

  test('guesses of the password end after five in a minute', async () => {
    const page = await pageOf({ signedInSeconds: 16 * 60 })
    for (let guess = 0; guess < 5; guess++) assert.equal((await page.prove('a guess')).statusCode, 400)
    const more = await page.prove(PASSWORD)
    assert.equal(more.statusCode, 429)
    assert.equal((await page.get('user/me/export?locale=pl')).statusCode, 403)
  })

  test('a proof is of one session alone', async () => {
    const page = await pageOf({ signedInSeconds: 16 * 60 })
    const [{ id } = { id: 0 }] = await running.app.db.rows<{ id: number }>(
      'select id from sessions where user_id = $userId',
      { userId: page.userId },
    )
    const other = browser(running.app, `192.0.2.${people}`)
    await other.signIn(email, PASSWORD)
    await age(page.userId, 16 * 60)
    await other.postJson('/api/auth/proof?locale=pl', { password: PASSWORD })
    assert.equal((await page.get('user/me/export?locale=pl')).statusCode, 403)
    const stale = await running.app.db.rows<{ id: number }>(
      ofAnyone("select id from sessions where id = $id and proved_at < now() - interval '15 minutes'"),
      { id },
    )
    assert.equal(stale.length, 1)
  })
})
