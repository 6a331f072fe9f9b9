import { TEST_MODE_HEADER } from '@kinora/limits'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browser } from '../../../testing/browser.ts'
import { addCaller, inTestMode } from '../../../testing/caller.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { injectBriefly } from '../../../testing/http/injectBriefly.ts'
import { PASSWORD } from '../../../testing/people.ts'
import { ORIGIN, useApp } from '../../../testing/startApp.ts'
import { addDone, addTeam, givePath } from '../../../testing/care/trainedMembers.ts'

const TEST_MODE = { [TEST_MODE_HEADER]: '1' }
/** Signing in and out stays possible. */
const ALLOWED = ['signin/:provider', 'callback/:provider', 'signout', '_log'].map((path) => `/api/auth/${path}`)
const SECRET = 'tajemnica'

type Caller = Awaited<ReturnType<typeof addCaller>>

onOneDatabase((create) => {
  const running = useApp(create)
  const routes = (isRead: boolean) =>
    running.app.policies.filter(
      ({ method, url }) => (method === 'GET') === isRead && method !== 'HEAD' && url.startsWith('/api/'),
    )
  const ask = (method: string, url: string, token: string, id: number, headers = {}) =>
    injectBriefly(running.app, {
      method: method,
      url: url.replace(':provider', 'credentials').replace(/:\w+/g, String(id)),
      headers: { origin: ORIGIN, authorization: `Bearer ${token}`, ...headers },
      ...(method !== 'GET' && { payload: {} }),
    })

  /** A team whose member has rows that a specialist may read, or has written to them. */
  async function addKnownTeam() {
    const { member, specialist } = await addTeam(running.app)
    await givePath(running.app, member.userId, { items: [{ program: 'hundred' }] })
    await addDone(running.app, member.userId, 'hundred', ['2026-11-01'])
    const write = (one: Caller, other: Caller) =>
      one.post('/message', { receiverId: other.userId, content: SECRET, key: crypto.randomUUID() })
    assert.equal((await write(member, specialist)).statusCode, 201)
    assert.equal((await write(specialist, member)).statusCode, 201)
    await running.app.db.rows(`update users set first_name = '${SECRET}' where id = $userId`, { userId: member.userId })
    return { member, specialist }
  }

  test('every write of a specialist in test mode is refused, whatever the route', async () => {
    const { specialist, member } = await addKnownTeam()
    const writes = routes(false)
    assert.ok(writes.length > 30)
    for (const { method, url } of writes) {
      const { statusCode, body } = await ask(method, url, specialist.token, member.userId, TEST_MODE)
      // The form of browsers without scripts is answered with a page.
      const isRefused = statusCode === 403 && (url.endsWith('/form') || body.includes('testMode.readOnly'))
      assert.equal(isRefused, !ALLOWED.includes(url), `${method} ${url} answers ${statusCode}: ${body}`)
    }
  })

  test('nothing of a real member can be read in test mode', async () => {
    const { specialist, member } = await addKnownTeam()
    assert.match((await specialist.get(`/message/${member.userId}`)).body, new RegExp(SECRET))
    const guarded = routes(true).filter(({ policy }) => !['internal', 'link'].includes(policy.who))
    for (const { url, policy } of guarded) {
      const { statusCode, body } = await ask('GET', url, specialist.token, member.userId, TEST_MODE)
      assert.ok(statusCode < 500 || body.includes('"payments.off"'), `${url} answers ${statusCode}: ${body}`)
      assert.ok(!body.includes(SECRET), `${url} tells ${body}`)
      if (policy.who === 'specialist' && !policy.inTestMode) assert.equal(statusCode, 403, url)
    }
    const { get } = inTestMode(running.app, specialist)
    assert.equal((await get('/message/unread')).json().data.unread, 0)
    assert.equal((await get(`/message/${member.userId}`)).statusCode, 404)
  })

  test('own rows of the specialist are not there, and their account is', async () => {
    const { specialist } = await addKnownTeam()
    await specialist.post('/favourites', { data: { users_permissions_user: specialist.userId, training: 1 } })
    const tested = inTestMode(running.app, specialist)
    for (const url of ['/favourites/my-favorites', '/watch-list', '/emotions', '/done-trainings', '/goals'])
      assert.deepEqual((await tested.get(url)).json().data, [], url)
    const isKept = async ({ get }: Pick<Caller, 'get'>) => (await get('/trinings/1')).json().data.isFavourite
    assert.deepEqual([await isKept(specialist), await isKept(tested)], [true, false])
    const { data: me } = (await tested.get('/user/me')).json()
    assert.deepEqual([me.id, me.isSpecialist, me.role], [specialist.userId, false, { name: 'patient' }])
    const { data: ownSpecialist } = (await tested.get('/members/specialist')).json()
    assert.equal(ownSpecialist.userId, specialist.userId)
    assert.deepEqual((await tested.get(`/message/${ownSpecialist.userId}`)).json(), { data: [], count: 0 })
    assert.equal((await tested.get(`/message/${ownSpecialist.userId}/status`)).json().data.canReply, true)
    const held = await tested.get('/user/me/export')
    assert.ok(!held.body.includes(SECRET))
  })

  test('a session without a token is in test mode too, and can be signed out of', async () => {
    await addCaller(running.app, { email: 'krystyna@kinora.example', role: 'specialist' })
    const { signIn, postJson, csrfToken, postForm, session } = browser(running.app, '203.0.113.44')
    await signIn('krystyna@kinora.example', PASSWORD)
    const csrf = await csrfToken()
    const renamed = await postJson('/api/auth/session', { csrfToken: csrf, data: { firstName: 'Krysia' } }, TEST_MODE)
    assert.deepEqual([renamed.statusCode, renamed.json().code], [403, 'testMode.readOnly'])
    assert.equal((await session()).user.name, 'Anna Zielińska')
    const left = await postForm('/api/auth/signout', { csrfToken: csrf, callbackUrl: '/', json: 'true' }, TEST_MODE)
    assert.equal(left.statusCode, 200)
    assert.deepEqual(await session(), {})
  })

  test('for a member the header means nothing', async () => {
    const { member } = await addKnownTeam()
    const { get, remove } = inTestMode(running.app, member)
    assert.equal((await get('/my-path')).json().data.name, 'Ścieżka')
    assert.equal((await get('/trinings/test-mode')).statusCode, 403)
    const { id } = (await get('/my-path')).json().data.trainings[0]
    assert.equal((await remove(`/my-path/${id}`)).statusCode, 200)
  })
})
