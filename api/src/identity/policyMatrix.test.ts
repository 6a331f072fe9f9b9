import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type Actor, ACTORS, answerOfGuard } from '../../testing/actors.ts'
import { browser } from '../../testing/browser.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { addPerson, PASSWORD, tokenOf } from '../../testing/people.ts'
import { ORIGIN, useApp } from '../../testing/startApp.ts'
import type { Policy } from './policies.ts'

/** The guard of each route (docs/contract.md): a new route, or one with another guard, fails the test. */
const GUARDS: Record<string, string> = {
  'GET /api/auth/session': 'public',
  'POST /api/auth/session': 'user own',
  'GET /api/auth/csrf': 'public',
  'GET /api/auth/providers': 'public',
  'POST /api/auth/signin/:provider': 'public',
  'POST /api/auth/callback/:provider': 'public',
  'GET /api/auth/callback/:provider': 'public',
  'POST /api/auth/signout': 'public',
  'GET /api/auth/signin': 'public',
  'GET /api/auth/error': 'public',
  'POST /api/auth/_log': 'public',
  'POST /api/auth/local/register': 'public',
  'POST /api/auth/verify-email': 'public',
  'POST /api/auth/verify-email/send': 'user',
  'POST /api/auth/forgot-password': 'public',
  'POST /api/auth/reset-password': 'public',
  'POST /api/auth/change-password': 'user',
  'GET /api/user/me': 'user own',
  'DELETE /api/user/me': 'user own',
  'GET /api/user/me/export': 'user',
  'PUT /api/users/:id': 'user own',
  'PUT /api/user/avatar': 'user own',
  'GET /api/categories': 'public',
  'GET /api/levels': 'public',
  'GET /api/trinings': 'public',
  'GET /api/trinings/test-mode': 'specialist',
  'GET /api/trinings/:id': 'public',
  'GET /api/trinings/getVideoURL/:id': 'user active unless exampleProgram',
  'GET /api/trinings/getTranscriptionURL/:id': 'user active unless exampleProgram',
  'GET /api/subscriptions': 'public',
  'GET /api/gift-subscriptions': 'public',
  'GET /api/gift-templates': 'public',
  'GET /api/products': 'public',
  'GET /api/refer-items': 'public',
  'GET /api/contact/token': 'public',
  'POST /api/contact': 'public',
  'GET /api/referral.js': 'public',
  'POST /api/favourites': 'user own',
  'GET /api/favourites/my-favorites': 'user own',
  'GET /api/favourites/by-training/:id': 'user own',
  'DELETE /api/favourites/:id': 'user own',
  'POST /api/watch-list': 'user own',
  'GET /api/watch-list': 'user own',
  'DELETE /api/watch-list/:id': 'user own',
  'POST /api/progress/done/:id': 'user own',
  'GET /api/progress/position/:id': 'user own',
  'PUT /api/progress/position/:id': 'user own',
  'GET /api/progress/positions': 'user own',
  'GET /api/progress/today': 'user own',
  'GET /api/done-trainings': 'user own',
  'POST /api/feedbacks': 'user own',
  'GET /api/feedbacks': 'user own',
  'POST /api/video-surveys': 'user own',
  'GET /api/video-surveys/today/:id': 'user own',
  'POST /api/check-ins': 'user own',
  'GET /api/check-ins/today/:id': 'user own',
  'GET /api/my-path': 'user',
  'DELETE /api/my-path/:id': 'member own',
  'PUT /api/my-path/:id': 'member own',
  'GET /api/health': 'public',
  'GET /api/ready': 'public',
  'GET /api/content-version': 'public',
  'GET /api/metrics': 'internal',
  'GET /api/openapi.json': 'public',
  'GET /media/avatars/:file': 'public',
  'GET /media/handbooks/:file': 'public',
  'GET /media/:folder/:file': 'public',
  'GET /media/films/:id/:session.:expires.:signature/*': 'link',
}

/** Programs of the test content: one that needs a subscription, and an example program. */
const NO_EXAMPLE = 5
const EXAMPLE = 1

type Headers = Record<string, string>
type Route = { method: string; url: string; guard: string }

const nameOf = (policy: Policy) =>
  Object.entries(policy)
    .map(([key, value]) => (key === 'active' ? 'active' : key === 'unless' ? `unless ${value}` : value))
    .join(' ')

onEachDatabase((create) => {
  const running = useApp(create)
  const identities: Record<string, Headers> = { visitor: {} }
  let routes: Route[]

  before(async () => {
    const { app } = running
    for (const actor of ACTORS.slice(1)) {
      const userId = await addPerson(app, {
        email: `${actor.replaceAll(' ', '.')}@example.pl`,
        role: actor === 'specialist' ? 'specialist' : 'patient',
        ...(actor === 'member with a plan' ? { plan: 'running' } : actor === 'other member' ? { plan: 'ended' } : {}),
      })
      identities[actor] = { authorization: `Bearer ${await tokenOf(app, userId)}` }
    }
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
    const { statusCode, body } = await running.app.inject({
      method: method as 'GET',
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
