import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { browser } from '../../../testing/browser.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { deleteExpiredRows } from '../../app/sweep/expiredRowQueries.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
type Event = { kind: string; outcome: string; detail: string; address: string; userId: number | null }

onOneDatabase((create) => {
  const running = useApp(create)
  let people = 0
  let email = ''
  beforeEach(() => void (email = `event${++people}@example.pl`))

  async function person() {
    const userId = await addPerson(running.app, { email })
    const page = browser(running.app, `192.0.2.${people}`)
    await page.signIn(email, PASSWORD, {}, { 'user-agent': FIREFOX })
    const authorization = async () => ({ authorization: `Bearer ${(await page.session()).jwt as string}` })
    return {
      ...page,
      userId,
      read: async (query = '') =>
        (await page.get(`/api/user/me/security-events?locale=pl${query}`, await authorization())).json(),
      call: async (url: string) => page.get(`/api/${url}`, await authorization()),
    }
  }
  const ask = (query: Record<string, string>) => running.app.inject({ url: '/api/security-events', query })
  const asked = async (query: Record<string, string>) => (await ask(query)).json().data as Event[]
  const kindsOf = (events: Event[]) => events.map(({ kind, outcome }) => `${kind} ${outcome}`)

  test('whoever signs in, fails to or signs out is seen by the owner, with browser and address', async () => {
    const anna = await person()
    await browser(running.app, '203.0.113.9').signIn(email, 'a wrong guess')
    const { data, meta } = await anna.read()
    assert.deepEqual(
      data.map(({ id: _id, createdAt: _at, ...event }: Record<string, unknown>) => event),
      [
        {
          kind: 'signIn',
          outcome: 'refused',
          detail: 'credentials',
          browser: null,
          system: null,
          address: '203.0.113.9',
        },
        {
          kind: 'signIn',
          outcome: 'done',
          detail: 'credentials',
          browser: 'Firefox',
          system: 'Windows',
          address: `192.0.2.${people}`,
        },
      ],
    )
    assert.equal(meta.pagination.total, 2)
    assert.equal((await anna.read('&pagination[page]=2&pagination[pageSize]=1')).data[0].outcome, 'done')
    await anna.signOut()
    assert.equal((await asked({ user: email }))[0]?.kind, 'signOut')
  })

  test('whoever guesses says nothing to the owner by the name of a browser, or to a terminal', async () => {
    const anna = await person()
    const words = 'KINORA: call us and tell the code/1 (x\u009b31m)'
    await browser(running.app, '203.0.113.9').signIn(email, 'a guess', {}, { 'user-agent': words })
    const [refused] = (await anna.read()).data
    assert.deepEqual([refused.browser, refused.system], [null, null])
    assert.doesNotMatch((await ask({ user: email })).body, /\p{Cc}/u)
  })

  test('a person sees nothing of others, and nothing that anybody typed is kept', async () => {
    const anna = await person()
    email = `other${people}@example.pl`
    const beata = await person()
    await browser(running.app, '203.0.113.9').signIn(`nobody${people}@example.pl`, 'secret words')
    assert.equal((await anna.read()).data.length, 1)
    assert.equal((await beata.read()).data.length, 1)
    const [unknown] = await asked({})
    assert.deepEqual([unknown?.kind, unknown?.outcome, unknown?.userId], ['signIn', 'refused', null])
    assert.doesNotMatch((await ask({})).body, /nobody|secret/)
  })

  test('passwords, sessions and deletion are written down, and stay without an owner', async () => {
    const anna = await person()
    await browser(running.app).postJson('/api/auth/forgot-password', { email })
    const code = codeIn(await running.mailbox.next(email))
    const password = { password: 'lampa wiosna rower', passwordConfirmation: 'lampa wiosna rower' }
    await anna.postJson('/api/auth/reset-password', { code, ...password })
    await anna.postJson('/api/auth/change-password', { currentPassword: 'wrong', ...password })
    const { jwt } = await anna.session()
    const headers = { authorization: `Bearer ${jwt as string}` }
    const erase = (payload: object) => anna.send({ method: 'DELETE', url: '/api/user/me', headers, payload })
    await anna.send({ method: 'DELETE', url: '/api/user/me/sessions?locale=pl', headers })
    await erase({ password: 'wrong' })
    await running.mailbox.next(email)
    await erase({ password: password.password })
    const kinds = [
      'deletionAsked done',
      'deletionAsked refused',
      'sessionsEnded done',
      'passwordChange refused',
      'passwordReset done',
      'passwordResetAsked done',
      'signIn done',
    ]
    assert.deepEqual(kindsOf(await asked({ user: email })), kinds)
    await erase({ code: codeIn(await running.mailbox.next(email)) })
    const latest = (await asked({})).slice(0, kinds.length + 1)
    assert.deepEqual(kindsOf(latest), ['deletion done', ...kinds])
    assert.ok(latest.every(({ userId }) => userId === null))
  })

  test('refused access and reached limits are written down once an hour', async () => {
    const anna = await person()
    for (let call = 0; call < 3; call++) assert.equal((await anna.call('team?locale=pl')).statusCode, 403)
    const refusals = (await asked({ user: email })).filter(({ kind }) => kind === 'accessRefused')
    assert.deepEqual(
      refusals.map(({ detail, outcome }) => [detail, outcome]),
      [['GET /api/team', 'refused']],
    )
    const guesser = browser(running.app, `203.0.113.${people}`)
    for (let guess = 0; guess < 12; guess++) await guesser.signIn(email, 'a guess')
    const limits = (await asked({ kind: 'limitReached' })).filter(({ address }) => address === `203.0.113.${people}`)
    assert.deepEqual(
      limits.map(({ detail }) => detail),
      ['POST /api/auth/callback/:provider'],
    )
  })

  test('neither many addresses of one network nor empty forms fill the list', async () => {
    const before = (await asked({})).length
    for (let host = 1; host <= 20; host++) {
      const page = browser(running.app, `2001:db8:${people}::${host.toString(16)}`)
      await page.postForm('/api/auth/callback/credentials', { csrfToken: await page.csrfToken(), json: 'true' })
      await page.send({ method: 'POST', url: '/api/auth/signout', headers: { 'sec-fetch-site': 'cross-site' } })
    }
    assert.deepEqual(kindsOf((await asked({})).slice(0, -before)).sort(), ['accessRefused refused', 'signIn refused'])
  })

  test('an operator reads them by person, kind and time; others do not know of them', async () => {
    const { userId } = await person()
    assert.deepEqual(kindsOf(await asked({ user: String(userId) })), ['signIn done'])
    assert.deepEqual(await asked({ user: email, kind: 'export' }), [])
    await running.app.db.rows(
      "update security_events set created_at = now() - interval '30 hours' where user_id = $userId",
      { userId },
    )
    assert.deepEqual(await asked({ user: email }), [])
    assert.deepEqual(kindsOf(await asked({ user: email, hours: '48' })), ['signIn done'])
    assert.equal((await ask({ user: 'nobody@example.pl' })).statusCode, 404)
    assert.equal((await ask({ kind: 'none' })).statusCode, 400)
    const outside = await running.app.inject({ url: '/api/security-events', headers: { 'x-forwarded-for': '1.2.3.4' } })
    assert.equal(outside.statusCode, 404)
  })

  test('after a year they are deleted', async () => {
    const { userId } = await person()
    const age = (interval: string) =>
      running.app.db.rows(
        `update security_events set created_at = now() - $interval::interval where user_id = $userId`,
        {
          userId,
          interval,
        },
      )
    await age('364 days')
    await deleteExpiredRows(running.app.db)
    assert.equal((await asked({ user: email, hours: '8784' })).length, 1)
    await age('366 days')
    await deleteExpiredRows(running.app.db)
    const left = await running.app.db.rows('select from security_events where user_id = $userId', { userId })
    assert.equal(left.length, 0)
  })
})
