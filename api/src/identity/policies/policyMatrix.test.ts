import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type Actor, ACTORS, answerOfGuard } from '../../../testing/http/actors.ts'
import { browser } from '../../../testing/browser.ts'
import { onEachDatabase } from '../../../testing/database/databases.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { GUARDS } from '../../../testing/http/guards.ts'
import { injectBriefly } from '../../../testing/http/injectBriefly.ts'
import { addPerson, PASSWORD, tokenOf } from '../../../testing/people.ts'
import { ORIGIN, useApp } from '../../../testing/startApp.ts'
import type { Policy } from './policies.ts'

/** Programs of the test content: one that needs a subscription, and an example program. */
const NO_EXAMPLE = 5
const EXAMPLE = 1

type Headers = Record<string, string>
type Route = { method: string; url: string; guard: string }

/** How fields of a policy are written in GUARDS; others are their values. */
const WORDS: Record<string, (value: string) => string> = {
  verified: () => 'verified',
  members: () => 'members',
  active: () => 'active',
  consent: (value) => `consent:${value}`,
  fresh: () => 'fresh',
  inTestMode: () => 'inTestMode',
  unless: (value) => `unless ${value}`,
}
const nameOf = (policy: Policy) =>
  Object.entries(policy)
    .map(([key, value]) => WORDS[key]?.(String(value)) ?? value)
    .join(' ')

onEachDatabase((create) => {
  const running = useApp(create, { secondFactor: 'specialists' })
  const identities: Record<string, Headers> = { visitor: {} }
  let routes: Route[]

  before(async () => {
    const { app } = running
    // No session has the id of the program, or its owner would end it with DELETE user/me/sessions/5.
    await app.db.rows('alter table sessions alter column id restart with 1000')
    for (const actor of ACTORS.slice(1)) {
      const userId = await addPerson(app, {
        email: `${actor.replaceAll(' ', '.')}@example.pl`,
        role: actor.includes('specialist') ? 'specialist' : 'patient',
        verification: actor === 'unverified specialist' ? 'pending' : 'verified',
        consents: actor !== 'member without consent',
        ...(actor === 'member with a plan' ? { plan: 'running' } : actor === 'other member' ? { plan: 'ended' } : {}),
      })
      identities[actor] = {
        authorization: `Bearer ${await tokenOf(app, userId, actor === 'specialist' ? 'two' : 'one')}`,
      }
    }
    // Routes that add second factors need a confirmed address.
    await app.db.rows(ofAnyone('update users set email_verified_at = now()'))
    // Guards that no route of docs/contract.md has yet are tested on these routes.
    for (const who of ['member', 'specialist'] as const) {
      app.get(`/api/test/${who}`, { config: { policy: { who } } }, async () => ({}))
    }
    routes = app.policies
      .filter(({ method }) => method !== 'HEAD')
      .map(({ policy, ...route }) => ({ ...route, guard: nameOf(policy) }))
  })

  test('every route has the guard of the contract', () => {
    const real = routes.filter(({ url }) => !url.startsWith('/api/test/'))
    assert.deepEqual(Object.fromEntries(real.map(({ method, url, guard }) => [`${method} ${url}`, guard])), GUARDS)
  })

  async function ask({ method, url }: Route, who: string, identity: Headers | undefined, program = NO_EXAMPLE) {
    const { statusCode, body } = await injectBriefly(running.app, {
      method: method,
      url: url.replace(':provider', 'credentials').replace(/:\w+/g, String(program)),
      headers: { origin: ORIGIN, ...identity },
      remoteAddress: '203.0.113.7',
      ...(method !== 'GET' && { payload: {} }),
    })
    return { statusCode, message: `${method} ${url} answers ${statusCode} to ${who}: ${body.slice(0, 200)}` }
  }

  async function assertGuard(route: Route, actor: Actor, who: string, identity: Headers | undefined) {
    const { statusCode, message } = await ask(route, who, identity)
    const status = answerOfGuard(route.guard, actor)
    if (status !== undefined) assert.equal(statusCode, status, message)
    else assert.ok(![401, 403].includes(statusCode), message)
  }

  for (const actor of ACTORS) {
    test(`the guard before a ${actor}`, async () => {
      for (const route of routes) await assertGuard(route, actor, actor, identities[actor])
    })

    test(`example programs are open to a ${actor}`, async () => {
      const excepted = routes.filter(({ guard }) => guard.endsWith('unless exampleProgram'))
      assert.ok(excepted.length > 0)
      for (const route of excepted) {
        const { statusCode, message } = await ask(route, actor, identities[actor], EXAMPLE)
        assert.equal(statusCode, 200, message)
      }
    })
  }

  test('the session cookie authenticates only under /api/auth, and not with an invalid token', async () => {
    const { cookies, signIn } = browser(running.app)
    await signIn('member@example.pl', PASSWORD)
    const cookie = { cookie: `kinora.session=${cookies.get('kinora.session')}` }
    for (const route of routes) {
      await assertGuard(route, route.url.startsWith('/api/auth/') ? 'member' : 'visitor', 'a cookie', cookie)
      await assertGuard(route, 'visitor', 'a wrong token', { ...cookie, authorization: 'Bearer a.b.c' })
    }
  })
})
