import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { browser } from '../../../testing/browser.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const DAY_S = 86_400

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  let email = ''
  beforeEach(() => void (email = `anna${++people}@example.pl`))

  /** Somebody's browser, signed in. */
  async function device(userAgent: string, address = `192.0.2.${people}`) {
    const one = browser(running.app, address)
    await one.signIn(email, PASSWORD, {}, { 'user-agent': userAgent })
    const authorization = async () => ({ authorization: `Bearer ${(await one.session()).jwt as string}` })
    return {
      ...one,
      list: async () => (await one.get('/api/user/me/sessions?locale=pl', await authorization())).json().data,
      end: async (path: string) =>
        (
          await one.send({
            method: 'DELETE',
            url: `/api/user/me/sessions${path}?locale=pl`,
            headers: await authorization(),
          })
        ).statusCode,
    }
  }
  const sessionsOf = (who: string) => running.app.inject({ url: '/api/sessions', query: { user: who, locale: 'pl' } })

  test('a person sees where they are signed in, and ends one session or all others', async () => {
    await addPerson(running.app, { email })
    const [phone, home, library] = [await device(PHONE), await device(FIREFOX, '198.51.100.9'), await device('')]
    const seen = (await phone.list()) as { id: number; isCurrent: boolean }[]
    assert.deepEqual(
      seen.map(({ id: _id, createdAt: _at, lastUsedAt: _used, ...session }: Record<string, unknown>) => session),
      [
        { browser: 'Chrome', system: 'Android', address: `192.0.2.${people}`, isCurrent: true },
        { browser: null, system: null, address: `192.0.2.${people}`, isCurrent: false },
        { browser: 'Firefox', system: 'Windows', address: '198.51.100.9', isCurrent: false },
      ],
    )
    assert.equal(await phone.end(`/${seen[1]!.id}`), 204)
    assert.deepEqual(await library.session(), {})
    assert.equal(await phone.end(`/${seen[1]!.id}`), 404)
    await device(FIREFOX)
    assert.equal(await phone.end(''), 204)
    assert.deepEqual(await home.session(), {})
    assert.equal((await phone.list()).length, 1)
  })

  test('nobody sees or ends the sessions of somebody else', async () => {
    await addPerson(running.app, { email })
    const anna = await device(FIREFOX)
    const [{ id }] = await anna.list()
    email = `beata${people}@example.pl`
    await addPerson(running.app, { email })
    const beata = await device(FIREFOX)
    assert.equal(await beata.end(`/${id}`), 404)
    assert.equal(await beata.end(''), 204)
    assert.equal((await anna.list()).length, 1)
    assert.equal((await beata.list()).length, 1)
  })

  test('an operator lists and ends them, and nobody from outside does', async () => {
    const id = await addPerson(running.app, { email })
    const anna = await device(FIREFOX)
    for (const who of [email, String(id)]) assert.equal((await sessionsOf(who)).json().data.sessions.length, 1)
    assert.equal((await sessionsOf('nobody@example.pl')).statusCode, 404)
    const end = (remoteAddress: string) =>
      running.app.inject({
        method: 'DELETE',
        url: '/api/sessions',
        query: { user: email, locale: 'pl' },
        remoteAddress,
      })
    assert.equal((await end('203.0.113.7')).statusCode, 404)
    assert.equal((await anna.session()).id, id)
    assert.equal((await end('127.0.0.1')).json().data.sessions[0].userAgent, FIREFOX)
    assert.deepEqual(await anna.session(), {})
  })

  /** When a session ends, in seconds from now, if it began and was used so long ago, and is read now. */
  async function endsIn({ begun, unused, idle = '' }: { begun: number; unused: number; idle?: string }) {
    const one = await device(FIREFOX)
    await running.app.db.rows(
      `update sessions set created_at = now() - make_interval(secs => $begun),
         last_used_at = now() - make_interval(secs => $unused), expires_at = now() + interval '1 hour'
       where user_id = $userId`,
      { begun, unused, userId: (await one.session()).id },
    )
    const { expires } = (await one.get(`/api/auth/session${idle}`)).json()
    return (Date.parse(expires) - Date.now()) / 1_000
  }
  const isAbout = (seconds: number, expected: number) => assert.ok(Math.abs(seconds - expected) < 60, String(seconds))

  test('a session lasts while it is used, ninety days at most', async () => {
    await addPerson(running.app, { email })
    isAbout(await endsIn({ begun: DAY_S, unused: DAY_S }), 30 * DAY_S)
    isAbout(await endsIn({ begun: 80 * DAY_S, unused: DAY_S }), 10 * DAY_S)
    isAbout(await endsIn({ begun: DAY_S, unused: 60 }), 3_600)
    isAbout(await endsIn({ begun: DAY_S, unused: DAY_S, idle: '?idle=true' }), 3_600)
  })

  test('a specialist’s ends after twelve hours without use', async () => {
    await addPerson(running.app, { email, role: 'specialist' })
    isAbout(await endsIn({ begun: DAY_S, unused: 3_600 }), DAY_S / 2)
    isAbout(await endsIn({ begun: 90 * DAY_S - 3_600, unused: 3_600 }), 3_600)
  })
})
